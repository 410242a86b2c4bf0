// SPDX-License-Identifier: MIT

/// A path flattened to straight lines, in pixels.
struct FlatPath {
  /// A subpath: its points, and whether it is closed.
  struct Part {
    var points: [SIMD2<Float>]
    var isClosed = false
  }

  /// The subpaths in order.
  private(set) var parts: [Part] = []

  /// The largest distance between a curve and its lines, in pixels: less than half of what an 8-bit
  /// coverage can show.
  private static let tolerance: Float = 1 / 512
  /// The largest number of lines for a curve.
  private static let mostLines: Float = 400
  /// The largest distance of a coordinate from the origin; those beyond are clamped.
  static let farthest: Float = 1_048_576

  /// Flattens a path; subpaths with a non-finite coordinate are left out.
  init(_ path: Path, scale: Float = 1) {
    for element in path.elements {
      switch element {
      case .move(let point): parts.append(Part(points: [Self.pixel(point, scale)]))
      case .line(let point): append(Self.pixel(point, scale))
      case .quadratic(let point, let control):
        let (end, control) = (Self.pixel(point, scale), Self.pixel(control, scale))
        let start = current
        // A quadratic curve is a cubic one with its control points two thirds of the way out.
        addCubic(start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
      case .cubic(let point, let control1, let control2):
        addCubic(
          current, Self.pixel(control1, scale), Self.pixel(control2, scale),
          Self.pixel(point, scale))
      case .close: close()
      }
    }
    parts.removeAll { part in !part.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  private static func pixel(_ point: Point, _ scale: Float) -> SIMD2<Float> {
    SIMD2(limited(point.x * scale), limited(point.y * scale))
  }

  // A comparison with what is no number is false, so that it stays what it is.
  private static func limited(_ value: Float) -> Float {
    value.magnitude > farthest ? (value > 0 ? farthest : -farthest) : value
  }

  private var current: SIMD2<Float> { parts.last?.points.last ?? .zero }

  private mutating func append(_ point: SIMD2<Float>) {
    if parts.isEmpty { parts.append(Part(points: [.zero])) }
    parts[parts.count - 1].points.append(point)
  }

  /// Closes the subpath; elements that follow without a move begin at its start.
  private mutating func close() {
    guard let part = parts.last, !part.isClosed else { return }
    parts[parts.count - 1].isClosed = true
    parts.append(Part(points: [part.points[0]]))
  }

  private mutating func addCubic(
    _ start: SIMD2<Float>, _ control1: SIMD2<Float>, _ control2: SIMD2<Float>,
    _ end: SIMD2<Float>
  ) {
    // Wang's formula: a curve bends by its second differences.
    let bends = [start - 2 * control1 + control2, control1 - 2 * control2 + end]
    let bend = bends.map { ($0 * $0).sum() }.reduce(0) { max($0, $1) }.squareRoot()
    let wished = (0.75 * bend / Self.tolerance).squareRoot().rounded(.up)
    let count = wished.isFinite ? Int(min(max(wished, 1), Self.mostLines)) : 1
    for step in 1...count {
      let t = Float(step) / Float(count)
      let u = 1 - t
      let near = (u * u * u) * start + (3 * u * u * t) * control1
      let far = (3 * u * t * t) * control2 + (t * t * t) * end
      append(step == count ? end : near + far)
    }
  }
}
