// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// What AppKit's controls do with presses, keys and values.
@MainActor
@Suite("AppKit's controls")
struct ControlTests {
  /// A window with one control, and a hand.
  @MainActor
  private struct Bench {
    let test = TestApplication()
    let hand: Hand
    let counter = Counter()

    init(_ control: NSControl, _ size: NSSize = NSSize(width: 100, height: 22)) {
      control.frame = NSRect(origin: .zero, size: size)
      test.content.addSubview(control)
      control.target = counter
      control.action = Selector(Counter.count(_:), "count(_:)")
      test.app.updateWindows()
      hand = Hand(test.window)
    }

    func key(_ key: KeyEvent.Key) { test.window.handle(KeyEvent(.down, key)) }
  }

  /// Counts the actions that it is sent.
  @MainActor
  private final class Counter {
    private(set) var number = 0
    func count(_ sender: NSControl) { number += 1 }
  }

  private typealias Sample = (
    make: @MainActor () -> NSControl, x: CGFloat, y: CGFloat, value: Double
  )

  @Test("a press changes the value and sends the action once")
  func presses() {
    let samples: [Sample] = [
      ({ NSButton(checkboxWithTitle: "a", target: nil, action: nil) }, 8, 11, 1),
      ({ NSButton(radioButtonWithTitle: "a", target: nil, action: nil) }, 8, 11, 1),
      ({ NSButton(title: "a", target: nil, action: nil) }, 50, 11, 0),
      ({ NSSwitch() }, 50, 11, 1), ({ NSStepper() }, 50, 5, 1), ({ NSStepper() }, 50, 18, 59),
      ({ NSSlider(target: nil, action: nil) }, 50, 11, 0.5),
      ({ NSSlider(target: nil, action: nil) }, 99, 11, 1),
      (
        {
          NSSegmentedControl(
            labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil)
        }, 90, 11, 1
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let control = sample.make()
      let bench = Bench(control)
      bench.hand.tap(sample.x, sample.y)
      #expect(bench.counter.number == 1, "sample \(index)")
      #expect(abs(control.doubleValue - sample.value) < 0.001, "sample \(index)")
      control.isEnabled = false
      bench.hand.tap(sample.x, sample.y)
      #expect(bench.counter.number == 1, "disabled sample \(index)")
    }
  }

  @Test("arrow keys change the values of what has the focus")
  func keys() {
    let samples: [(control: NSControl, key: KeyEvent.Key, value: Double)] = [
      (NSSlider(target: nil, action: nil), .rightArrow, 0.05),
      (NSSlider(target: nil, action: nil), .end, 1), (NSStepper(), .upArrow, 1),
      (NSStepper(), .downArrow, 59), (NSSwitch(), .return, 1),
    ]
    for (index, sample) in samples.enumerated() {
      let bench = Bench(sample.control)
      #expect(bench.test.window.makeFirstResponder(sample.control))
      bench.key(sample.key)
      #expect(abs(sample.control.doubleValue - sample.value) < 0.001, "sample \(index)")
      #expect(bench.counter.number == 1, "sample \(index)")
    }
  }

  @Test("values are texts and numbers, within their range")
  func values() {
    let field = NSTextField(string: "12.5 km")
    #expect(field.doubleValue == 12.5 && field.integerValue == 12 && field.intValue == 12)
    field.doubleValue = 3
    #expect(field.stringValue == "3")
    field.stringValue = "none"
    #expect(field.doubleValue == 0)
    let slider = NSSlider(value: 9, minValue: 0, maxValue: 5, target: nil, action: nil)
    #expect(slider.doubleValue == 5)
    slider.minValue = 2
    slider.doubleValue = 0
    #expect(slider.stringValue == "2")
    let check = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    check.integerValue = 7
    #expect(check.state == .on)
  }

  @Test("of radio buttons with one action, one is on")
  func radios() {
    let test = TestApplication()
    let radios = (0..<3).map { _ in
      NSButton(radioButtonWithTitle: "a", target: nil, action: Selector("choose:"))
    }
    for radio in radios { test.content.addSubview(radio) }
    radios[0].performClick(nil)
    radios[2].performClick(nil)
    #expect(radios.map(\.state) == [.off, .off, .on])
  }

  @Test("a mixed check box goes through three states")
  func mixed() {
    let check = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    check.allowsMixedState = true
    let states = (0..<3).map { _ in
      check.performClick(nil)
      return check.state
    }
    #expect(states == [.mixed, .on, .off])
  }

  @Test("a field is edited by typing; Return sends its action, and its delegate is told")
  func editing() {
    let field = NSTextField(string: "a")
    let bench = Bench(field)
    let delegate = Listener()
    field.delegate = delegate
    bench.hand.tap(90, 11)
    bench.test.window.handle(TextInputEvent("bc"))
    #expect(field.stringValue == "abc")
    bench.key(.delete)
    #expect(field.stringValue == "ab" && delegate.told == ["begin", "change", "change"])
    bench.key(.return)
    #expect(bench.counter.number == 1 && field.currentEditor() == nil)
    #expect(delegate.told.last == "end")
  }

  private final class Listener: NSTextFieldDelegate {
    var told: [String] = []
    func controlTextDidBeginEditing(_ obj: Notification) { told.append("begin") }
    func controlTextDidChange(_ obj: Notification) { told.append("change") }
    func controlTextDidEndEditing(_ obj: Notification) { told.append("end") }
  }

  @Test("a label is as wide as its text, and as high as its lines")
  func labels() {
    let short = NSTextField(labelWithString: "Tide").intrinsicContentSize
    let long = NSTextField(labelWithString: "Tide and time").intrinsicContentSize
    #expect(short.width < long.width && short.height == long.height)
    let wrapping = NSTextField(wrappingLabelWithString: String(repeating: "tide ", count: 20))
    wrapping.preferredMaxLayoutWidth = 100
    #expect(wrapping.intrinsicContentSize.height > 5 * short.height)
  }

  @Test("a pop-up button chooses items, by names and by its menu")
  func popUp() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["a", "b", "c"])
    #expect(button.titleOfSelectedItem == "a")
    button.selectItem(withTitle: "b")
    #expect(button.indexOfSelectedItem == 1)
    let bench = Bench(button)
    bench.hand.tap(50, 11)
    bench.test.app.updateWindows()
    for key in [KeyEvent.Key.downArrow, .return] { bench.key(key) }
    #expect(button.titleOfSelectedItem == "a" && bench.counter.number == 1)
    button.removeAllItems()
    #expect(button.indexOfSelectedItem == -1)
    let menu = NSMenu(title: "")
    for title in ["x", "y"] {
      menu.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
    }
    menu.items[1].state = .on
    let other = NSPopUpButton(frame: .zero, pullsDown: false)
    other.menu = menu
    #expect(other.titleOfSelectedItem == "y", "the item that is on")
  }

  @Test("a subclass that draws is not drawn twice; super draws the usual look")
  func drawing() {
    final class Blank: NSButton { override func draw(_ dirtyRect: NSRect) {} }
    final class Usual: NSButton {
      override func draw(_ dirtyRect: NSRect) { super.draw(dirtyRect) }
    }
    let counts = [Blank(frame: .zero), Usual(frame: .zero), NSButton(frame: .zero)].map { button in
      button.title = "a"
      return Bench(button).test.window.displayList.texts.count
    }
    #expect(counts == [0, 1, 1])
  }

  /// Notes how the pointer is followed, as long as it wants to.
  private final class Follower: NSButtonCell {
    var (starts, goesOn) = (true, true)
    var told: [String] = []
    override func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool {
      told.append("start")
      return starts
    }
    override func continueTracking(
      last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView
    ) -> Bool {
      told.append("on \(Int(currentPoint.x - lastPoint.x))")
      return goesOn
    }
    override func stopTracking(
      last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView,
      mouseIsUp flag: Bool
    ) { told.append("\(flag ? "up" : "off") \(Int(stopPoint.x - lastPoint.x))") }
  }

  @Test("a cell follows the pointer as long as it wants to; only what it followed sends the action")
  func following() throws {
    let samples: [(starts: Bool, goesOn: Bool, script: String, told: [String], number: Int)] = [
      (true, true, "drag 52 11, up 53 11", ["start", "on 2", "up 1"], 1),
      (true, true, "drag 300 11, up 300 11", ["start", "on 250", "up 0"], 0),
      (true, true, "cancel 50 11", ["start", "off 0"], 0),
      (true, false, "drag 52 11, drag 54 11, up 54 11", ["start", "on 2", "off 2"], 0),
      (false, true, "drag 52 11, up 52 11", ["start"], 0),
    ]
    for sample in samples {
      let (button, cell) = (NSButton(title: "a", target: nil, action: nil), Follower())
      (cell.starts, cell.goesOn) = (sample.starts, sample.goesOn)
      button.cell = cell
      let bench = Bench(button)
      try bench.hand.play("down 50 11, " + sample.script)
      #expect(cell.told == sample.told && bench.counter.number == sample.number)
      #expect(!button.isHighlighted, "\(sample.script)")
    }
  }

  /// Draws nothing within the border.
  private final class EmptyCell: NSTextFieldCell {
    override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  }

  @Test("a cell that is set draws the control, by default as it looks without one")
  func drawingCells() {
    typealias Sample = (
      make: @MainActor () -> NSControl, cell: NSCell, alike: @MainActor () -> NSControl
    )
    @MainActor
    func field(_ text: String) -> NSTextField {
      let field = NSTextField(string: text)
      field.isEditable = false
      return field
    }
    func sample(_ cell: NSCell, _ make: @escaping @MainActor () -> NSControl) -> Sample {
      (make, cell, make)
    }
    let samples = [
      sample(NSButtonCell()) { NSButton(title: "a", target: nil, action: nil) },
      sample(NSSliderCell()) { NSSlider(target: nil, action: nil) },
      sample(NSSearchFieldCell()) { NSSearchField(string: "a") }, sample(NSCell()) { NSSwitch() },
      sample(NSTextFieldCell()) {
        let field = NSTokenField(string: "a, b")
        field.isEnabled = false
        return field
      },
      ({ field("a") }, EmptyCell(), { field("") }),
    ]
    func drawn(_ control: NSControl) -> String {
      let bench = Bench(control)
      bench.test.window.handle(KeyEvent(.down, .tab))
      bench.test.app.updateWindows()
      return bench.test.window.displayList.description
    }
    for (index, sample) in samples.enumerated() {
      let control = sample.make()
      control.cell = sample.cell
      #expect(drawn(control) == drawn(sample.alike()), "sample \(index)")
    }
  }

  @Test("what refuses the keyboard is not given it")
  func refusing() {
    for refuses in [true, false] {
      for control in [NSTextField(string: "a"), NSTableView(), NSSlider()] as [NSControl] {
        control.refusesFirstResponder = refuses
        let bench = Bench(control)
        #expect(bench.test.window.makeFirstResponder(control) == !refuses, "\(control)")
        #expect(control.canBecomeFocused != refuses || control is NSTextField)
        if control is NSTableView {
          bench.hand.tap(50, 11)
          #expect(control.isFirstResponder != refuses)
        }
      }
    }
  }

  @Test("a search field keeps at most 254 recent searches, and 10 for less than none")
  func recents() {
    let field = NSSearchField()
    field.recentSearches = (0..<300).map { "\($0)" }
    for (wish, most) in [(900, 254), (20, 20), (-1, 10), (0, 0)] {
      field.maximumRecents = wish
      #expect(field.maximumRecents == most && field.recentSearches.count == most)
    }
  }

  @Test("Return presses the default button, and a key with Command an item of the menu")
  func equivalents() {
    let button = NSButton(title: "a", target: nil, action: nil)
    let bench = Bench(button)
    button.keyEquivalent = "\r"
    bench.key(.return)
    #expect(bench.counter.number == 1)
    var chosen = 0
    let menu = NSMenu()
    menu.addItem(withTitle: "Save", action: nil, keyEquivalent: "s").onAction = { _ in chosen += 1 }
    bench.test.app.mainMenu = menu
    bench.test.window.handle(KeyEvent(.down, .character("s"), modifiers: .command))
    bench.test.window.handle(KeyEvent(.down, .character("s")))
    #expect(chosen == 1)
  }
}
