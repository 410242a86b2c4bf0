// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Testing

/// What outlines cover, and that no outline is too much.
@Suite("Paths", .enabled(if: CairoPathRasterizer() != nil))
struct CairoPathRasterizerTests {
  let rasterizer: CairoPathRasterizer
  static let bounds = PixelRectangle(x: 0, y: 0, width: 100, height: 100)

  init() throws { rasterizer = try #require(CairoPathRasterizer()) }

  private func path(_ points: (Float, Float)..., isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    if isClosed { path.close() }
    return path
  }

  private func fill(_ path: Path, _ rule: FillRule = .winding, scale: Float = 1) -> PlacedMask? {
    rasterizer.fill(path, rule: rule, scale: scale, in: Self.bounds)
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, scale: Float = 1) -> PlacedMask? {
    rasterizer.stroke(path, style: style, scale: scale, in: Self.bounds)
  }

  @Test("a rectangle covers its pixels, and parts of those at its edges")
  func rectangle() throws {
    let mask = try #require(
      fill(path((10, 20), (30, 20), (30, 40.5), (10, 40.5), isClosed: true)))
    #expect(mask.ink == PixelRectangle(x: 10, y: 20, width: 20, height: 21))
    #expect(abs(mask.area - 410) < 1)
    #expect(abs(Int(mask.mask[5, 20]) - 128) < 12)
    #expect(mask.mask[5, 5] == 255)
  }

