// SPDX-License-Identifier: MIT

/// An error that says why a text is not a color.
///
/// Its description is one line, such as `unknown color function "hwba" (expected rgb, rgba, hsl,
/// …)`.
///
/// Source: CSS Color 4 §4
public struct ColorError: Error, Hashable, Sendable {
  /// The kind of error.
  ///
  /// Source: CSS Color 4 §4
  public enum Kind: String, Hashable, Sendable {
    /// The text is empty, or has more than 1,000 bytes.
    case length = "empty or overlong text"
    /// The word is not the name of a color.
    case name = "unknown color name"
    /// The text has `#`, but not three, four, six or eight hexadecimal digits after it.
    case hex = "malformed hexadecimal color"
    /// The function is not a color function.
    case function = "unknown color function"
    /// The color space is not supported by `color()`.
    case space = "unknown color space"
    /// A value is unexpected or missing.
    case value = "unexpected value"
    /// There is unexpected text after the end of the color.
    case trailing = "unexpected text after the color"
  }

  /// The kind of error.
  public let kind: Kind
  /// The text that caused the error, shortened to 40 characters.
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
  /// The kind of error, the offending text and the expected text.
  public var description: String { "\(kind.rawValue) \"\(met)\" (expected \(expected))" }
}
