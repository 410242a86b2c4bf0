// SPDX-License-Identifier: MIT

/// Why a text is no color.
///
/// Reads as one line: `unknown color function "hwba" (expected rgb, rgba, hsl, …)`.
///
/// Apple counterpart: none · Source: CSS Color 4 §4 · Fidelity: exact
public struct ColorError: Error, Hashable, Sendable {
  /// What kind of thing was wrong.
  ///
  /// Apple counterpart: none · Source: CSS Color 4 §4 · Fidelity: exact
  public enum Kind: String, Hashable, Sendable {
    /// The text is empty, or has more than 1,000 bytes.
    case length = "text of unusable length"
    /// A word that is no color name.
    case name = "unknown color name"
    /// `#` without three, four, six or eight hexadecimal digits.
    case hex = "malformed hexadecimal color"
    /// A function that is none of the color functions.
    case function = "unknown color function"
    /// A color space that `color()` does not know.
    case space = "unknown color space"
    /// A value, or the lack of one, where something else belongs.
    case value = "unexpected value"
    /// Something after the end of the color.
    case trailing = "unexpected text after the color"
  }

  /// What kind of thing was wrong.
  public let kind: Kind
  /// What stood there, at most 40 characters of it.
  public let met: String
  /// What would be accepted there.
  public let expected: String

  init(_ kind: Kind, met: some StringProtocol, expected: String) {
    self.kind = kind
    self.met = met.count > 40 ? met.prefix(39) + "…" : String(met)
    self.expected = expected
  }
}

extension ColorError: CustomStringConvertible {
  /// The kind, what was met and what would be accepted.
  public var description: String { "\(kind.rawValue) \"\(met)\" (expected \(expected))" }
}
