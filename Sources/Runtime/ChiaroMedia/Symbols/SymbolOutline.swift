// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// A parser of a piece's outline: see `SymbolNotation` for the commands.
struct SymbolOutline {
  private(set) var path = Path()
  private var words: ArraySlice<Substring>

  init(_ words: ArraySlice<Substring>) {
    self.words = words
    while let command = self.words.popFirst() { add(command) }
  }

  private mutating func add(_ command: Substring) {
    switch command {
    case "M": path.move(to: point())
    case "L": while hasNumber { path.line(to: point()) }
    case "Q":
      let control = point()
      path.curve(to: point(), control: control)
    case "C": while hasNumber { addCurve() }
    case "Z": path.close()
    case "O":
      let (center, radius) = (point(), number())
      addEllipse(center, radius, radius)
    case "E": addEllipse(point(), number(), number())
    case "R": addRectangle(point(), number(), number(), number())
    case "A": addArc(point(), number(), number(), number())
    case "W": addStar(point(), number(), number(), number())
    case "G": addWheel(point(), number(), number(), number())
    default: preconditionFailure("not a drawing command of an outline: \(command)")
    }
  }

  // MARK: Numbers

  private var hasNumber: Bool { words.first.flatMap { Float($0) } != nil }

  private mutating func number() -> Float {
    guard let number = words.popFirst().flatMap({ Float($0) }) else {
      preconditionFailure("a number is missing")
    }
    return number
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }

  // MARK: Shapes

  private mutating func addCurve() {
    let (control1, control2) = (point(), point())
    path.curve(to: point(), control1: control1, control2: control2)
  }

  /// The distance of the control points from the ends of a quarter circle, in radii.
  private static let quarter: Float = 0.552_285

  private mutating func addEllipse(_ center: Point, _ width: Float, _ height: Float) {
    let place = { (x: Float, y: Float) in Point(x: center.x + x * width, y: center.y + y * height) }
    let near = Self.quarter
    path.move(to: place(1, 0))
    path.curve(to: place(0, 1), control1: place(1, near), control2: place(near, 1))
    path.curve(to: place(-1, 0), control1: place(-near, 1), control2: place(-1, near))
    path.curve(to: place(0, -1), control1: place(-1, -near), control2: place(-near, -1))
    path.curve(to: place(1, 0), control1: place(near, -1), control2: place(1, -near))
    path.close()
  }

  private mutating func addRectangle(
    _ origin: Point, _ width: Float, _ height: Float, _ radius: Float
  ) {
    // A side, then the corner at its end, four times around.
    let far = Point(x: origin.x + width, y: origin.y + height)
    let near = radius * (1 - Self.quarter)
    let corners: [(Point, x: Float, y: Float)] = [
      (Point(x: far.x, y: origin.y), 1, 0), (far, 0, 1), (Point(x: origin.x, y: far.y), -1, 0),
      (origin, 0, -1),
    ]
    path.move(to: Point(x: origin.x + radius, y: origin.y))
    for (corner, x, y) in corners {
      path.line(to: Point(x: corner.x - x * radius, y: corner.y - y * radius))
      path.curve(
        to: Point(x: corner.x - y * radius, y: corner.y + x * radius),
        control1: Point(x: corner.x - x * near, y: corner.y - y * near),
        control2: Point(x: corner.x - y * near, y: corner.y + x * near))
    }
    path.close()
  }

  private mutating func addArc(_ center: Point, _ radius: Float, _ from: Float, _ to: Float) {
    let count = max(1, Int(saturating: ((to - from).magnitude / 45).rounded(.up)))
    let step = (to - from) / Float(count)
    // For a curve of this angle: four thirds of the tangent of its quarter, in radii.
    let near = radius * 4 / 3 * Angle.sine(step / 4) / Angle.cosine(step / 4)
    path.move(to: Self.place(center, radius, from))
    for index in 0..<count {
      let (start, end) = (from + step * Float(index), from + step * Float(index + 1))
      let (first, last) = (Self.place(center, radius, start), Self.place(center, radius, end))
      path.curve(
        to: last, control1: Self.place(first, near, start + 90),
        control2: Self.place(last, near, end - 90))
    }
  }

  private mutating func addStar(_ center: Point, _ outer: Float, _ inner: Float, _ count: Float) {
    for index in 0..<2 * Int(saturating: count) {
      let radius = index.isMultiple(of: 2) ? outer : inner
      add(Self.place(center, radius, 180 / count * Float(index) - 90), isFirst: index == 0)
    }
    path.close()
  }

  private mutating func addWheel(_ center: Point, _ outer: Float, _ inner: Float, _ count: Float) {
    let step = 360 / count
    // A tooth takes half of its share below and a third at its top.
    let corners: [(radius: Float, share: Float)] = [
      (inner, -0.27), (outer, -0.16), (outer, 0.16), (inner, 0.27),
    ]
    for tooth in 0..<Int(saturating: count) {
      for (index, corner) in corners.enumerated() {
        let angle = step * (Float(tooth) + corner.share) - 90
        add(Self.place(center, corner.radius, angle), isFirst: tooth == 0 && index == 0)
      }
    }
    path.close()
  }

  private mutating func add(_ point: Point, isFirst: Bool) {
    if isFirst { path.move(to: point) } else { path.line(to: point) }
  }

  private static func place(_ center: Point, _ radius: Float, _ degrees: Float) -> Point {
    Point(
      x: center.x + radius * Angle.cosine(degrees), y: center.y + radius * Angle.sine(degrees))
  }
}
