// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Paths, gradients, sliced pictures and transforms, from a view to the window's list.
@MainActor
@Suite("Drawing of paths")
struct PathDrawingTests {
  private final class PathView: View {
    override func draw(_ rect: CGRect) {
      guard let context = GraphicsContext.current else { return }
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      path.line(to: Point(x: 4, y: 0))
      context.fillColor = .systemBackground
      context.strokeColor = .label
      context.fill(path, rule: .evenOdd)
      context.stroke(path, style: StrokeStyle(width: 2))
      context.cornerCurve = .continuous
      context.drawGradient(
        .linear(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0)),
        [(0, .label), (1, .systemBackground)], in: rect, cornerRadius: 3)
      let slices = ImageSlices(width: 9, height: 9, top: 1, left: 2, bottom: 3, right: 4)
      context.draw(.file("p"), sliced: slices, in: rect, tint: .label)
      context.clip(to: path) {
        context.transform(by: .scale(x: 2, y: 2)) { context.fill(rect) }
      }
    }
  }

  @Test("what a view draws stands in the window's list, in its place and in its colors")
  func list() {
    let test = TestScreen()
    // A view before it, so that its indices and slots are not the first ones.
    for x in [0, 20.0] {
      let view = PathView(frame: CGRect(x: x, y: 5, width: 10, height: 8))
      test.root.view.addSubview(view)
    }
    let lines = test.window.displayList.description.split(separator: "\n").suffix(9)
    #expect(
      lines.joined(separator: "\n") == """
        path 20 5 M0 0 L4 0 evenOdd #FFFFFF
        stroke 20 5 M0 0 L4 0 w2 butt miter #000000
        gradient 20 5 10 8 r3c linear 0 0 1 0 [0 #000000, 1 #FFFFFF] canvas
        image 20 5 10 8 p sliced 9 9 1 2 3 4 in #000000
        clip 20 5 M0 0 L4 0 winding
          transform 2 0 0 2 -20 -5
            fill 20 5 10 8 #FFFFFF
          restore
        restore
        """)
    test.switchStyle(to: .dark)
    #expect(test.window.displayList.description.contains("[0 #FFFFFF, 1 #000000]"))
  }

  @Test("a layer's corners bend as it says")
  func corners() {
    let test = TestScreen()
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 8))
    view.backgroundColor = .label
    view.layer.cornerRadius = 3
    view.layer.cornerCurve = .continuous
    test.root.view.addSubview(view)
    #expect(test.window.displayList.description.contains("fill 0 0 10 8 r3c #000000"))
  }
}
