// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSource

/// Tells running programs.
struct FollowerActor: Sendable {
  let bus: BusAddress

  /// The longest time for a program that is run, in seconds.
  private static let timeLimit = 10.0

  /// Does an action.
  ///
  /// - Returns: why it failed; nil where it did not, or where nobody is there to be told
  func perform(_ action: FollowerAction) -> String? {
    switch action {
    case .signal(let program, let signal), .reload(let program, let signal):
      RunningPrograms.send(signal, to: program)
      return nil
    case .run(let words, let other):
      return other.map(RunningPrograms.isRunning) == false ? nil : Self.run(words)
    case .changedPalette:
      tellKDE()
      return nil
    }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: why it failed; nil where it did not
  static func run(_ words: [String], environment: [String: String?] = [:]) -> String? {
    let program = ChildProgram(
      words: words, environment: environment, timeLimit: timeLimit, outputLimit: 0)
    return ScriptRun(path: words[0], run: program.runWaiting(), timeLimit: timeLimit, end: .now)
      .problem?.message
  }

  /// Emits KDE's signal for a changed palette.
  ///
  /// Source: KGlobalSettings of kdelibs 4, `notifyChange(int changeType, int arg)`, which KDE's
  /// platform theme for Qt still hears; 0 is PaletteChanged
  private func tellKDE() {
    let connection = BusConnection(bus)
    connection.emit(
      path: "/KGlobalSettings", interface: "org.kde.KGlobalSettings", member: "notifyChange",
      arguments: [.int32(0), .int32(0)])
    // What is answered came after what was sent.
    try? connection.reach()
  }
}
