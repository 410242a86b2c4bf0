// SPDX-License-Identifier: MIT

/// A text layout engine that turns strings into glyph coverage; it wraps a library of the system.
///
/// Apple counterpart: Core Text · Source: this project · Fidelity: approximate, one size and weight
/// per text
public protocol TextShaper: Sendable {
  /// Returns the size in points that a text takes when lines are broken at `width`, in points.
  ///
  /// An infinite width breaks no line. A line limit of 0 allows any number of lines; text beyond
  /// the limit is truncated with an ellipsis.
  func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize

  /// Returns the glyphs of a text laid out in a box, as coverage in pixels.
  ///
  /// The box is `width` by `height` points at `scale` pixels per point. Lines are broken at the
  /// width and truncated with an ellipsis where the height is used up; the first line begins at the
  /// top.
  func shape(_ text: DisplayList.Text, width: Float, height: Float, scale: Float) -> ShapedText

  /// Returns the distance in points from the top of the first line to its baseline.
  ///
  /// The default is four fifths of the height of a line, as in most fonts for screens.
  func baseline(of text: DisplayList.Text) -> Double
}

extension TextShaper {
  /// Returns the distance in points from the top of the first line to its baseline.
  ///
  /// The default is four fifths of the height of a line.
  public func baseline(of text: DisplayList.Text) -> Double {
    measure(text, width: .infinity, lineLimit: 1).height * 0.8
  }
}
