// SPDX-License-Identifier: MIT

/// What turns text into glyphs and glyphs into coverage: a library of the system behind plain
/// values.
///
/// Apple counterpart: Core Text · Source: this project · Fidelity: approximate
public protocol TextShaper: Sendable {
  /// The size that a text takes, in points, when lines are no wider than `width`.
  ///
  /// An infinite width breaks no line; a limit of 0 allows any number of lines, and what is more
  /// than the limit is cut with an ellipsis.
  func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize

  /// The glyphs of a text in a box of a size in points, as coverage at a scale.
  ///
  /// Lines are broken at the width and cut with an ellipsis where the height has no more room; the
  /// first begins at the top.
  func shape(_ text: DisplayList.Text, width: Float, height: Float, scale: Float) -> ShapedText
}
