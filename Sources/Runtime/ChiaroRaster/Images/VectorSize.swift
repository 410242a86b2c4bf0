// SPDX-License-Identifier: MIT

/// The size at which a vector picture is rasterized: a scale, or a square that it must fit into.
public enum VectorSize: Hashable, Sendable {
  /// A scale in pixels per point of the picture's intrinsic size; it is finite and above 0.
  case pixelsPerPoint(Double)
  /// The largest size that fits into a square with this side in pixels, above 0; it can be smaller
  /// or larger than the intrinsic size.
  case fitting(side: Int)

  /// Returns the number of pixels per point for a picture.
  ///
  /// - Parameter points: the picture's intrinsic size, which must be drawable
  /// - Returns: a factor above 0
  public func scale(for points: PointSize) -> Double {
    precondition(points.isDrawable, "a size of \(points) cannot be drawn")
    switch self {
    case .pixelsPerPoint(let scale): return scale
    case .fitting(let side): return Double(side) / max(points.width, points.height)
    }
  }

  /// Returns the size of a picture in pixels, with each side rounded up, at least 1 and at most
  /// `Int32.max`.
  ///
  /// A fraction of up to a hundredth of a pixel is rounded down, so 24.001 points become 24 pixels.
  ///
  /// - Parameter points: the picture's intrinsic size, which must be drawable
  /// - Returns: a size of at least 1×1
  public func pixelSize(for points: PointSize) -> PixelSize {
    let scale = scale(for: points)
    func pixels(_ length: Double) -> Int {
      Int(min(max((length * scale - 0.01).rounded(.up), 1), Double(Int32.max)))
    }
    return PixelSize(width: pixels(points.width), height: pixels(points.height))
  }
}
