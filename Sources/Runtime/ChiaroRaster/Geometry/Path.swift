// SPDX-License-Identifier: MIT

/// A path of straight lines and curves, in points.
///
/// Apple counterpart: `CGPath` · Source: this project · Fidelity: exact
public struct Path: Hashable, Sendable {
  /// An element of a path.
  ///
  /// Apple counterpart: `CGPathElement` · Source: CGPath.h · Fidelity: exact
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(Point)
    /// Adds a straight line to a point.
    case line(Point)
    /// Adds a quadratic Bézier curve to a point.
    case quadratic(Point, control: Point)
    /// Adds a cubic Bézier curve to a point.
    case cubic(Point, control1: Point, control2: Point)
    /// Closes the subpath with a line to its start.
    case close
  }

  /// The elements in order; a subpath begins with `move`.
  public var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Begins a new subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line to a point.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a quadratic Bézier curve to a point.
  public mutating func curve(to point: Point, control: Point) {
    elements.append(.quadratic(point, control: control))
  }
  /// Adds a cubic Bézier curve to a point.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }
  /// Closes the subpath with a line to its start.
  public mutating func close() { elements.append(.close) }
}
