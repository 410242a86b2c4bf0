// SPDX-License-Identifier: MIT

#if CHIARO_PATHS
  import CCairo
  import ChiaroRaster

  /// A path in pixels, with coordinates limited to the 24 integer bits of cairo's numbers.
  struct PixelPath {
    private static let reach: Float = 4_000_000
    private static let stepCount = 100_000

    private let elements: [Path.Element]
    private let scale: Float

    /// Creates a path; nil when it is too long or has non-finite coordinates.
    init?(_ path: Path, scale: Float) {
      guard path.elements.count <= Self.stepCount, scale > 0, scale.isFinite else { return nil }
      guard path.elements.allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
      else { return nil }
      elements = path.elements
      self.scale = scale
    }

    /// The length in pixels from point to point, less than that of the curves; for counting dashes.
    var length: Float {
      var (sum, last, first): (Float, Point?, Point?) = (0, nil, nil)
      for element in elements {
        if case .move(let point) = element { (last, first) = (point, point) }
        for point in element.points.isEmpty ? [first].compactMap(\.self) : element.points {
          let place = pixel(point)
          if let last = last.map(pixel) { sum += abs(place.x - last.x) + abs(place.y - last.y) }
          last = point
        }
      }
      return sum
    }

    func add(to context: OpaquePointer) {
      for element in elements {
        let points = element.points.map(pixel).map { (Double($0.x), Double($0.y)) }
        switch element {
        case .move: cairo_move_to(context, points[0].0, points[0].1)
        case .line: cairo_line_to(context, points[0].0, points[0].1)
        case .quadratic: addQuadratic(to: points[1], control: points[0], context)
        case .cubic:
          cairo_curve_to(
            context, points[0].0, points[0].1, points[1].0, points[1].1, points[2].0, points[2].1)
        case .close: cairo_close_path(context)
        }
      }
    }

    /// Adds a quadratic curve as a cubic one, since cairo has no others.
    private func addQuadratic(
      to end: (Double, Double), control: (Double, Double), _ context: OpaquePointer
    ) {
      var start = control
      if cairo_has_current_point(context) != 0 {
        cairo_get_current_point(context, &start.0, &start.1)
      }
      cairo_curve_to(
        context, start.0 + (control.0 - start.0) * 2 / 3, start.1 + (control.1 - start.1) * 2 / 3,
        end.0 + (control.0 - end.0) * 2 / 3, end.1 + (control.1 - end.1) * 2 / 3, end.0, end.1)
    }

    private func pixel(_ point: Point) -> Point {
      Point(x: bounded(point.x * scale), y: bounded(point.y * scale))
    }

    private func bounded(_ value: Float) -> Float { min(max(value, -Self.reach), Self.reach) }
  }

  extension Path.Element {
    /// The control points and the end point of an element; empty for `close`.
    fileprivate var points: [Point] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadratic(let end, let control): [control, end]
      case .cubic(let end, let control1, let control2): [control1, control2, end]
      case .close: []
      }
    }
  }
#endif
