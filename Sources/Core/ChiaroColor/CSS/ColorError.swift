// SPDX-License-Identifier: MIT

/// The reason why a text is not a color.
///
/// Its description is one line: `unknown color function "hwba" (expected rgb, rgba, hsl, …)`.
///
/// Source: CSS Color 4 §4
public struct ColorError: Error, Hashable, Sendable {
  /// The kind of error.
  ///
  /// Source: CSS Color 4 §4
  public enum Kind: String, Hashable, Sendable {
    /// The text is empty, or has more than 1,000 bytes.
    case length = "empty or overlong text"
    /// A word that is not a color name.
    case name = "unknown color name"
    /// `#` without three, four, six or eight hexadecimal digits.
    case hex = "malformed hexadecimal color"
    /// A function that is not a color function.
    case function = "unknown color function"
    /// A color space that `color()` does not support.
    case space = "unknown color space"
    /// An unexpected value, or a missing one.
    case value = "unexpected value"
    /// Unexpected text after the end of the color.
    case trailing = "unexpected text after the color"
  }

  /// The kind of error.
  public let kind: Kind
  /// The text that caused the error, at most 40 characters of it.
  public let met: String
  /// A description of what would be accepted in place of `met`.
  public let expected: String

  init(_ kind: Kind, met: some StringProtocol, expected: String) {
    self.kind = kind
    self.met = met.count > 40 ? met.prefix(39) + "…" : String(met)
    self.expected = expected
  }
}

extension ColorError: CustomStringConvertible {
  /// The kind, the offending text and the text expected.
  public var description: String { "\(kind.rawValue) \"\(met)\" (expected \(expected))" }
}
