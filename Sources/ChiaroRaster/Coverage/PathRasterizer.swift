// SPDX-License-Identifier: MIT

/// What turns outlines into coverage: a library of the system behind a plain value.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol PathRasterizer: Sendable {
  /// The coverage of a path's inside; nil where nothing of it lies in `bounds`.
  ///
  /// The path is in points, of which each has `scale` pixels; what lies outside of `bounds` is left
  /// out.
  func fill(
    _ path: Path, rule: FillRule, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask?

  /// The coverage of the line along a path; nil where nothing of it lies in `bounds`.
  func stroke(
    _ path: Path, style: StrokeStyle, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask?
}
