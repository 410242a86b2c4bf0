// SPDX-License-Identifier: MIT

/// How many pixels a vector picture is to be drawn with.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum VectorSize: Hashable, Sendable {
  /// The picture's own size in points, times this many pixels a point; finite and above 0.
  case pixelsPerPoint(Double)
  /// As large as fits a square of this many pixels a side, smaller or larger than its own size;
  /// above 0.
  case fitting(side: Int)

  /// The pixels for each point of a picture.
  ///
  /// - Parameter points: the picture's own size, which must be drawable
  /// - Returns: a factor above 0
  public func scale(for points: PointSize) -> Double {
    precondition(points.isDrawable, "a size of \(points) cannot be drawn")
    switch self {
    case .pixelsPerPoint(let scale): return scale
    case .fitting(let side): return Double(side) / max(points.width, points.height)
    }
  }

  /// The pixels that the picture takes: each side rounded up, at least 1, at most `Int32.max`.
  ///
  /// A hundredth of a pixel is not worth another row: 24.001 points make 24 pixels.
  ///
  /// - Parameter points: the picture's own size, which must be drawable
  /// - Returns: a size of at least 1×1
  public func pixelSize(for points: PointSize) -> PixelSize {
    let scale = scale(for: points)
    func pixels(_ length: Double) -> Int {
      Int(min(max((length * scale - 0.01).rounded(.up), 1), Double(Int32.max)))
    }
    return PixelSize(width: pixels(points.width), height: pixels(points.height))
  }
}
