// SPDX-License-Identifier: MIT

import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

@Suite("Scanline rasterizer")
struct ScanlineRasterizerTests {
  private static let bounds = PixelRectangle(x: 0, y: 0, width: 64, height: 64)
  private let rasterizer = ScanlineRasterizer()

  private static func path(_ points: [(Float, Float)], isClosed: Bool = true) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  /// The area of a mask in pixels.
  private static func area(_ mask: PlacedMask?) -> Double {
    Double(mask?.mask.bytes.reduce(0) { $0 + Int($1) } ?? 0) / 255
  }

  @Test("any polygon covers of each pixel the area that both share", arguments: 0..<30)
  func polygons(_ seed: Int) throws {
    // Convex, so that cutting it down to a pixel gives the area: a box under a transform.
    var random = SeededGenerator(seed: UInt64(seed))
    let number = { (low: Float, high: Float) in Float.random(in: low...high, using: &random) }
    let (a, b) = (SIMD2(number(5, 55), number(5, 55)), SIMD2(number(-20, 20), number(-20, 20)))
    let c = SIMD2(-b.y, b.x) * number(0.05, 1)
    let corners = [a, a + b, a + b + c, a + c]
    let path = Self.path(corners.map { ($0.x, $0.y) })
    let mask = try #require(rasterizer.fill(path, rule: .winding, scale: 1, in: Self.bounds))
    for y in 0..<mask.mask.size.height {
      for x in 0..<mask.mask.size.width {
        let exact = PolygonArea.shared(corners, x + mask.origin.x, y + mask.origin.y)
        #expect(abs(exact * 255 - Double(mask.mask[x, y])) < 0.6)
      }
    }
  }

