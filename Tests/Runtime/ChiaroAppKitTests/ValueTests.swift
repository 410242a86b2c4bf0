// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// Colors, gradients, paths and cells.
@MainActor
@Suite("Values of AppKit")
struct ValueTests {
  private func parts(_ color: NSColor) -> [Int] {
    [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
      .map { Int(($0 * 100).rounded()) }
  }

  @Test("a gradient has the mean of its colors between them")
  func gradients() throws {
    let (red, blue) = (
      NSColor(red: 1, green: 0, blue: 0, alpha: 1), NSColor(red: 0, green: 0, blue: 1, alpha: 0)
    )
    let two = try #require(NSGradient(starting: red, ending: blue))
    let late = try #require(NSGradient(colorsAndLocations: (red, 0.5), (blue, 1)))
    let samples: [(NSGradient, CGFloat, [Int])] = [
      (two, -1, [100, 0, 0, 100]), (two, 0, [100, 0, 0, 100]), (two, 0.25, [75, 0, 25, 75]),
      (two, 1, [0, 0, 100, 0]), (two, 2, [0, 0, 100, 0]), (late, 0.2, [100, 0, 0, 100]),
      (late, 0.75, [50, 0, 50, 50]),
    ]
    for (index, sample) in samples.enumerated() {
      let color = sample.0.interpolatedColor(atLocation: sample.1)
      #expect(parts(color) == sample.2, "sample \(index)")
    }
    #expect(two.numberOfColorStops == 2 && NSGradient(colors: []) == nil)
    #expect(NSGradient(colors: [red], atLocations: [0, 1]) == nil)
  }

  @Test("colors have components of any space, and the names of older code")
  func colors() {
    let samples: [(NSColor, [Int])] = [
      (NSColor(deviceWhite: 0.5, alpha: 0.5), [50, 50, 50, 50]),
      (NSColor(calibratedWhite: 1, alpha: 1), [100, 100, 100, 100]),
      (NSColor(deviceRed: 0.1, green: 0.2, blue: 0.3, alpha: 1), [10, 20, 30, 100]),
      (NSColor(calibratedHue: 0, saturation: 1, brightness: 1, alpha: 1), [100, 0, 0, 100]),
    ]
    for (index, sample) in samples.enumerated() {
      #expect(parts(sample.0.usingColorSpace(.sRGB) ?? .clear) == sample.1, "sample \(index)")
    }
  }

  @Test("paths go on from where they are, and are moved and measured as a whole")
  func paths() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 10, y: 10))
    path.relativeLine(to: NSPoint(x: 20, y: 0))
    path.relativeLine(to: NSPoint(x: 0, y: 5))
    #expect(path.bounds == NSRect(x: 10, y: 10, width: 20, height: 5))
    #expect(path.currentPoint == NSPoint(x: 30, y: 15))
    path.transform(using: AffineTransform(translationByX: 1, byY: 2))
    #expect(path.bounds.origin == NSPoint(x: 11, y: 12))
    #expect(path.currentPoint == NSPoint(x: 31, y: 17))
    path.close()
    #expect(path.currentPoint == NSPoint(x: 11, y: 12))
    let other = NSBezierPath(cgPath: path.cgPath)
    #expect(other.currentPoint == NSPoint(x: 11, y: 12))
    path.append(NSBezierPath(rect: NSRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(path.currentPoint == NSPoint(x: 1, y: 2))
    path.removeAllPoints()
    #expect(path.currentPoint == .zero)
    path.appendOval(in: NSRect(x: 0, y: 0, width: 4, height: 6))
    #expect(path.bounds.size == NSSize(width: 4, height: 6) && !path.isEmpty)
  }

  @Test("a cell's values are its control's")
  func cells() {
    let field = NSTextField(string: "a")
    let cell = field.cell as? NSTextFieldCell
    cell?.isEditable = false
    cell?.isBezeled = false
    cell?.drawsBackground = true
    cell?.backgroundColor = .red
    #expect(!field.isEditable && !field.isBezeled)
    #expect(field.drawsBackground && field.backgroundColor == .red)
    let check = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    check.cell?.state = .on
    #expect(check.state == .on && check.cell?.title == "a")
    check.cell?.title = "b"
    #expect(check.title == "b")
    field.refusesFirstResponder = true
    field.isEditable = true
    #expect(!field.acceptsFirstResponder)
  }

  @Test("what is set of a cell without a control is kept, and its control's once it has one")
  func ownCells() {
    let (field, cell) = (NSTextField(string: "a"), NSTextFieldCell(textCell: "b"))
    (cell.isEditable, cell.isBezeled, cell.drawsBackground) = (true, true, true)
    (cell.backgroundColor, cell.textColor, cell.font) = (.red, .blue, .systemFont(ofSize: 20))
    (cell.alignment, cell.placeholderString, cell.isEnabled) = (.center, "c", false)
    (field.isEditable, field.isBezeled) = (false, false)
    for _ in 0..<2 {
      #expect(cell.isEditable && cell.isBezeled && cell.drawsBackground && !cell.isEnabled)
      #expect(cell.backgroundColor == .red && cell.textColor == .blue)
      #expect(cell.font?.pointSize == 20 && cell.alignment == .center)
      #expect(cell.placeholderString == "c" && cell.stringValue == "b")
      field.cell = cell
    }
    #expect(field.isEditable && field.isBezeled && field.drawsBackground && !field.isEnabled)
    #expect(field.backgroundColor == .red && field.textColor == .blue)
    #expect(field.font?.pointSize == 20 && field.alignment == .center)
    #expect(field.placeholderString == "c" && field.stringValue == "b")
    let (button, push) = (NSButton(frame: .zero), NSButtonCell(textCell: "b"))
    (push.isBordered, push.bezelStyle, push.keyEquivalent) = (false, .inline, "k")
    push.setButtonType(.pushOnPushOff)
    (push.state, push.image) = (.on, NSImage(size: NSSize(width: 1, height: 1)))
    button.cell = push
    #expect(!button.isBordered && button.bezelStyle == .inline && button.keyEquivalent == "k")
    #expect(button.title == "b" && button.state == .on && button.image === push.image)
    button.performClick(nil)
    #expect(push.state == .off, "it stays pushed until the next press")
  }

  /// Draws a slider's track nowhere and its knob where it was asked to.
  private final class Knob: NSSliderCell {
    var places: [NSRect] = []
    var isFollowed: [Bool] = []
    override func drawBar(inside rect: NSRect, flipped: Bool) {}
    override func drawKnob(_ knobRect: NSRect) { places.append(knobRect) }
    override func knobRect(flipped: Bool) -> NSRect {
      super.knobRect(flipped: flipped).insetBy(dx: 5, dy: 5)
    }
    override func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool {
      isFollowed.append(true)
      return true
    }
    override func stopTracking(
      last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView,
      mouseIsUp flag: Bool
    ) { isFollowed.append(!flag) }
  }

  @Test("a slider is drawn by the cell that it is given, which follows the pointer")
  func sliderCells() throws {
    let test = TestApplication()
    let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
    slider.frame = NSRect(x: 0, y: 0, width: 120, height: 20)
    let cell = Knob()
    slider.cell = cell
    test.content.addSubview(slider)
    test.app.updateWindows()
    #expect(cell.places.last == NSRect(x: 55, y: 5, width: 10, height: 10))
    #expect(cell.doubleValue == 0.5 && cell.knobThickness == 20)
    for phase in [PointerEvent.Phase.down, .up] {
      test.window.handle(PointerEvent(phase, at: CGPoint(x: 110, y: 10)))
    }
    #expect(slider.doubleValue == 1 && cell.isFollowed == [true, false])
  }
}
