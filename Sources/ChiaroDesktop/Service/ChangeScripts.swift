// SPDX-License-Identifier: MIT

/// A person's own programs that are run when the setting changed.
///
/// Those in the folder that belong to this user, can be run, and cannot be written by anybody else,
/// in the order of their names, one after the other, each for ten seconds at most. What they print
/// is thrown away. While they run, further changes wait, and only the last of them is told: a slow
/// script misses what was over before it could begin.
@MainActor
final class ChangeScripts {
  private let folder: String
  private var pending: [String]?
  private(set) var isRunning = false

  /// How many scripts are run at most.
  nonisolated static let countLimit = 100

  /// The scripts of a folder, which need not be there.
  init(folder: String) { self.folder = folder }

  /// Runs the scripts, now or when those that run are done.
  ///
  /// - Parameter environment: what changed, as `NAME=value`
  func run(environment: [String]) {
    pending = environment
    if isRunning { return }
    isRunning = true
    Task { await runPending() }
  }

  private func runPending() async {
    while let environment = pending {
      pending = nil
      for script in Self.scripts(in: folder) {
        _ = await ChildProgram(words: [script], environment: environment, outputLimit: 0).run()
      }
    }
    isRunning = false
  }

  nonisolated static func scripts(in folder: String) -> [String] {
    System.names(inFolder: folder, limit: countLimit).map { "\(folder)/\($0)" }
      .filter(System.isOwnProgram)
  }
}