  @Test("what lies outside of the bounds is left out, and changes nothing inside")
  func cutting() throws {
    let path = Self.path([(-30, -20), (90, 10), (70, 100), (10, 40)])
    let whole = try #require(
      rasterizer.fill(
        path, rule: .winding, scale: 1,
        in: PixelRectangle(x: -100, y: -100, width: 300, height: 300)))
    let part = PixelRectangle(x: 7, y: 9, width: 40, height: 31)
    let cut = try #require(rasterizer.fill(path, rule: .winding, scale: 1, in: part))
    for y in 9..<40 {
      for x in 7..<47 {
        let here = cut.mask[x - cut.origin.x, y - cut.origin.y]
        let there = whole.mask[x - whole.origin.x, y - whole.origin.y]
        #expect(abs(Int(here) - Int(there)) <= 1)
      }
    }
    let elsewhere = PixelRectangle(x: 500, y: 0, width: 9, height: 9)
    #expect(rasterizer.fill(path, rule: .winding, scale: 1, in: elsewhere) == nil)
  }

  @Test("a star is hollow or not by its rule, whichever way it goes round")
  func rules() {
    let star = [(32, 4), (48, 56), (6, 22), (58, 22), (16, 56)] as [(Float, Float)]
    for points in [star, star.reversed()] {
      let path = Self.path(points)
      let middle = { (rule: FillRule) -> UInt8? in
        let mask = rasterizer.fill(path, rule: rule, scale: 1, in: Self.bounds)
        return mask.map { $0.mask[32 - $0.origin.x, 32 - $0.origin.y] }
      }
      #expect(middle(.winding) == 255)
      #expect(middle(.evenOdd) == 0)
    }
  }

  @Test(
    "a circle of curves has the area of a circle, at each scale", arguments: [0.5, 1, 2] as [Float])
  func curves(_ scale: Float) {
    let handle: Float = 0.5522847
    var path = Path()
    path.move(to: Point(x: 26, y: 16))
    for (x, y) in [(0, 1), (-1, 0), (0, -1), (1, 0)] as [(Float, Float)] {
      let (fromX, fromY) = (y, -x)
      path.curve(
        to: Point(x: 16 + 10 * x, y: 16 + 10 * y),
        control1: Point(x: 16 + 10 * (fromX + handle * x), y: 16 + 10 * (fromY + handle * y)),
        control2: Point(x: 16 + 10 * (x + handle * fromX), y: 16 + 10 * (y + handle * fromY)))
    }
    let area = Self.area(rasterizer.fill(path, rule: .winding, scale: scale, in: Self.bounds))
    #expect(abs(area - Double(scale * scale) * 100 * .pi) < 0.4)
  }

  @Test(
    "a line has the area of its width, ends and joins",
    arguments: [
      (StrokeStyle(width: 4), 4 * 40.0), (StrokeStyle(width: 4, cap: .square), 4 * 44.0),
      (StrokeStyle(width: 4, cap: .round), 4 * 40 + 4 * Double.pi),
      (StrokeStyle(width: 2, dash: [5, 5]), 2 * 20), (StrokeStyle(width: 2, dash: [10]), 2 * 20),
      (StrokeStyle(width: 2, dash: [5, 5], dashPhase: -5), 2 * 20),
      (StrokeStyle(width: 2, dash: [0, 0]), 2 * 40), (StrokeStyle(width: 2, dash: [-1]), 2 * 40),
      (StrokeStyle(width: 0.25), 0.25 * 40),
    ] as [(StrokeStyle, Double)])
  func lines(_ style: StrokeStyle, _ expected: Double) {
    let level = Self.path([(10, 20.5), (50, 20.5)], isClosed: false)
    let slanted = Self.path([(10, 10), (42, 34)], isClosed: false)
    for path in [level, slanted] {
      let area = Self.area(rasterizer.stroke(path, style: style, scale: 1, in: Self.bounds))
      #expect(abs(area - expected) < 0.25)
    }
  }

  @Test("the joins of a square are sharp, cut or round")
  func joins() {
    let square = Self.path([(20, 20), (40, 20), (40, 40), (20, 40)])
    let area = { (style: StrokeStyle) in
      Self.area(rasterizer.stroke(square, style: style, scale: 1, in: Self.bounds))
    }
    let inner = 16.0 * 16
    #expect(abs(area(StrokeStyle(width: 4)) - (24 * 24 - inner)) < 0.1)
    #expect(abs(area(StrokeStyle(width: 4, join: .bevel)) - (24 * 24 - inner - 4 * 2)) < 0.1)
    #expect(
      abs(area(StrokeStyle(width: 4, join: .round)) - (24 * 24 - inner - 4 * (4 - .pi))) < 0.2)
    // A right angle has a miter of √2 widths.
    #expect(area(StrokeStyle(width: 4, miterLimit: 1.4)) < area(StrokeStyle(width: 4)) - 7)
  }

  @Test("a point has round and square ends, and no others")
  func dots() {
    var dot = Path()
    dot.move(to: Point(x: 20, y: 20))
    dot.line(to: Point(x: 20, y: 20))
    let area = { (cap: StrokeStyle.Cap) in
      Self.area(
        rasterizer.stroke(dot, style: StrokeStyle(width: 6, cap: cap), scale: 1, in: Self.bounds))
    }
    #expect(area(.butt) == 0)
    #expect(abs(area(.square) - 36) < 0.1)
    #expect(abs(area(.round) - 9 * .pi) < 0.1)
  }

  @Test(
    "hostile paths give something or nothing, and soon",
    arguments: [
      [(.nan, 1), (5, 5), (9, 1)], [(.infinity, 1), (5, 5), (9, -.infinity)],
      [(1e30, 1), (-1e30, 2), (5, 1e30)], [(1, 1)], [],
      [(1e6, 1e6), (-1e6, -1e6), (1e6, -1e6)], [(0, 0), (100, 1e-37), (50, 50)],
      [(0, 0), (.leastNonzeroMagnitude, .leastNormalMagnitude), (50, .leastNonzeroMagnitude)],
    ] as [[(Float, Float)]])
  func hostile(_ points: [(Float, Float)]) {
    let styles = [1e5, 1e20, .greatestFiniteMagnitude].flatMap {
      [
        StrokeStyle(width: $0, dash: [1e-3, 1e-3]),
        StrokeStyle(width: $0, join: .miter, miterLimit: $0),
        StrokeStyle(width: $0, cap: .round, join: .round),
      ]
    }
    for isClosed in [true, false] {
      let path = Self.path(points, isClosed: isClosed)
      for rule in FillRule.allCases {
        _ = rasterizer.fill(path, rule: rule, scale: 1, in: Self.bounds)
      }
      for style in styles {
        for scale in [1, 3] as [Float] {
          _ = rasterizer.stroke(path, style: style, scale: scale, in: Self.bounds)
        }
        for scale in [0, -1, Float.nan, .infinity] {
          #expect(rasterizer.stroke(path, style: style, scale: scale, in: Self.bounds) == nil)
        }
      }
    }
  }

  @Test("a line of any width covers what lies beside it", arguments: [1e5, 1e20, 3e38] as [Float])
  func wide(_ width: Float) {
    let level = Self.path([(10, 20.5), (50, 20.5)], isClosed: false)
    let area = Self.area(
      rasterizer.stroke(level, style: StrokeStyle(width: width), scale: 1, in: Self.bounds))
    #expect(abs(area - 40 * 64) < 1)
  }

  @Test(
    "an edge that is all but level is level",
    arguments: [0, 1e-37, .leastNormalMagnitude, .leastNonzeroMagnitude] as [Float])
  func level(_ height: Float) {
    let path = Self.path([(0, 0), (60, height), (30, 30)])
    let area = Self.area(rasterizer.fill(path, rule: .winding, scale: 1, in: Self.bounds))
    #expect(abs(area - 900) < 0.5)
  }
}

/// The area that a convex polygon and a pixel share, by cutting the one down to the other.
enum PolygonArea {
  static func shared(_ polygon: [SIMD2<Float>], _ x: Int, _ y: Int) -> Double {
    var points = polygon.map { SIMD2<Double>($0) }
    let (left, top) = (Double(x), Double(y))
    let sides: [(SIMD2<Double>) -> Double] = [
      { $0.x - left }, { left + 1 - $0.x }, { $0.y - top }, { top + 1 - $0.y },
    ]
    for side in sides {
      points = points.indices.flatMap { index -> [SIMD2<Double>] in
        let (last, here) = (points[(index + points.count - 1) % points.count], points[index])
        let (before, now) = (side(last), side(here))
        let crossing = last + (here - last) * (before / (before - now))
        return ((before < 0) != (now < 0) ? [crossing] : []) + (now >= 0 ? [here] : [])
      }
    }
    let area = points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + a.x * b.y - a.y * b.x
    }
    return abs(area) / 2
  }
}
