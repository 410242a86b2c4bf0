// SPDX-License-Identifier: MIT

/// The contrast ratio of two colors according to WCAG 2.2, from 1 (equal luminance) to 21 (black
/// and white).
///
/// ```swift
/// let ratio = ContrastRatio(try Color(css: "#0078D7"), .white)
/// ratio.value         // 4.49907…
/// ratio.passes(.aa)   // false
/// "\(ratio)"          // "4.49:1"
/// ```
///
/// Source: WCAG 2.2, contrast ratio
public struct ContrastRatio: Hashable, Sendable {
  /// The contrast ratio, not rounded: 1 for equal luminance, and 21 for black and white.
  public let value: Double

  /// The ambient light that WCAG 2.2 adds to both luminances, as a fraction of white.
  static let flare = 0.05

  /// Creates the contrast ratio of two colors, which both count as opaque.
  ///
  /// See `Color.contrast(on:)` for translucent colors.
  public init(_ first: Color, _ second: Color) {
    self.init(luminances: first.relativeLuminance, second.relativeLuminance)
  }

  /// Creates the contrast ratio of two relative luminances, each from 0 to 1.
  public init(luminances first: Double, _ second: Double) {
    value = (max(first, second) + Self.flare) / (min(first, second) + Self.flare)
  }

  /// Creates a ratio of a known value.
  package init(_ value: Double) { self.value = value }

  /// Returns whether the unrounded ratio reaches the minimum of a level.
  public func passes(_ level: ContrastLevel) -> Bool { value >= level.minimumRatio }
}

extension ContrastRatio: Comparable {
  /// Returns whether an unrounded ratio is less than another.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}

extension ContrastRatio: CustomStringConvertible {
  /// The ratio as text, rounded down to hundredths: `4.49:1` for 4.4999, and `21:1` for 21.
  ///
  /// It is rounded down, so that the text never suggests a level that the ratio does not reach.
  public var description: String {
    // Beyond this, only reached with light far brighter than white, hundredths mean nothing.
    guard value < 1e9 else { return "\(value):1" }
    var hundredths = (value * 100).rounded(.down)
    if (hundredths + 1) / 100 <= value { hundredths += 1 }
    if hundredths / 100 > value { hundredths -= 1 }
    let text = "\(hundredths / 100)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + ":1"
  }
}
