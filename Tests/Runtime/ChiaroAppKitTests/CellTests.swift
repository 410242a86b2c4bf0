// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// What the cells of controls place, draw and send.
@MainActor
@Suite("Cells of AppKit")
struct CellTests {
  /// Draws the parts of a button as rectangles.
  private final class PlainCell: NSButtonCell {
    var drawn: [String] = []
    override func drawBezel(withFrame frame: NSRect, in controlView: NSView) {
      drawn.append("bezel \(Int(frame.width))")
    }
    override func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {
      drawn.append("image \(Int(frame.width))")
    }
    override func drawTitle(
      _ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView
    ) -> NSRect {
      drawn.append("title \(title.string)")
      return super.drawTitle(
        NSAttributedString(string: "tide"), withFrame: frame, in: controlView)
    }
    override func imageRect(forBounds rect: NSRect) -> NSRect {
      NSRect(x: 1, y: 2, width: 7, height: 7)
    }
  }

  private func button(_ change: (NSButton) -> Void = { _ in }) -> NSButton {
    let image = NSImage(size: NSSize(width: 10, height: 10))
    let button = NSButton(title: "a", image: image, target: nil, action: nil)
    button.frame = NSRect(x: 0, y: 0, width: 100, height: 22)
    change(button)
    return button
  }
  private func drawn(_ view: NSView) -> String {
    let test = TestApplication()
    test.content.addSubview(view)
    test.app.updateWindows()
    return test.window.displayList.description
  }

  @Test("a button's cell draws its bezel, image and title where it places them")
  func parts() {
    let samples: [(change: (NSButton) -> Void, drawn: [String])] = [
      ({ _ in }, ["bezel 100", "image 7", "title a"]),
      ({ $0.isBordered = false }, ["image 7", "title a"]),
      ({ $0.imagePosition = .imageOnly }, ["bezel 100", "image 7"]),
      ({ $0.imagePosition = .noImage }, ["bezel 100", "title a"]),
      (
        { $0.attributedTitle = NSAttributedString(string: "b") },
        ["bezel 100", "image 7", "title b"]
      ),
      ({ $0.isTransparent = true }, []), ({ $0.setButtonType(.switch) }, []),
    ]
    for (index, sample) in samples.enumerated() {
      let (button, cell) = (button(), PlainCell())
      button.cell = cell
      button.title = "a"
      sample.change(button)
      let list = drawn(button)
      #expect(cell.drawn == sample.drawn, "sample \(index)")
      #expect(list.contains("tide") == cell.drawn.contains { $0.hasPrefix("title") })
    }
  }

  /// Draws its border, and nothing within.
  private final class BorderCell: NSPopUpButtonCell {
    var number = 0
    override func drawBorderAndBackground(withFrame cellFrame: NSRect, in controlView: NSView) {
      number += 1
    }
  }

  @Test("a pop-up button's cell draws the border; by default all looks as without a cell")
  func popUps() {
    func popUp(_ cell: NSCell?) -> String {
      let button = NSPopUpButton(frame: NSRect(x: 0, y: 0, width: 90, height: 22), pullsDown: false)
      button.addItems(withTitles: ["a", "b"])
      if let cell { button.cell = cell }
      return drawn(button)
    }
    let (usual, cell) = (popUp(nil), BorderCell())
    #expect(popUp(NSPopUpButtonCell()) == usual && popUp(NSButtonCell()) == usual)
    #expect(popUp(cell) != usual && cell.number == 1)
  }

  @Test("a button's image is scaled as it says")
  func scaling() {
    let samples: [(NSImageScaling, CGFloat, String)] = [
      (.scaleNone, 40, "40 40"), (.scaleProportionallyDown, 40, "20 20"),
      (.scaleProportionallyDown, 10, "10 10"), (.scaleProportionallyUpOrDown, 10, "20 20"),
      (.scaleAxesIndependently, 10, "30 20"),
    ]
    for (scaling, side, size) in samples {
      let image = NSImage(size: NSSize(width: side, height: side), flipped: true) { rect in
        NSColor.red.setFill()
        rect.fill()
        return true
      }
      let button = NSButton(image: image, target: nil, action: nil)
      (button.isBordered, button.imageScaling) = (false, scaling)
      button.frame = NSRect(x: 0, y: 0, width: 30, height: 20)
      let lines = drawn(button).split(separator: "\n").filter { $0.contains("image") }
      #expect(lines.count == 1 && lines[0].contains(" \(size)"), "\(scaling) \(lines)")
    }
  }

