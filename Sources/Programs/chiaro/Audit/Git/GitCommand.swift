// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// Git in a directory of ours, so that nothing that a repository says makes it do anything.
struct GitCommand {
  private let view: GitView
  private let program: SpawnPlan.Place
  private let limits: Subprocess.Limits

  /// What git may take: a repository may be large, and its objects made to burst.
  static let limits = Subprocess.Limits(
    byteCount: 256 << 20, time: .seconds(60), memory: 4 << 30)

  /// What git is told beside its arguments: to read no other configuration, take no locks, ask
  /// nothing, and fetch nothing.
  private static let environment: [String: String?] = [
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_ATTR_NOSYSTEM": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    "GIT_PAGER": "cat", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_ADVICE": "0", "LC_ALL": "C",
  ]

  /// Variables of git's that say where git itself is.
  private static let kept: Set<String> = ["GIT_EXEC_PATH"]

  /// Git in a view of a repository; `program` is another one in its place.
  init(
    _ view: GitView, program: SpawnPlan.Place = .name("git"),
    limits: Subprocess.Limits = Self.limits
  ) {
    (self.view, self.program, self.limits) = (view, program, limits)
  }

  /// What git prints, or nil when it says that it cannot do that.
  ///
  /// - Throws: `Outcome` where git cannot be started, or takes more than it may
  func output(_ words: String...) throws -> [UInt8]? {
    let git = Subprocess(
      program, ["--no-pager", "--no-optional-locks", "-C", view.folder] + words,
      environment: environment, limits: limits)
    do throws(Subprocess.Failure) {
      return try git.output()
    } catch {
      if case .failed(.status) = error { return nil }
      throw Outcome.unreadable("git \(error)")
    }
  }

  private var environment: [String: String?] {
    var changes: [String: String?] = [:]
    for name in System.wholeEnvironment.map({ String($0.prefix { $0 != "=" }) })
    where name.hasPrefix("GIT_") && !Self.kept.contains(name) {
      changes.updateValue(nil, forKey: name)
    }
    changes.merge(Self.environment) { $1 }
    changes["GIT_DIR"] = view.folder
    // Git before 2.32 finds the user's configuration by these.
    changes["HOME"] = view.folder
    changes["XDG_CONFIG_HOME"] = view.folder
    return changes
  }
}
