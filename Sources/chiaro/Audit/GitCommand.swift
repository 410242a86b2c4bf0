// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Git in a repository that may be anybody's: its configuration starts no program.
///
/// A repository's own configuration can name programs that git runs when it only looks: a monitor
/// of the file system, filters of contents, hooks, pagers, a helper that fetches missing objects.
/// Each is switched off on the command line, which goes before the configuration.
struct GitCommand {
  private let arguments: [String]

  private static let switches = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat",
    "core.untrackedCache=false",
    "core.editor=false", "core.sshCommand=false", "core.gitProxy=", "diff.external=",
    "interactive.diffFilter=", "protocol.allow=never", "submodule.recurse=false",
    "uploadpack.packObjectsHook=", "credential.helper=",
  ]

  /// What git is told beside its arguments: to take no locks, ask nothing, and fetch nothing.
  private static let environment = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_PAGER": "cat",
    "GIT_NO_LAZY_FETCH": "1", "GIT_EXTERNAL_DIFF": nil, "GIT_DIR": nil, "GIT_WORK_TREE": nil,
    "GIT_INDEX_FILE": nil, "GIT_CONFIG_PARAMETERS": nil, "GIT_CONFIG_COUNT": nil,
  ]

  /// What git may take: a repository may be large, and slow to read.
  private static let limits = Subprocess.Limits(byteCount: 256 << 20, time: .seconds(300))

  /// Git in a folder.
  init(folder: String) throws {
    let base =
      ["--no-pager", "--no-optional-locks", "-C", folder]
      + Self.switches.flatMap { ["-c", $0] }
    // Filters have names of the repository's choice.
    let names = try Self.output(
      of: base + ["config", "--null", "--name-only", "--get-regexp", #"^filter\."#])
    var filters: Set<String> = []
    for name in (names ?? "").split(separator: "\0") {
      if let dot = name.lastIndex(of: ".") { filters.insert(String(name[..<dot])) }
    }
    guard filters.allSatisfy({ !$0.contains("=") && !$0.contains("\n") }) else {
      throw Outcome.unreadable("\(folder): a filter of git's with an odd name is configured")
    }
    arguments =
      base
      + filters.sorted().flatMap { filter in
        ["clean=", "smudge=", "process=", "required=false"].flatMap { ["-c", "\(filter).\($0)"] }
      }
  }

  /// What git prints, or nil when it says that it cannot do that.
  ///
  /// - Throws: `Outcome` where git cannot be started, or takes more than it may
  func output(_ words: String...) throws -> String? { try Self.output(of: arguments + words) }

  private static func output(of arguments: [String]) throws -> String? {
    let git = Subprocess(.name("git"), arguments, environment: environment, limits: limits)
    do throws(Subprocess.Failure) {
      return String(decoding: try git.output(), as: UTF8.self)
    } catch {
      if case .failed(.status) = error { return nil }
      throw Outcome.unreadable("git \(error)")
    }
  }
}
