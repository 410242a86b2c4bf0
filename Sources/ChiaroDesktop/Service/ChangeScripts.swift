// SPDX-License-Identifier: MIT

import ChiaroSource

/// The user's own scripts, which are run after a change of the setting.
///
/// These are the executables in the folder that belong to this user and cannot be written by
/// others. They run one after the other in the order of their names, for ten seconds each at most.
/// Their output is discarded, and none of them outlives this process. Changes during a run wait,
/// and only the last of them is passed on: a slow script misses changes that were over before it
/// could begin.
@MainActor
final class ChangeScripts {
  private let folder: ScriptFolder
  private let say: (Diagnostic) -> Void
  private var said: Set<Diagnostic> = []
  private var pending: [String: String?]?
  private(set) var isRunning = false

  /// Creates the scripts of a folder, which need not exist; `say` receives diagnostics about files
  /// that are not run.
  init(folder: String, say: @escaping (Diagnostic) -> Void) {
    self.folder = ScriptFolder(path: folder)
    self.say = say
  }

  /// Reports the files that are not run, including those reported before.
  func check() {
    said = []
    _ = chosen()
  }

  /// Runs the scripts, now or after those that are running.
  ///
  /// - Parameter environment: the changed values by the names of their variables
  func run(environment: [String: String?]) {
    pending = environment
    if isRunning { return }
    isRunning = true
    Task { await runPending() }
  }

  private func runPending() async {
    while let environment = pending {
      pending = nil
      for script in chosen() {
        _ = await ChildProgram(words: [script], environment: environment, outputLimit: 0).run()
      }
    }
    isRunning = false
  }

  /// Returns the scripts that may be run, and reports the others once.
  private func chosen() -> [String] {
    let look = folder.look()
    for diagnostic in look.diagnostics where !said.contains(diagnostic) { say(diagnostic) }
    said = Set(look.diagnostics)
    return look.scripts
  }
}
