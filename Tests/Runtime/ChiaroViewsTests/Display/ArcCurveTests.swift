// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation
import Testing

@testable import ChiaroViews

@Suite("Curves of arcs")
struct ArcCurveTests {
  @Test(
    "an arc goes the way that is said, one turn at most",
    arguments: [
      (0, 90, true, 90), (0, 90, false, -270), (90, 0, true, 270), (90, 0, false, -90),
      (0, 360, true, 360), (0, 360, false, -360), (0, 1e15, true, 360), (-30, 30, true, 60),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func sweep(from: CGFloat, to: CGFloat, isGrowing: Bool, sweep: CGFloat) throws {
    let center = CGPoint(x: 3, y: 4)
    func point(_ degrees: CGFloat) -> CGPoint {
      CGPoint(x: 3 + 10 * cos(degrees * .pi / 180), y: 4 + 10 * sin(degrees * .pi / 180))
    }
    let arc = try #require(
      ArcCurve.arc(
        center: center, radius: 10, from: from * .pi / 180, to: to * .pi / 180,
        isGrowing: isGrowing))
    #expect(arc.curves.count == Int((abs(sweep) / 90).rounded(.up)))
    #expect(distance(arc.start, point(from)) < 1e-6)
    #expect(distance(try #require(arc.curves.last).end, point(from + sweep)) < 1e-6)
    var start = arc.start
    for curve in arc.curves {
      let middle = CGPoint(
        x: (start.x + 3 * curve.control1.x + 3 * curve.control2.x + curve.end.x) / 8,
        y: (start.y + 3 * curve.control1.y + 3 * curve.control2.y + curve.end.y) / 8)
      #expect(abs(distance(middle, center) - 10) < 0.01)
      start = curve.end
    }
  }

  @Test(
    "what is not finite is no arc",
    arguments: [(.nan, 1, 1), (0, .infinity, 1), (.infinity, 0, 1), (0, 1, .nan)]
      as [(CGFloat, CGFloat, CGFloat)])
  func notFinite(from: CGFloat, to: CGFloat, radius: CGFloat) {
    let arc = ArcCurve.arc(center: .zero, radius: radius, from: from, to: to, isGrowing: true)
    #expect(arc == nil)
  }

  @Test("the bounds hold points and control points")
  func bounds() {
    var path = Path()
    #expect(path.controlBounds == .zero)
    path.move(to: Point(x: 1, y: 2))
    path.curve(
      to: Point(x: 4, y: 5), control1: Point(x: -3, y: 2), control2: Point(x: 0, y: 9))
    path.close()
    #expect(path.controlBounds == CGRect(x: -3, y: 2, width: 7, height: 7))
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }
}
