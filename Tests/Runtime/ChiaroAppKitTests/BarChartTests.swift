// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// A chart as apps for the Mac draw one: bars that grow upwards from an axis, a curve, and labels.
@MainActor
@Suite("A chart drawn from below")
struct BarChartTests {
  /// Draws values from 0 to 1.
  private final class BarChart: NSView {
    var values: [CGFloat] = [0.25, 0.5, 1] { didSet { needsDisplay = true } }
    private let margin: CGFloat = 20
    private var plot: NSRect { bounds.insetBy(dx: margin, dy: margin) }

    override func draw(_ dirtyRect: NSRect) {
      NSColor.white.setFill()
      dirtyRect.fill()
      NSColor.blue.setFill()
      for index in values.indices { NSBezierPath(rect: bar(index)).fill() }
      let curve = NSBezierPath()
      for (index, value) in values.enumerated() {
        let point = NSPoint(x: bar(index).midX, y: plot.minY + value * plot.height)
        if index == 0 { curve.move(to: point) } else { curve.line(to: point) }
      }
      NSColor.red.setStroke()
      curve.stroke()
      let label = NSAttributedString(
        string: "0", attributes: [.font: NSFont.systemFont(ofSize: 9)])
      label.draw(at: NSPoint(x: 2, y: 2))
    }
    func bar(_ index: Int) -> NSRect {
      let step = plot.width / CGFloat(values.count)
      return NSRect(
        x: plot.minX + CGFloat(index) * step, y: plot.minY, width: step / 2,
        height: values[index] * plot.height)
    }
    func index(at point: NSPoint) -> Int? {
      values.indices.first { bar($0).contains(point) }
    }
  }

  @Test("its bars stand on the axis, its label in the corner, and a click finds the bar")
  func chart() throws {
    let test = TestApplication(content: NSView())
    let chart = BarChart(frame: NSRect(x: 50, y: 40, width: 160, height: 140))
    test.content.addSubview(chart)
    test.window.backgroundColor = nil
    test.app.updateWindows()
    let lines = test.window.displayList.description.split(separator: "\n").map(String.init)
    // The chart stands from 120 to 260 below the top; its axis is 20 above its foot.
    #expect(lines.first == "fill 50 120 160 140 #FFFFFF")
    #expect(lines.count { $0.hasPrefix("path 50 120 M20 120") } == 1, "\(lines)")
    #expect(lines.contains { $0.contains("M30 95 L70 70 L110 20") }, "\(lines)")
    let label = try #require(lines.last?.split(separator: " "))
    let (top, height) = (try #require(Double(label[2])), try #require(Double(label[4])))
    #expect(label[0] == "text" && abs(top + height - 258) < 0.01)
    // A place in the last bar, close to its head.
    let place = chart.convert(NSPoint(x: 155, y: 155), from: nil)
    #expect(place == NSPoint(x: 105, y: 115) && chart.index(at: place) == 2)
    #expect(chart.index(at: chart.convert(NSPoint(x: 75, y: 155), from: nil)) == nil)
    chart.setNeedsDisplay(chart.bar(0))
    test.app.updateWindows()
    #expect(test.window.displayList.description.contains("clip 70 215 20 25 r0"))
  }
}
