// SPDX-License-Identifier: MIT

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

  /// Git in a folder.
  init(folder: String) throws {
    let base =
      ["git", "--no-pager", "--no-optional-locks", "-C", folder]
      + Self.switches.flatMap { ["-c", $0] }
    // Filters have names of the repository's choice.
    let names = Subprocess.output(
      of: base + ["config", "--null", "--name-only", "--get-regexp", #"^filter\."#],
      environment: Self.environment)
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

  /// What git prints, or nil when it fails.
  func output(_ words: String...) -> String? {
    Subprocess.output(of: arguments + words, environment: Self.environment)
  }
}
