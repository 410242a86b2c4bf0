// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// What this module's own views draw, and when.
@MainActor
@Suite("Content")
struct ContentTests {
  let test = TestScreen()

  private final class CountingView: View {
    var drawings = 0
    var directions: [LayoutDirection] = []
    override func drawContent(in context: GraphicsContext) {
      drawings += 1
      directions.append(traitCollection.layoutDirection)
      context.fill(bounds, .label)
    }
  }

  private final class TopView: View {
    override func drawContent(in context: GraphicsContext) { context.fill(bounds, .red) }
    override func draw(_ rect: CGRect) {
      DynamicColor.green.setFill()
      GraphicsContext.current?.fill(rect)
    }
  }

  @Test("content is drawn once; a switch of the style only resolves its colors")
  func once() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    test.root.view.addSubview(view)
    #expect(test.window.displayList.colors.map(\.hexText) == ["#000000"])
    test.switchStyle(to: .dark)
    #expect(test.window.displayList.colors.map(\.hexText) == ["#FFFFFF"])
    #expect(view.drawings == 1)
  }

  @Test("a trait that content read, and a new size, have it drawn again")
  func again() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    test.root.view.addSubview(view)
    test.screen.update()
    test.change { $0.layoutDirection = .rightToLeft }
    view.frame.size.width = 20
    test.screen.update()
    #expect(view.directions == [.leftToRight, .rightToLeft, .rightToLeft])
  }

  @Test("draw(_:) goes on top of the content")
  func order() {
    test.root.view.addSubview(TopView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(
      test.window.displayList.lines(of: "fill") == [
        "fill 0 0 10 10 #FF0000", "fill 0 0 10 10 #00FF00",
      ])
  }

  @Test("a context's groups, clips, shadows and pictures stand where they were drawn")
  func operations() {
    let context = GraphicsContext()
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    context.group(opacity: 0.5) { context.fill(rect, .red) }
    context.group(opacity: 1) { context.draw(.file("a"), in: rect) }
    context.clip(to: rect, cornerRadius: 1) { context.draw(.file("b"), in: rect, tint: .red) }
    context.drawMaterial(DisplayList.Material(name: "m", blurRadius: 1), in: rect)
    context.drawShadow(of: rect, cornerRadius: 1, blur: 2, offset: 3, color: .black)
    let frame = Rectangle(x: 1, y: 2, width: 3, height: 4)
    let (red, black) = (ColorSlot(0), ColorSlot(1))
    #expect(
      context.drawing.list.commands == [
        .group(opacity: 0.5), .fill(frame, red), .restore, .image(frame, 0),
        .clip(frame, radius: 1), .tintedImage(frame, 1, red), .restore,
        .material(frame, radius: 0, 0), .shadow(frame, radius: 1, blur: 2, dy: 3, black),
      ])
  }
}
