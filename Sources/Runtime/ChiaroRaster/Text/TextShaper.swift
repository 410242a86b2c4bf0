// SPDX-License-Identifier: MIT

/// A text layout engine that converts strings to glyph coverage; it usually wraps a system library.
///
/// Apple counterpart: Core Text · Source: this project · Fidelity: approximate, one size and weight
/// per text
public protocol TextShaper: Sendable {
  /// Returns the size that a text takes if lines are broken at `width`; both are in points.
  ///
  /// With an infinite width, no line is broken. A line limit of 0 means no limit; text beyond the
  /// limit is truncated with an ellipsis.
  func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize

  /// Returns the glyphs of a text that is laid out in a box, as coverage in pixels.
  ///
  /// The box is `width` by `height` points at `scale` pixels per point. Lines are broken at the
  /// width, and the text is truncated with an ellipsis at the end of the height; the first line
  /// begins at the top.
  func shape(_ text: DisplayList.Text, width: Float, height: Float, scale: Float) -> ShapedText

  /// Returns the distance in points from the top of the first line to its baseline.
  ///
  /// The default is four fifths of the line height, as in most screen fonts.
  func baseline(of text: DisplayList.Text) -> Double
}

extension TextShaper {
  /// Returns the distance in points from the top of the first line to its baseline.
  ///
  /// The default is four fifths of the line height.
  public func baseline(of text: DisplayList.Text) -> Double {
    measure(text, width: .infinity, lineLimit: 1).height * 0.8
  }
}
