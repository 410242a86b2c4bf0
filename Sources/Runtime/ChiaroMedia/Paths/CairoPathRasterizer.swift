// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroRaster

#if CHIARO_PATHS
  import CCairo
#endif

/// A path rasterizer based on cairo.
///
/// A path covers nothing if a coordinate is not finite or it has over 100,000 elements. Coordinates
/// are limited to four million pixels. A line with over 20,000 dashes, or with invalid dash
/// lengths, is drawn solid.
///
/// Apple counterpart: Core Graphics · Source: this project · Fidelity: approximate, antialiased by
/// cairo
public struct CairoPathRasterizer: PathRasterizer {
  /// Creates a rasterizer; nil if cairo was missing when the program was built.
  public init?() {
    #if !CHIARO_PATHS
      return nil
    #endif
  }

  /// Returns the coverage of the inside of a path; nil if no part of it lies in `bounds`.
  ///
  /// The path is in points and `bounds` in pixels, with `scale` pixels per point.
  public func fill(
    _ path: Path, rule: FillRule, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask? {
    #if CHIARO_PATHS
      guard let outline = PixelPath(path, scale: scale) else { return nil }
      return Self.mask(in: bounds, cairo_fill_extents, cairo_fill) { context in
        cairo_set_fill_rule(
          context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        outline.add(to: context)
      }
    #else
      nil
    #endif
  }

  /// Returns the coverage of a stroked path; nil if no part of it lies in `bounds`, or if the line
  /// width is not above 0.
  ///
  /// The path and the style are in points and `bounds` in pixels, with `scale` pixels per point.
  public func stroke(
    _ path: Path, style: StrokeStyle, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask? {
    #if CHIARO_PATHS
      guard let outline = PixelPath(path, scale: scale),
        let pen = PixelPen(style, scale: scale, length: outline.length)
      else { return nil }
      return Self.mask(in: bounds, cairo_stroke_extents, cairo_stroke) { context in
        pen.take(in: context)
        outline.add(to: context)
      }
    #else
      nil
    #endif
  }

  #if CHIARO_PATHS
    private typealias Measure = (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void

    /// Returns the coverage of the path that `prepare` sets up, within `bounds`.
    private static func mask(
      in bounds: PixelRectangle, _ measure: Measure, _ draw: (OpaquePointer) -> Void,
      _ prepare: (OpaquePointer) -> Void
    ) -> PlacedMask? {
      guard let extent = extent(prepare, measure) else { return nil }
      return CairoCanvas.mask(of: extent.intersection(bounds)) { context in
        prepare(context)
        draw(context)
      }
    }

    /// Returns the bounds of the pixels that the path touches; nil when there are none.
    private static func extent(
      _ prepare: (OpaquePointer) -> Void, _ measure: Measure
    ) -> PixelRectangle? {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return nil }
      defer { cairo_destroy(context) }
      prepare(context)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      measure(context, &left, &top, &right, &bottom)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS, left < right, top < bottom else {
        return nil
      }
      let corner = (x: left.rounded(.down), y: top.rounded(.down))
      return PixelRectangle(
        x: Int(Int32(saturating: corner.x)), y: Int(Int32(saturating: corner.y)),
        width: Int(Int32(saturating: right.rounded(.up) - corner.x)),
        height: Int(Int32(saturating: bottom.rounded(.up) - corner.y)))
    }
  #endif
}
