// SPDX-License-Identifier: MIT

/// An outline of straight lines and curves, in points.
///
/// Apple counterpart: `CGPath` · Source: this project · Fidelity: exact
public struct Path: Hashable, Sendable {
  /// One step of the outline.
  ///
  /// Apple counterpart: `CGPathElement` · Source: CGPath.h · Fidelity: exact
  public enum Element: Hashable, Sendable {
    /// Begins a new part.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A curve with one control point.
    case quadratic(Point, control: Point)
    /// A curve with two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// A line to where the part began.
    case close
  }

  /// The steps in their order; a part begins with `move`.
  public var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// Begins a new part.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a curve with one control point.
  public mutating func curve(to point: Point, control: Point) {
    elements.append(.quadratic(point, control: control))
  }
  /// Adds a curve with two control points.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }
  /// Goes back to where the part began.
  public mutating func close() { elements.append(.close) }
}
