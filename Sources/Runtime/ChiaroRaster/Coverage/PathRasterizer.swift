// SPDX-License-Identifier: MIT

/// A rasterizer that converts paths to coverage masks; it may wrap a system library.
public protocol PathRasterizer: Sendable {
  /// Returns the coverage of the inside of a path; nil if no part of it lies in `bounds`.
  ///
  /// The path is in points and `bounds` in pixels, with `scale` pixels per point. Coverage outside
  /// of `bounds` is omitted.
  func fill(
    _ path: Path, rule: FillRule, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask?

  /// Returns the coverage of a stroked path; nil if no part of it lies in `bounds`.
  ///
  /// The path and the style are in points and `bounds` in pixels, with `scale` pixels per point.
  func stroke(
    _ path: Path, style: StrokeStyle, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask?
}
