// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension Path {
    /// The end point of the path, where the next segment begins; zero for an empty path.
    ///
    /// Apple counterpart: `currentPoint` · Source: CGPath.h · Fidelity: exact
    public var currentPoint: CGPoint {
      end.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) } ?? .zero
    }

    /// The smallest rectangle around the path and the control points of its curves; zero for an
    /// empty path.
    ///
    /// Apple counterpart: `boundingBox` · Source: CGPath.h · Fidelity: exact
    public var boundingBox: CGRect { isEmpty ? .zero : controlBounds }

    /// The smallest rectangle around the path; zero for an empty path.
    ///
    /// Apple counterpart: `boundingBoxOfPath` · Source: CGPath.h · Fidelity: approximate, curves
    /// count as sixteen lines
    public var boundingBoxOfPath: CGRect {
      let points = flattened.flatMap { [$0.start, $0.end] }
      guard let first = points.first else { return boundingBox }
      let (low, high) = points.reduce((first, first)) { box, point in
        (
          Point(x: min(box.0.x, point.x), y: min(box.0.y, point.y)),
          Point(x: max(box.1.x, point.x), y: max(box.1.y, point.y))
        )
      }
      return CGRect(
        x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x),
        height: CGFloat(high.y - low.y))
    }

    /// Returns whether a point is inside the path according to a fill rule; open subpaths count as
    /// closed.
    ///
    /// Apple counterpart: `contains(_:using:transform:)` · Source: CGPath.h · Fidelity: exact
    public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
      contains(Point(x: Float(point.x), y: Float(point.y)), rule: rule)
    }
  }
#endif
