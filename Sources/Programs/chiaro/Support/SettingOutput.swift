// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroSource

/// Prints the desktop's setting.
enum SettingOutput {
  static func table(_ entries: [SettingReport.Entry]) -> String {
    let width = (entries.map(\.name.count).max() ?? 0) + 2
    return entries.map { entry in
      entry.name + String(repeating: " ", count: width - entry.name.count)
        + VisibleText.reveal(entry.text) + "\n"
    }.joined()
  }

  /// The entries as members of an object; with problems where they were asked for.
  static func json(_ entries: [SettingReport.Entry], problems: [String]? = nil) -> JSON {
    let told = problems.map { [JSON.Member("problems", .array($0.map { .string($0) }))] } ?? []
    return .object([.init("version", 1)] + SettingReport.members(entries) + told)
  }
}

/// Asks for the desktop's setting, and says what is odd.
enum SettingOutcome {
  /// What the client answers; an error has its exit code.
  static func of(
    _ ask: (SettingClient) throws(SettingError) -> SettingClient.Answer
  ) throws -> SettingClient.Answer {
    let answer = try result(ask)
    if let file = answer.file {
      Terminal.say(
        "chiaro: no service runs; these values are from \(file)")
    }
    return answer
  }

  /// Makes a change: one that nobody follows is no success.
  static func ofChange(
    _ ask: (SettingClient) throws(SettingError) -> SettingClient.Answer
  ) throws -> SettingClient.Answer {
    let answer = try result(ask)
    if let file = answer.file {
      throw Outcome.unreadable(
        """
        no service runs, and none can be started: the setting is saved in \(file), but no app \
        follows it; run: chiaro service --install
        """)
    }
    return answer
  }

  /// Ends the command where there is no bus.
  static func checkBus() throws {
    try converting { client throws(SettingError) in try client.reachBus() }
  }

  /// What the service finds wrong.
  static func problems() throws -> [String] {
    try converting { client throws(SettingError) in try client.problems() }
  }

  private static func result(
    _ ask: (SettingClient) throws(SettingError) -> SettingClient.Answer
  ) throws -> SettingClient.Answer {
    let answer = try converting(ask)
    for warning in answer.warnings { Terminal.say("chiaro: \(warning)") }
    return answer
  }

  private static func converting<Value>(
    _ ask: (SettingClient) throws(SettingError) -> Value
  ) throws -> Value {
    do throws(SettingError) { return try ask(SettingClient()) } catch {
      throw Outcome(code: error.kind == .misuse ? .usage : .unreadable, message: "\(error)")
    }
  }
}
