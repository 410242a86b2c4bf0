// SPDX-License-Identifier: MIT

/// The curve of a round corner at the top left, from the left edge to the top edge, for a radius of
/// 1.
///
/// Computed with sums, products, quotients and square roots only, which are the same on every
/// machine.
enum CornerOutline {
  /// The additional reach of a continuous corner along an edge, in radii.
  static let reach = 0.528665

  /// The curve of a continuous corner: the control points of three cubic Bézier curves.
  ///
  /// Read from `UIBezierPath(roundedRect:cornerRadius:)` of iOS 7 by PaintCode's authors
  /// (paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles).
  private static let continuous: [SIMD2<Double>] = [
    [0, 1.528665], [0, 1.08849296], [0, 0.86840694], [0.07491139, 0.63149379],
    [0.16905956, 0.37282383], [0.37282383, 0.16905956], [0.63149379, 0.07491139],
    [0.86840694, 0], [1.08849296, 0], [1.528665, 0],
  ]

  /// The quarter of a circle as cubic curves, cut at the same angles: 21.72° from each edge.
  private static let circular: [SIMD2<Double>] = [
    [0, 1], [0, 0.87326017], [0.02409254, 0.74767556], [0.0709947, 0.62993359],
    [0.17263999, 0.37476583], [0.37476583, 0.17263999], [0.62993359, 0.0709947],
    [0.74767556, 0.02409254], [0.87326017, 0], [1, 0],
  ]

  /// Returns points on the curve, as many as a radius in pixels needs; a radius of 0 gives the
  /// corner point.
  ///
  /// A smoothing of 0 gives a circle, 1 a continuous corner; in between, where there is no room for
  /// a whole continuous corner, the two are mixed. The lines between the points are within
  /// `tolerance` of the curve in pixels.
  static func points(
    radius: Double, smoothing: Double, tolerance: Double = 1 / 16_384
  ) -> [SIMD2<Double>] {
    guard radius > 0 else { return [.zero] }
    // The sagitta of a chord of angle φ is r φ² / 8; the parameter below is up to a third denser
    // in the middle than at the ends.
    let wished = 2.1 * (radius / (8 * tolerance)).squareRoot()
    let count = Int(min(max(wished.rounded(.up), 3), 4000))
    return smoothing > 0 ? curve(count, smoothing) : circle(count)
  }

  /// Returns points of an exact circle, by its rational form (1 - t², 2 t) / (1 + t²).
  private static func circle(_ count: Int) -> [SIMD2<Double>] {
    (0...count).map { step in
      let t = Double(step) / Double(count)
      let scale = 1 / (1 + t * t)
      return SIMD2(1 - (1 - t * t) * scale, 1 - 2 * t * scale)
    }
  }

  private static func curve(_ count: Int, _ smoothing: Double) -> [SIMD2<Double>] {
    let control = zip(circular, continuous).map { $0 + ($1 - $0) * smoothing }
    var points = [control[0]]
    for part in 0..<3 {
      // The middle part is the longest: half of all points.
      let steps = part == 1 ? (count + 1) / 2 : (count + 3) / 4
      for step in 1...steps {
        points.append(cubic(control[(part * 3)...], Double(step) / Double(steps)))
      }
    }
    return points
  }

  private static func cubic(_ control: ArraySlice<SIMD2<Double>>, _ t: Double) -> SIMD2<Double> {
    let (first, u) = (control.startIndex, 1 - t)
    let near = (u * u * u) * control[first] + (3 * u * u * t) * control[first + 1]
    return near + (3 * u * t * t) * control[first + 2] + (t * t * t) * control[first + 3]
  }
}
