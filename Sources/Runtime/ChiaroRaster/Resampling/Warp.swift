// SPDX-License-Identifier: MIT

/// A transform of pixels that rotates or shears, with bilinear interpolation.
struct Warp {
  /// The transform from target pixels to source pixels.
  private let back: Transform
  /// The bounds of the target pixels.
  private let bounds: PixelBounds

  /// Creates a warp; nil where the transform has no inverse or no target pixel is visible.
  init?(_ transform: Transform, of size: PixelSize, in bounds: PixelBounds) {
    guard let back = transform.inverse else { return nil }
    let (width, height) = (Float(size.width), Float(size.height))
    let corners = [
      Point.zero, Point(x: width, y: 0), Point(x: 0, y: height), Point(x: width, y: height),
    ].map { transform($0) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    var box = RoundedBox(
      left: corners[0].x, top: corners[0].y, right: corners[0].x, bottom: corners[0].y)
    for corner in corners {
      (box.left, box.right) = (min(box.left, corner.x), max(box.right, corner.x))
      (box.top, box.bottom) = (min(box.top, corner.y), max(box.bottom, corner.y))
    }
    self.back = back
    self.bounds = PixelBounds(around: box).intersection(bounds)
    if self.bounds.isEmpty { return nil }
  }

  /// Returns a mask warped; it is empty outside of its bounds.
  func mask(_ mask: CoverageMask) -> PlacedMask {
    let packed = pixels { x, y in
      x >= 0 && y >= 0 && x < mask.size.width && y < mask.size.height
        ? SIMD4(repeating: Float(mask[x, y])) : .zero
    }
    return PlacedMask(
      CoverageMask(size: size, packed: packed.map { UInt8($0.x + 0.5) }), at: origin)
  }

  /// Returns a picture warped in a canvas's color space; its edges extend outside, to be cut by a
  /// shape.
  func picture(_ bitmap: Bitmap, _ canvas: Canvas) -> ScenePicture {
    let rows = (0..<bitmap.size.height).map { bitmap.pixels(ofRow: $0) }
    let pixels = pixels { x, y in
      rows[min(max(y, 0), bitmap.size.height - 1)][min(max(x, 0), bitmap.size.width - 1)]
    }
    return ScenePicture(
      bitmap: Bitmap(premultiplied: pixels, size: size, canvas), origin: origin)
  }

  private var size: PixelSize { PixelSize(width: bounds.width, height: bounds.height) }
  private var origin: PixelPoint { PixelPoint(x: Int(bounds.left), y: Int(bounds.top)) }

  private func pixels(_ source: (Int, Int) -> SIMD4<Float>) -> [SIMD4<Float>] {
    var result: [SIMD4<Float>] = []
    result.reserveCapacity(bounds.width * bounds.height)
    for y in bounds.rows {
      for x in bounds.columns {
        let place = back(Point(x: Float(x) + 0.5, y: Float(y) + 0.5))
        // Limited, so that a hostile transform leads to no number too large for an integer.
        let (left, top) = (Self.limited(place.x - 0.5), Self.limited(place.y - 0.5))
        let (column, row) = (left.rounded(.down), top.rounded(.down))
        let (dx, dy) = (left - column, top - row)
        let (x, y) = (Int(column), Int(row))
        let upper = source(x, y) * (1 - dx) + source(x + 1, y) * dx
        let lower = source(x, y + 1) * (1 - dx) + source(x + 1, y + 1) * dx
        result.append(upper * (1 - dy) + lower * dy)
      }
    }
    return result
  }

  private static func limited(_ value: Float) -> Float { max(-1e6, min(value, 1e6)) }
}
