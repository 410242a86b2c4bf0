// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource

/// Whether a terminal opens links in a text (OSC 8).
enum TerminalLinks {
  /// Whether standard output is a terminal that opens them.
  static let areOpened = areOpened(
    isTerminal: Terminal.outputIsTerminal, environment: Terminal.environment)

  /// Terminals that open them, by what they call themselves in `TERM_PROGRAM` and `TERM`.
  private static let programs: Set = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio", "WarpTerminal", "zed",
  ]
  private static let terms: Set = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"]
  /// Variables of other terminals that open them.
  private static let variables = [
    "KONSOLE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID", "DOMTERM", "TERMINAL_EMULATOR",
  ]
  /// The oldest version of GNOME's terminal that opens them: 0.50.
  private static let oldestVTE = 5_000

  /// What the environment says: `FORCE_HYPERLINK` goes before everything, and a log of a build has
  /// no links.
  static func areOpened(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    if let forced = environment("FORCE_HYPERLINK") { return forced != "0" && !forced.isEmpty }
    guard isTerminal, environment("CI") == nil, environment("TERM") != "dumb",
      environment("NO_COLOR").map({ $0.isEmpty }) ?? true
    else { return false }
    if let version = environment("VTE_VERSION").flatMap({ Int($0) }) {
      return version >= oldestVTE
    }
    return environment("TERM_PROGRAM").map(programs.contains) == true
      || environment("TERM").map(terms.contains) == true
      || variables.contains { environment($0) != nil }
  }
}

extension RulePages {
  /// The pages that `CHIARO_RULE_PAGES` names by an address of the web, or those that were
  /// installed with this program; nil where there are none.
  static let installed: RulePages? = {
    if let address = Terminal.environment("CHIARO_RULE_PAGES") {
      return RulePages(address: address)
    }
    guard let program = Terminal.ownProgram else { return nil }
    let prefix = Path.parent(Path.parent(program))
    let folder = Path.join(prefix, "share/doc/chiaro/Rules")
    return FolderReader.identity(of: folder)?.isFolder == true ? RulePages(folder: folder) : nil
  }()
}
