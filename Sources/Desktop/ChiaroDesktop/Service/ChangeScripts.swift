// SPDX-License-Identifier: MIT

import ChiaroSource

/// The user's own scripts, which are run after a change of the setting.
///
/// These are the executables in the folder that belong to this user and cannot be written by
/// others. They run one after the other in the order of their names, for ten seconds each at most.
/// Their output is discarded; of what they write to standard error the end is told where they fail.
/// None of them outlives this process. Changes during a run wait, and only the last of them is
/// passed on: a slow script misses changes that were over before it could begin.
@MainActor
final class ChangeScripts {
  /// What the scripts are told: a text that differs where they have to be told again, and the
  /// changed values by the names of their variables.
  struct News: Sendable {
    var text: String
    var environment: [String: String?]
  }

  private let folder: ScriptFolder
  private let say: (Diagnostic) -> Void
  private let onTold: (News) -> Void
  private var said: Set<Diagnostic> = []
  private var pending: News?
  private(set) var isRunning = false
  /// What keeps scripts from being run.
  private var refused: [Diagnostic] = []
  /// What the scripts of the last run failed by.
  private var failed: [Diagnostic] = []

  /// The time limit of a script, in seconds.
  let timeLimit: Double

  /// Creates the scripts of a folder, which need not exist.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder
  ///   - timeLimit: the time in seconds after which a script is ended
  ///   - say: receives diagnostics about scripts that are not run, or that fail
  ///   - onTold: receives what all the scripts were told, if there are any
  init(
    folder: String, timeLimit: Double = 10, say: @escaping (Diagnostic) -> Void,
    onTold: @escaping (News) -> Void = { _ in }
  ) {
    self.folder = ScriptFolder(path: folder)
    self.timeLimit = timeLimit
    self.say = say
    self.onTold = onTold
  }

  /// What is wrong with scripts at present: those that are refused, and those that failed when
  /// they were run last.
  var problems: [Diagnostic] { refused + failed }

  /// Creates the folder where there is none, and reports the files that are not run, including
  /// those reported before.
  func check() {
    folder.make()
    said = []
    _ = chosen()
  }

  /// Runs the scripts, now or after those that are running.
  func run(_ news: News) {
    pending = news
    if isRunning { return }
    isRunning = true
    Task { await runPending() }
  }

  private func runPending() async {
    while let news = pending {
      pending = nil
      failed = []
      let scripts = chosen()
      for script in scripts { await run(script, news) }
      if !scripts.isEmpty { onTold(news) }
    }
    isRunning = false
  }

  private func run(_ script: String, _ news: News) async {
    let program = ChildProgram(
      words: [script], environment: news.environment, timeLimit: timeLimit, outputLimit: 0)
    let run = await program.run()
    let problem = ScriptRun(path: script, run: run, timeLimit: timeLimit, end: .now).problem
    if let problem {
      failed.append(problem)
      say(problem)
    }
  }

  /// Returns the scripts that may be run, and reports the others once.
  private func chosen() -> [String] {
    let look = folder.look()
    for diagnostic in look.diagnostics where !said.contains(diagnostic) { say(diagnostic) }
    said = Set(look.diagnostics)
    refused = look.diagnostics
    return look.scripts
  }
}
