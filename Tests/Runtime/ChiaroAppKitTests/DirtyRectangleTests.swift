// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// Drawing a part of a view.
@MainActor
@Suite("Dirty rectangles")
struct DirtyRectangleTests {
  /// Fills what it is asked for, and notes what that was.
  final class Painter: FlippedView {
    var color = NSColor.white
    var asked: [NSRect] = []
    var rects: [NSRect] = []
    var probes: [NSRect] = []
    var answers: [Bool] = []
    var leavesGap = false
    var saysOpaque = false

    override var isOpaque: Bool { saysOpaque }
    override func draw(_ dirtyRect: NSRect) {
      asked.append(dirtyRect)
      var list: UnsafePointer<NSRect>?
      var count = 0
      getRectsBeingDrawn(&list, count: &count)
      rects = Array(UnsafeBufferPointer(start: list, count: count))
      answers = probes.map(needsToDraw)
      color.setFill()
      for rect in leavesGap ? rects.dropLast() : rects[...] { GraphicsContext.current?.fill(rect) }
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> NSRect {
    NSRect(x: x, y: y, width: width, height: height)
  }

  private func make(size: Double = 100) -> (TestApplication, Painter) {
    let test = TestApplication()
    let painter = Painter(frame: rect(0, 0, size, size))
    test.window.backgroundColor = nil
    test.content.addSubview(painter)
    test.app.updateWindows()
    return (test, painter)
  }

  /// What is seen at a point: the last fill that no clip keeps away from it.
  private func color(in list: DisplayList, x: Float, y: Float) -> Color? {
    func contains(_ frame: Rectangle) -> Bool {
      x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height
    }
    var clips: [Bool] = []
    var seen: Color?
    for command in list.commands {
      switch command {
      case .clip(let frame, _): clips.append(contains(frame))
      case .restore: clips.removeLast()
      case .fill(let frame, let slot) where contains(frame) && !clips.contains(false):
        seen = list.colors[Int(slot.index)]
      default: break
      }
    }
    return seen
  }

  @Test("at first all of a view is dirty")
  func everything() {
    let (_, painter) = make()
    #expect(painter.asked == [rect(0, 0, 100, 100)])
    #expect(painter.rects == [rect(0, 0, 100, 100)])
  }

  @Test("the parts that were asked for are drawn, and the rest stays as it was")
  func parts() {
    let (test, painter) = make()
    painter.color = .black
    painter.probes = [rect(0, 0, 5, 5), rect(30, 30, 5, 5), rect(10, 0, 5, 5), rect(85, 85, 5, 5)]
    painter.setNeedsDisplay(rect(0, 0, 10, 10))
    painter.setNeedsDisplay(rect(80, 80, 50, 50))
    #expect(painter.needsDisplay)
    test.app.updateWindows()
    #expect(painter.asked.last == rect(0, 0, 100, 100))
    #expect(painter.rects == [rect(0, 0, 10, 10), rect(80, 80, 20, 20)])
    #expect(painter.answers == [true, false, false, true])
    let list = test.window.displayList
    for (x, y, expected) in [
      (5, 5, Color.black), (50, 50, .white), (95, 95, .black), (5, 50, .white),
    ] as [(Float, Float, Color)] {
      #expect(color(in: list, x: x, y: y)?.hexText == expected.hexText)
    }
  }

  @Test("a part that was drawn before gives way to a newer one, and to everything")
  func replacing() {
    let (test, painter) = make()
    for (color, rect) in [(NSColor.black, rect(0, 0, 50, 50)), (.red, rect(20, 20, 50, 50))] {
      painter.color = color
      painter.setNeedsDisplay(rect)
      test.app.updateWindows()
    }
    let list = test.window.displayList
    #expect(color(in: list, x: 10, y: 10)?.hexText == "#000000")
    #expect(color(in: list, x: 30, y: 30)?.hexText == "#FF0000")
    #expect(color(in: list, x: 90, y: 90)?.hexText == "#FFFFFF")
    painter.setNeedsDisplay(rect(0, 0, 1, 1))
    painter.needsDisplay = true
    painter.setNeedsDisplay(rect(0, 0, 1, 1))
    test.app.updateWindows()
    #expect(painter.rects == [rect(0, 0, 100, 100)])
    #expect(test.window.displayList.commands.count == 1)
  }

  @Test("after many parts, everything is drawn once more")
  func limit() {
    let (test, painter) = make()
    for step in 0..<60 {
      painter.setNeedsDisplay(rect(Double(step), Double(step), 3, 3))
      test.app.updateWindows()
      #expect(test.window.displayList.commands.count < 150)
    }
    #expect(painter.asked.filter { $0 == rect(0, 0, 100, 100) }.count > 1)
  }

  @Test("what lies outside of the view asks for nothing; a change of style asks for everything")
  func outside() {
    let (test, painter) = make()
    painter.setNeedsDisplay(rect(200, 200, 10, 10))
    #expect(!painter.needsDisplay)
    painter.setNeedsDisplay(rect(0, 0, 10, 10))
    test.switchStyle(to: .dark)
    #expect(painter.asked.last == rect(0, 0, 100, 100))
    #expect(painter.rects.count == 1)
  }

  @Test("parts that are not visible are drawn too, for they may be scrolled to")
  func invisible() {
    let (test, painter) = make(size: 1000)
    test.content.clipsToBounds = true
    #expect(painter.visibleRect == rect(0, 0, 400, 300))
    painter.setNeedsDisplay(rect(800, 800, 10, 10))
    test.app.updateWindows()
    #expect(painter.asked.last == rect(800, 800, 10, 10))
    test.content.bounds.origin = NSPoint(x: 0, y: 900)
    #expect(painter.visibleRect == rect(0, 900, 400, 100))
    painter.isHidden = true
    #expect(painter.visibleRect == .zero)
  }

  @Test("outside of draw(_:) nothing is being drawn")
  func noDrawing() {
    let (_, painter) = make()
    var list: UnsafePointer<NSRect>?
    var count = 7
    painter.getRectsBeingDrawn(&list, count: &count)
    #expect(list == nil && count == 0)
    #expect(!painter.needsToDraw(painter.bounds))
    painter.getRectsBeingDrawn(nil, count: nil)
  }

  @Test("a trait that only the former drawing read still counts after a part was drawn")
  func reads() {
    let (test, painter) = make()
    painter.color = NSColor { $0.horizontalSizeClass == .compact ? .black : .white }
    painter.saysOpaque = true
    painter.needsDisplay = true
    test.app.updateWindows()
    painter.color = .white
    painter.setNeedsDisplay(rect(0, 0, 10, 10))
    test.app.updateWindows()
    let count = painter.asked.count
    test.change { $0.horizontalSizeClass = .compact }
    #expect(painter.asked.count == count + 1)
  }

  @Test("a view that says it is opaque and leaves a gap is named")
  func opacity() {
    let (test, painter) = make()
    painter.saysOpaque = true
    painter.needsDisplay = true
    test.app.updateWindows()
    #expect(test.app.diagnostics == [])
    painter.leavesGap = true
    painter.setNeedsDisplay(rect(0, 0, 10, 10))
    test.app.updateWindows()
    let name = "NSWindow/FlippedView[0]/Painter[0]"
    #expect(test.app.diagnostics == [.opaqueViewWithGaps(name)])
    #expect(
      test.app.diagnostics.map(\.message) == [
        "\(name) says that it is opaque, but leaves part of its dirty rectangle unfilled"
      ])
  }

  /// Whether a color is enough for a view that says it is opaque.
  @Test(
    "translucent colors leave gaps, an opaque background none",
    arguments: [
      (NSColor.black.withAlphaComponent(0.5), nil, false), (.black, nil, true),
      (.black.withAlphaComponent(0.5), NSColor.white, true), (.clear, .clear, false),
    ])
  func translucency(_ color: NSColor, _ background: NSColor?, _ isFilled: Bool) {
    let (test, painter) = make()
    painter.color = color
    painter.backgroundColor = background
    painter.saysOpaque = true
    painter.needsDisplay = true
    test.app.updateWindows()
    #expect(test.app.diagnostics.isEmpty == isFilled)
  }
}