  /// Stands its text lower, where it draws and edits it.
  private final class LowCell: NSTextFieldCell {
    override func drawingRect(forBounds rect: NSRect) -> NSRect {
      rect.offsetBy(dx: 5, dy: 4)
    }
  }
  /// Draws its inside lower.
  private final class ShiftedCell: NSTextFieldCell {
    override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
      super.drawInterior(withFrame: cellFrame.offsetBy(dx: 5, dy: 4), in: controlView)
    }
  }
  private final class SearchCell: NSSearchFieldCell {
    override func searchTextRect(forBounds rect: NSRect) -> NSRect {
      super.searchTextRect(forBounds: rect).offsetBy(dx: 5, dy: 4)
    }
  }

  @Test("a field's text stands where its cell says")
  func fields() throws {
    func place(_ field: NSTextField) throws -> NSPoint {
      field.frame = NSRect(x: 0, y: 0, width: 100, height: 24)
      let line = try #require(
        drawn(field).split(separator: "\n").first { $0.contains("text") && $0.contains("tide") })
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return NSPoint(x: numbers[0], y: numbers[1])
    }
    let samples: [(make: @MainActor () -> NSTextField, cell: NSTextFieldCell)] = [
      ({ NSTextField(string: "tide") }, LowCell()),
      ({ NSTextField(string: "tide") }, ShiftedCell()),
      ({ NSSearchField(string: "tide") }, SearchCell()),
      ({ NSSearchField(string: "tide") }, LowSearchCell()),
    ]
    for (index, sample) in samples.enumerated() {
      let field = sample.make()
      field.cell = sample.cell
      let (usual, own) = (try place(sample.make()), try place(field))
      #expect(own == NSPoint(x: usual.x + 5, y: usual.y + 4), "sample \(index)")
    }
  }
  private final class LowSearchCell: NSSearchFieldCell {
    override func drawingRect(forBounds rect: NSRect) -> NSRect { rect.offsetBy(dx: 5, dy: 4) }
  }

  @MainActor
  private final class Counter {
    var number = 0
    func count(_ sender: Any?) { number += 1 }
  }

  @Test("a cell's target and action are its control's")
  func actions() {
    let (counter, other) = (Counter(), Counter())
    let action = Selector(Counter.count(_:), "count(_:)")
    let cell = NSButtonCell()
    (cell.target, cell.action) = (counter, action)
    let button = button()
    button.cell = cell
    button.performClick(nil)
    #expect(counter.number == 1 && button.action == action)
    cell.target = other
    button.performClick(nil)
    #expect(counter.number == 1 && other.number == 1 && cell.target === other)
    button.action = nil
    #expect(cell.action == nil)
    let usual = NSButton(title: "a", target: counter, action: action)
    let own = usual.cell as? NSActionCell
    #expect(own?.target === counter && own?.action == action)
  }

  @Test("a copy is of the same class, with all that was set, also with a control")
  func copies() throws {
    let makers: [@MainActor () -> NSCell] = [
      { NSActionCell(textCell: "a") }, { NSTextFieldCell(textCell: "a") },
      { NSSearchFieldCell(textCell: "a") }, { NSTableHeaderCell(textCell: "a") },
      { NSButtonCell(textCell: "a") }, { NSPopUpButtonCell(textCell: "a") },
      { NSSliderCell(textCell: "a") }, { NSBrowserCell(textCell: "a") }, { NSCell(textCell: "a") },
    ]
    for make in makers {
      let cell = make()
      cell.tag = 3
      let copy = try #require(cell.copy() as? NSCell)
      #expect(type(of: copy) == type(of: cell) && copy.title == "a" && copy.tag == 3)
    }
    let counter = Counter()
    let button = NSButton(
      title: "Send", target: counter, action: Selector(Counter.count(_:), "count(_:)"))
    let cell = try #require(button.cell as? NSButtonCell)
    cell.bezelStyle = .inline
    let copy = try #require(cell.copy() as? NSButtonCell)
    #expect(copy.title == "Send" && copy.bezelStyle == .inline && copy.controlView == nil)
    #expect(copy.target === counter && copy.action == button.action)
  }
}
