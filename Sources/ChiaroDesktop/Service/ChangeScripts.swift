// SPDX-License-Identifier: MIT

import ChiaroSource

/// A person's own programs that are run when the setting changed.
///
/// Those in the folder that belong to this user, can be run, and cannot be written by anybody else,
/// in the order of their names, one after the other, each for ten seconds at most. What they print
/// is thrown away, and none of them outlives this process. While they run, further changes wait,
/// and only the last of them is told: a slow script misses what was over before it could begin.
@MainActor
final class ChangeScripts {
  private let folder: ScriptFolder
  private let say: (Diagnostic) -> Void
  private var said: Set<Diagnostic> = []
  private var pending: [String]?
  private(set) var isRunning = false

  /// The scripts of a folder, which need not be there; `say` takes what is not run.
  init(folder: String, say: @escaping (Diagnostic) -> Void) {
    self.folder = ScriptFolder(path: folder)
    self.say = say
  }

  /// Says what will not be run, again also where it was said.
  func check() {
    said = []
    _ = chosen()
  }

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
      for script in chosen() {
        _ = await ChildProgram(words: [script], environment: environment, outputLimit: 0).run()
      }
    }
    isRunning = false
  }

  /// The scripts that may be run; of the others it is said once why not.
  private func chosen() -> [String] {
    let look = folder.look()
    for diagnostic in look.diagnostics where !said.contains(diagnostic) { say(diagnostic) }
    said = Set(look.diagnostics)
    return look.scripts
  }
}
