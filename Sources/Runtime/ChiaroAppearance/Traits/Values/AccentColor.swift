// SPDX-License-Identifier: MIT

/// The accent color that the user chose on a Mac.
///
/// Apple counterpart: the choice behind `NSColor.controlAccentColor` · Source: HIG Color, App
/// accent colors; the choices of System Settings · Fidelity: exact
public enum AccentColor: Int, Sendable, CaseIterable, Codable {
  /// Each app's own accent color, or blue if it has none.
  case multicolor = 0
  /// Blue.
  case blue = 1
  /// Purple.
  case purple = 2
  /// Pink.
  case pink = 3
  /// Red.
  case red = 4
  /// Orange.
  case orange = 5
  /// Yellow.
  case yellow = 6
  /// Green.
  case green = 7
  /// Graphite.
  case graphite = 8
}
