// SPDX-License-Identifier: MIT

/// A rasterizer that turns paths into coverage; it may wrap a library of the system.
public protocol PathRasterizer: Sendable {
  /// Returns the coverage of a path's inside; nil where nothing of it lies in `bounds`.
  ///
  /// The path is in points, `bounds` in pixels, with `scale` pixels per point; coverage outside of
  /// `bounds` is left out.
  func fill(
    _ path: Path, rule: FillRule, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask?

  /// Returns the coverage of a stroked path; nil where nothing of it lies in `bounds`.
  ///
  /// The path and the style are in points, `bounds` in pixels, with `scale` pixels per point.
  func stroke(
    _ path: Path, style: StrokeStyle, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask?
}
