// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// Windows and what scrolls, splits and hides in them.
@MainActor
@Suite("Windows of AppKit")
struct WindowTests {
  /// A window of an app of its own.
  private func window() -> NSWindow {
    _ = NSApplication()
    return NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: true)
  }

  @Test("what a window is told shows: its title bar changes")
  func shown() {
    let window = window()
    window.makeKeyAndOrderFront(nil)
    func drawn() -> String {
      NSApplication.shared.updateWindows()
      return window.displayList.description
    }
    let changes: [(NSWindow) -> Void] = [
      { $0.isDocumentEdited = true }, { $0.titlebarSeparatorStyle = .none }, { $0.title = "Tide" },
      { $0.titlebarAppearsTransparent = true }, { $0.alphaValue = 0.5 },
    ]
    for (index, change) in changes.enumerated() {
      let before = drawn()
      change(window)
      #expect(drawn() != before, "change \(index)")
    }
    window.close()
  }

  @Test("a window whose top left corner is set reaches down from there")
  func topLeft() {
    let window = window()
    window.setFrameTopLeftPoint(NSPoint(x: 100, y: 500))
    #expect(window.frame.minX == 100 && window.frame.maxY == 500)
  }

  @Test("a window's content keeps between its limits; presses can go through a window")
  func limits() {
    let window = window()
    window.contentMinSize = NSSize(width: 100, height: 100)
    window.contentMaxSize = NSSize(width: 400, height: 300)
    #expect(window.contentMinSize == NSSize(width: 100, height: 100))
    #expect(window.minSize.height > 100 && window.maxSize.height > 300)
    let sizes: [(NSSize, NSSize)] = [
      (NSSize(width: 50, height: 50), window.minSize),
      (NSSize(width: 900, height: 900), window.maxSize),
    ]
    for (wish, size) in sizes {
      window.setFrame(NSRect(origin: .zero, size: wish), display: true)
      #expect(window.frame.size == size)
    }
    window.makeKeyAndOrderFront(nil)
    #expect(window.hitTest(CGPoint(x: 50, y: 100), with: nil) != nil)
    window.ignoresMouseEvents = true
    #expect(window.hitTest(CGPoint(x: 50, y: 100), with: nil) == nil)
    window.identifier = NSUserInterfaceItemIdentifier("a")
    #expect(window.identifier?.rawValue == "a" && NSWindow().contentView != nil)
    window.setIsVisible(true)
    #expect(!window.isHidden)
    window.setIsVisible(false)
    #expect(window.isHidden)
    window.close()
  }

  private final class Hidden: NSView {
    var told: [Bool] = []
    override func viewDidHide() { told.append(true) }
    override func viewDidUnhide() { told.append(false) }
  }

  @Test("views are told that they, or views around them, were hidden")
  func hiding() {
    let (outer, inner, own) = (NSView(), Hidden(), Hidden())
    outer.addSubview(inner)
    inner.addSubview(own)
    outer.isHidden = true
    inner.isHidden = true
    outer.isHidden = false
    inner.isHidden = false
    #expect(inner.told == [true, false] && own.told == [true, false])
    own.isHidden = true
    outer.isHidden = true
    #expect(own.told == [true, false, true] && own.isHiddenOrHasHiddenAncestor)
  }

  @Test("a scroller's knob shows what is seen, and scrolls when it is dragged")
  func scrollers() throws {
    let test = TestApplication()
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.hasVerticalScroller = true
    scroll.documentView = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    test.content.addSubview(scroll)
    test.app.updateWindows()
    let scroller = try #require(scroll.verticalScroller)
    #expect(scroller.knobProportion == 0.25 && scroller.doubleValue == 0 && !scroller.isHidden)
    #expect(scroll.horizontalScroller?.isHidden == true)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 150))
    #expect(scroller.doubleValue == 0.5)
    #expect(scroller.rect(for: .knob) == NSRect(x: 2, y: 38, width: 7, height: 24))
    let hand = Hand(test.window)
    hand.press(95, 50)
    hand.move(95, 200)
    hand.release(95, 200)
    #expect(scroll.contentView.bounds.minY == 300 && scroller.hitPart == .knob)
    hand.tap(95, 3)
    #expect(scroll.contentView.bounds.minY == 0)
    scroll.verticalScroller = nil
    #expect(scroller.superview == nil)
  }

  @Test("of a split view's parts, those of the least priority take what is left")
  func splits() {
    let samples: [(priorities: [Float], wide: [CGFloat])] = [
      ([250, 250], [200, 200]), ([260, 250], [100, 300]), ([250, 260], [300, 100]),
    ]
    for (index, sample) in samples.enumerated() {
      let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 201, height: 50))
      split.isVertical = true
      split.dividerStyle = .thin
      for number in [0, 1] {
        split.addArrangedSubview(NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50)))
        split.setHoldingPriority(.init(sample.priorities[number]), forSubviewAt: number)
      }
      split.layoutSubtreeIfNeeded()
      #expect(split.maxPossiblePositionOfDivider(at: 0) == 200)
      split.frame.size.width = 401
      split.layoutSubtreeIfNeeded()
      #expect(split.arrangedSubviews.map(\.frame.width) == sample.wide, "sample \(index)")
    }
  }

  @Test("what is collapsed stays so when the views are adjusted")
  func adjusting() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 201, height: 50))
    (split.isVertical, split.dividerStyle) = (true, .thin)
    for width in [100.0, 100] {
      split.addArrangedSubview(NSView(frame: NSRect(x: 0, y: 0, width: width, height: 50)))
    }
    let samples: [(CGFloat, [CGFloat])] = [(0, [0, 200]), (50, [50, 150])]
    for (position, widths) in samples {
      split.setPosition(position, ofDividerAt: 0)
      split.layoutSubtreeIfNeeded()
      split.adjustSubviews()
      split.layoutSubtreeIfNeeded()
      #expect(split.arrangedSubviews.map(\.frame.width) == widths)
    }
  }

  @Test("a divider's limits are known before the layout; views without lengths have equal ones")
  func unlaidSplits() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 302, height: 50))
    (split.isVertical, split.dividerStyle) = (true, .thin)
    for _ in 0..<3 { split.addArrangedSubview(NSView()) }
    split.setHoldingPriority(.defaultHigh, forSubviewAt: 0)
    #expect(split.minPossiblePositionOfDivider(at: 1) == 101)
    #expect(split.maxPossiblePositionOfDivider(at: 1) == 301)
    #expect(split.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
  }

  @Test("legacy scrollers are broader at once")
  func scrollerStyles() {
    let test = TestApplication()
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.hasVerticalScroller = true
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    test.content.addSubview(scroll)
    for style in [NSScroller.Style.overlay, .legacy] {
      scroll.scrollerStyle = style
      test.app.updateWindows()
      #expect(
        scroll.verticalScroller?.frame.width
          == NSScroller.scrollerWidth(for: .regular, scrollerStyle: style))
    }
  }

  private final class Loading: NSWindowController {
    var isAsked = false
    override var windowNibName: NSNib.Name? { "None" }
    override func loadWindow() { isAsked = true }
  }
  private final class Staying: NSApplicationDelegate {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      .terminateCancel
    }
  }

  @Test("what closes loads no window for it; an app that stays says so")
  func closing() {
    let (test, controller, delegate) = (TestApplication(), Loading(), Staying())
    controller.close()
    #expect(!controller.isAsked && controller.window == nil && controller.isAsked)
    test.window.close()
    test.app.delegate = delegate
    #expect(!NSRunningApplication.current.terminate())
    test.app.delegate = nil
    #expect(NSRunningApplication.current.terminate())
  }

  @Test("a view takes another's place; a grid's cell and a table's text can be changed")
  func replacing() {
    let (box, old, new) = (NSView(), NSView(), NSView())
    for view in [NSView(), old, NSView()] { box.addSubview(view) }
    box.replaceSubview(old, with: new)
    #expect(box.subviews[1] === new && old.superview == nil)
    box.replaceSubview(new, with: box.subviews[0])
    #expect(box.subviews.count == 2 && new.superview == nil)
    let mixed = NSView()
    mixed.addSubview(NSVisualEffectView())
    (mixed as View).addSubview(View())
    for view in [old, NSView()] { mixed.addSubview(view) }
    mixed.replaceSubview(old, with: new)
    #expect((mixed as View).subviews[2] === new && (mixed as View).subviews.count == 4)
    mixed.replaceSubview(old, with: NSView())
    #expect((mixed as View).subviews.count == 4)
    new.removeFromSuperview()
    let grid = NSGridView(views: [[old]])
    let cell = grid.cell(for: old)
    cell?.contentView = new
    #expect(new.superview === grid && old.superview == nil && grid.cell(for: new) === cell)
    grid.row(at: 0).isHidden = true
    cell?.contentView = old
    #expect(old.isHidden && old.superview === grid)
    #expect(grid.index(of: grid.row(at: 0)) == 0 && grid.index(of: grid.column(at: 0)) == 0)
  }
}
