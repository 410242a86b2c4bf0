// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroFoundation
public import ChiaroRaster
import ChiaroViews
public import Foundation

/// A path of lines and curves.
///
/// As a view, it is drawn at its own coordinates.
///
/// Apple counterpart: `Path` · Source: SwiftUI reference (statements SU112, SU113) · Fidelity:
/// approximate, without descriptions as strings
public typealias Path = ChiaroRaster.Path

extension ChiaroRaster.Path: Shape {
  /// Returns the path itself; the rectangle is ignored.
  public nonisolated func path(in rect: CGRect) -> ChiaroRaster.Path { self }
}

extension ChiaroRaster.Path {
  /// Creates a path and lets a closure add to it.
  public init(_ callback: (inout ChiaroRaster.Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// Creates a copy of a path.
  public init(_ path: ChiaroRaster.Path) { self = path }
  /// Creates a path that is a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addPolygon([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }
  /// Creates a path that is a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let most = min(rect.width, rect.height) / 2
    let radius = min(max(0, cornerRadius.isFinite ? cornerRadius : 0), most)
    self = .rounded(rect, Array(repeating: CGSize(width: radius, height: radius), count: 4))
  }
  /// Creates a path that is a rectangle with elliptical corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(
      width: min(max(0, cornerSize.width), rect.width / 2),
      height: min(max(0, cornerSize.height), rect.height / 2))
    self = .rounded(rect, Array(repeating: size, count: 4))
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: Point(first))
    for point in points.dropFirst() { line(to: Point(point)) }
    close()
  }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: Point(first))
    for point in lines.dropFirst() { line(to: Point(point)) }
  }
  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    elements += ChiaroRaster.Path(roundedRect: rect, cornerSize: cornerSize, style: style).elements
  }
  /// Adds an arc of a circle; `clockwise` refers to coordinates in which y grows upward (statement
  /// SU113).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: clockwise)
  }
  /// Adds an arc of a circle, given by its start angle and its extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle,
      endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: delta.radians < 0)
  }

  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> ChiaroRaster.Path {
    PathTrim(self).part(Double(from), Double(to))
  }
  /// Returns the path moved by an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> ChiaroRaster.Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path with all of its points changed.
  func mapped(_ change: (CGPoint) -> CGPoint) -> ChiaroRaster.Path {
    func moved(_ point: Point) -> Point {
      Point(change(CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))))
    }
    var copy = self
    copy.elements = elements.map { element in
      switch element {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .quadratic(let point, let control): .quadratic(moved(point), control: moved(control))
      case .cubic(let point, let one, let two):
        .cubic(moved(point), control1: moved(one), control2: moved(two))
      case .close: .close
      }
    }
    return copy
  }
}

/// Parts of a path by shares of its length (statement SU112).
struct PathTrim {
  /// The path as lines.
  private var lines: [(from: CGPoint, to: CGPoint, length: Double)] = []

  init(_ path: ChiaroRaster.Path) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point.cgPoint, point.cgPoint)
      case .line(let point): add(&current, [point.cgPoint])
      case .close: add(&current, [start])
      case .quadratic(let end, let control):
        let (from, middle) = (current, control.cgPoint)
        add(
          &current,
          Self.steps.map { share in
            Self.mix(
              Self.mix(from, middle, share), Self.mix(middle, end.cgPoint, share), share)
          })
      case .cubic(let end, let control1, let control2):
        let (from, one, two) = (current, control1.cgPoint, control2.cgPoint)
        add(
          &current,
          Self.steps.map { share in
            let first = Self.mix(from, one, share)
            let second = Self.mix(one, two, share)
            let third = Self.mix(two, end.cgPoint, share)
            return Self.mix(
              Self.mix(first, second, share), Self.mix(second, third, share), share)
          })
      }
    }
  }

  private static let steps = (1...24).map { CGFloat($0) / 24 }

  private static func mix(_ one: CGPoint, _ two: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share)
  }

  private mutating func add(_ current: inout CGPoint, _ points: [CGPoint]) {
    for point in points {
      let length = hypot(point.x - current.x, point.y - current.y)
      if length > 0 { lines.append((current, point, length)) }
      current = point
    }
  }

  func part(_ from: Double, _ to: Double) -> ChiaroRaster.Path {
    let whole = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(0, min(1, from)) * whole, max(0, min(1, to)) * whole)
    var path = ChiaroRaster.Path()
    guard last > first else { return path }
    var done = 0.0
    var end: CGPoint?
    for line in lines {
      let (low, high) = (max(first, done), min(last, done + line.length))
      if high > low {
        let start = Self.mix(line.from, line.to, (low - done) / line.length)
        let stop = Self.mix(line.from, line.to, (high - done) / line.length)
        if end != start { path.move(to: Point(start)) }
        path.line(to: Point(stop))
        end = stop
      }
      done += line.length
    }
    return path
  }
}

extension Point {
  fileprivate var cgPoint: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
