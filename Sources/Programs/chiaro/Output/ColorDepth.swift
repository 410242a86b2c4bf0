// SPDX-License-Identifier: MIT

/// How many colors messages for people may have.
enum ColorDepth: Comparable {
  case none
  /// The basic ANSI colors, such as red and yellow, in the shades of the terminal's theme.
  case few
  /// 24-bit colors, so that any color can be shown.
  case all

  /// Standard output's.
  static let ofOutput = ColorDepth(
    isTerminal: Terminal.outputIsTerminal, environment: Terminal.environment)

  /// What the environment says.
  ///
  /// `FORCE_COLOR` goes before everything: 0 and false are none, 3 is all. `NO_COLOR`, if it is not
  /// empty, and `TERM=dumb` are none, and so is what is no terminal. `COLORTERM` says whether it
  /// has all.
  init(isTerminal: Bool, environment: (String) -> String?) {
    let hasAll = ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    switch environment("FORCE_COLOR") {
    case "0", "false": self = .none
    case "3": self = .all
    case .some: self = hasAll ? .all : .few
    case nil:
      let isRefused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let isPlain = !isTerminal || environment("TERM") == "dumb"
      self = isRefused || isPlain ? .none : hasAll ? .all : .few
    }
  }
}