  @Test("points have as many pixels as the scale says", arguments: [0.5, 1, 2, 3] as [Float])
  func scale(_ scale: Float) throws {
    let mask = try #require(
      fill(path((4, 4), (24, 4), (24, 14), (4, 14), isClosed: true), scale: scale))
    #expect(abs(mask.area - 200 * Double(scale * scale)) < 1)
  }

  @Test("the rule decides about what is wound around twice")
  func rules() throws {
    var double = path((10, 10), (50, 10), (50, 50), (10, 50), isClosed: true)
    double.elements += path((20, 20), (40, 20), (40, 40), (20, 40), isClosed: true).elements
    #expect(abs(try #require(fill(double)).area - 1_600) < 1)
    #expect(abs(try #require(fill(double, .evenOdd)).area - 1_200) < 1)
  }

  @Test("both kinds of curves lie where they should")
  func curves() throws {
    var quadratic = Path()
    quadratic.move(to: Point(x: 10, y: 50))
    quadratic.curve(to: Point(x: 70, y: 50), control: Point(x: 40, y: 0))
    var cubic = Path()
    cubic.move(to: Point(x: 10, y: 50))
    cubic.curve(
      to: Point(x: 70, y: 50), control1: Point(x: 30, y: 50 - 100 / 3),
      control2: Point(x: 50, y: 50 - 100 / 3))
    // Two thirds of the triangle.
    #expect(abs(try #require(fill(quadratic)).area - 1_000) < 2)
    #expect(abs(try #require(fill(cubic)).area - 1_000) < 2)
  }

  @Test("lines end as they are asked to", arguments: StrokeStyle.Cap.allCases)
  func caps(_ cap: StrokeStyle.Cap) throws {
    let mask = try #require(
      stroke(path((20, 50), (60, 50)), StrokeStyle(width: 10, cap: cap)))
    let ends: [StrokeStyle.Cap: Double] = [.butt: 0, .round: 78.54, .square: 100]
    #expect(abs(mask.area - 400 - (ends[cap] ?? 0)) < 2)
  }

  @Test("lines meet as they are asked to", arguments: StrokeStyle.Join.allCases)
  func joins(_ join: StrokeStyle.Join) throws {
    let corner = path((20, 60), (60, 60), (60, 20))
    let mask = try #require(stroke(corner, StrokeStyle(width: 10, join: join)))
    // Beyond the two lines, which share a quarter: the outer square, its round part, or its half.
    let corners: [StrokeStyle.Join: Double] = [.miter: 25, .round: 19.63, .bevel: 12.5]
    #expect(abs(mask.area - 775 - (corners[join] ?? 0)) < 2)
  }

  @Test("corners are cut from the miter's limit on")
  func miterLimit() throws {
    let corner = path((20, 60), (60, 60), (60, 20))
    let areas = try [1.5, 1.3].map { limit in
      try #require(stroke(corner, StrokeStyle(width: 10, miterLimit: limit))).area
    }
    // The miter of a right angle has 1.41 widths.
    #expect(areas[0] > areas[1] + 10)
  }

  @Test("dashes have their lengths, from their phase on")
  func dashes() throws {
    let line = path((0, 50), (80, 50))
    var style = StrokeStyle(width: 2, dash: [6, 4])
    #expect(abs(try #require(stroke(line, style)).area - 96) < 1)
    style.dashPhase = 6
    let mask = try #require(stroke(line, style))
    #expect(mask.ink.x == 4)
    #expect(abs(try #require(stroke(line, style, scale: 0.5)).area - 24) < 1)
  }

  @Test("only what lies in the bounds is given, and nothing where that is nothing")
  func bounds() throws {
    let large = path((-50, -50), (500, -50), (500, 500), (-50, 500), isClosed: true)
    #expect(try #require(fill(large)).ink == Self.bounds)
    #expect(fill(path((200, 200), (300, 200), (300, 300), isClosed: true)) == nil)
    #expect(fill(Path()) == nil)
    #expect(fill(path((10, 10), (20, 10))) == nil)
    #expect(stroke(path((10, 10), (20, 10)), StrokeStyle(width: 0)) == nil)
    let empty = PixelRectangle(x: 0, y: 0, width: 0, height: 10)
    #expect(rasterizer.fill(large, rule: .winding, scale: 1, in: empty) == nil)
  }

  @Test("what is no number covers nothing", arguments: [.nan, .infinity, -.infinity] as [Float])
  func notNumbers(_ value: Float) {
    #expect(fill(path((10, 10), (value, 10), (20, 20))) == nil)
    #expect(fill(path((10, 10), (20, 10), (20, 20)), scale: value) == nil)
    #expect(stroke(path((10, 10), (20, 10)), StrokeStyle(width: value)) == nil)
    let style = StrokeStyle(width: 2, miterLimit: value, dash: [value, 3], dashPhase: value)
    #expect(
      stroke(path((10, 10), (20, 10)), style) == stroke(path((10, 10), (20, 10)), .init(width: 2)))
  }

  @Test("huge places and countless dashes are bounded", arguments: [1e7, 1e20, 3e38] as [Float])
  func huge(_ far: Float) throws {
    let mask = try #require(
      fill(path((-far, -far), (far, -far), (far, far), (-far, far), isClosed: true)))
    #expect(mask.ink == Self.bounds)
    let line = path((-far, 50), (far, 50))
    let dashed = stroke(line, StrokeStyle(width: 2, dash: [1e-6, 1e-6]))
    #expect(dashed == stroke(line, StrokeStyle(width: 2)))
    #expect(stroke(line, StrokeStyle(width: far))?.ink == Self.bounds)
    var endless = Path()
    endless.elements = Array(repeating: .line(Point(x: 1, y: 1)), count: 100_001)
    #expect(fill(endless) == nil)
  }

  @Test("random paths never crash", arguments: 0..<30)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> Float {
      generator.pick([0, 50, -20, 99.5, 1e4, -1e9, 1e30]) + Float(generator.index(under: 100))
    }
    var path = Path()
    for _ in 0..<40 {
      let (a, b, c) = (
        Point(x: number(), y: number()), Point(x: number(), y: number()),
        Point(x: number(), y: number())
      )
      path.elements.append(
        generator.pick([
          .move(a), .line(a), .quadratic(a, control: b), .cubic(a, control1: b, control2: c),
          .close,
        ]))
    }
    let style = StrokeStyle(
      width: abs(number()), cap: generator.pick(StrokeStyle.Cap.allCases),
      join: generator.pick(StrokeStyle.Join.allCases), miterLimit: number(),
      dash: generator.pick([[], [3, 2], [0, 0], [-1, 4], [100]]), dashPhase: number())
    for mask in [fill(path), fill(path, .evenOdd), stroke(path, style)] {
      let size = mask?.mask.size ?? PixelSize(width: 0, height: 0)
      #expect(size.width <= 100 && size.height <= 100)
    }
  }
}
