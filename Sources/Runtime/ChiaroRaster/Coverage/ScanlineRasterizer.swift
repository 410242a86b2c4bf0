// SPDX-License-Identifier: MIT

/// The built-in path rasterizer, which computes exact coverage without a system library.
///
/// A stroke is the sum of separate pieces for its straight segments, joins and caps. A pixel that
/// two pieces partly cover may get too much coverage.
///
/// Source: this project · Fidelity: approximate, with too much coverage where pieces of a stroke
/// overlap
public struct ScanlineRasterizer: PathRasterizer {
  /// Creates a rasterizer; it has no state.
  public init() {}

  /// Returns the exact coverage of the inside of a path; nil if no part of it lies in `bounds`.
  ///
  /// The path is in points and `bounds` in pixels, with `scale` pixels per point.
  public func fill(
    _ path: Path, rule: FillRule, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask? {
    Self.mask(FlatPath(path, scale: scale).parts.map(\.points), rule, in: bounds)
  }

  /// Returns the coverage of a stroked path; nil if no part of it lies in `bounds`, or if the line
  /// width or the scale is not a finite number above 0.
  ///
  /// The path and the style are in points and `bounds` in pixels, with `scale` pixels per point.
  public func stroke(
    _ path: Path, style: StrokeStyle, scale: Float, in bounds: PixelRectangle
  ) -> PlacedMask? {
    guard style.width > 0, style.width.isFinite, scale.isFinite, scale > 0 else { return nil }
    var outline = StrokeOutline(style, scale: scale)
    for part in FlatPath(path, scale: scale).parts { outline.add(part) }
    return Self.mask(outline.polygons, .winding, in: bounds)
  }

  /// Returns the coverage of polygons in pixels; nil where nothing of them lies in `bounds`.
  static func mask(
    _ polygons: [[SIMD2<Float>]], _ rule: FillRule, in bounds: PixelRectangle
  ) -> PlacedMask? {
    let box = bounds.intersection(frame(of: polygons))
    guard !box.isEmpty else { return nil }
    let origin = SIMD2(Float(box.x), Float(box.y))
    var area = AreaAccumulator(width: box.width, height: box.height)
    for polygon in polygons { area.add(polygon.map { $0 - origin }) }
    let size = PixelSize(width: box.width, height: box.height)
    let mask = CoverageMask(size: size, coverage: area.coverage(rule))
    return PlacedMask(mask, at: PixelPoint(x: box.x, y: box.y))
  }

  private static func frame(of polygons: [[SIMD2<Float>]]) -> PixelRectangle {
    var low = SIMD2<Float>(repeating: .infinity)
    var high = -low
    for polygon in polygons where polygon.count > 1 {
      for point in polygon {
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
      }
    }
    guard low.x <= high.x, low.y <= high.y else {
      return PixelRectangle(PixelSize(width: 0, height: 0))
    }
    let (x, y) = (Int(low.x.rounded(.down)), Int(low.y.rounded(.down)))
    return PixelRectangle(
      x: x, y: y, width: Int(high.x.rounded(.up)) - x, height: Int(high.y.rounded(.up)) - y)
  }
}
