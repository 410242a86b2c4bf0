// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// Documents that begin at their lower or upper left corner, and what stands in containers.
@MainActor
@Suite("Scrolling from below and from above")
struct OriginScrollingTests {
  private final class Document: NSView {
    let flips: Bool
    init(_ height: CGFloat, flips: Bool) {
      self.flips = flips
      super.init(frame: NSRect(x: 0, y: 0, width: 100, height: height))
    }
    override var isFlipped: Bool { flips }
  }

  private func make(_ height: CGFloat, flips: Bool) -> (TestApplication, NSScrollView, Document) {
    let test = TestApplication()
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.hasVerticalScroller = true
    let document = Document(height, flips: flips)
    scroll.documentView = document
    test.content.addSubview(scroll)
    test.app.updateWindows()
    return (test, scroll, document)
  }

  @Test("a document that is not flipped shows its lower part first", arguments: [false, true])
  func beginning(flips: Bool) throws {
    let (test, scroll, document) = make(300, flips: flips)
    let clip = scroll.contentView
    #expect(clip.isFlipped == flips && scroll.isFlipped)
    #expect(document.frame == NSRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(document.visibleRect == NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(document.placedInSuperview == (flips ? 0 : -200))
    let scroller = try #require(scroll.verticalScroller)
    #expect(scroller.doubleValue == (flips ? 0 : 1))
    // What lies further up comes with the wheel.
    test.window.handle(
      ScrollEvent(at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 30)))
    #expect(clip.bounds.origin.y == (flips ? 0 : 30))
    test.window.handle(
      ScrollEvent(at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: -10)))
    #expect(clip.bounds.origin.y == (flips ? 10 : 20))
    #expect(scroller.doubleValue == (flips ? 0.05 : 0.9))
  }

  @Test("a part is scrolled to in the coordinates of who asks", arguments: [false, true])
  func revealing(flips: Bool) {
    let (_, scroll, document) = make(300, flips: flips)
    #expect(document.scrollToVisible(NSRect(x: 0, y: 250, width: 10, height: 20)))
    #expect(document.visibleRect == NSRect(x: 0, y: 170, width: 100, height: 100))
    document.scroll(NSPoint(x: 0, y: 40))
    #expect(document.visibleRect.minY == 40)
    let inner = Document(50, flips: !flips)
    inner.frame.origin.y = 200
    document.addSubview(inner)
    #expect(inner.scrollToVisible(inner.bounds))
    #expect(document.visibleRect.minY == 150)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 1_000))
    #expect(scroll.contentView.bounds.minY == 200)
  }

  @Test("a higher clip view shows more beyond the origin's edge", arguments: [false, true])
  func growing(flips: Bool) {
    let (test, scroll, document) = make(300, flips: flips)
    document.scroll(NSPoint(x: 0, y: 50))
    scroll.frame.size.height = 150
    test.app.updateWindows()
    #expect(document.visibleRect == NSRect(x: 0, y: 50, width: 100, height: 150))
    #expect(document.frame.origin == .zero)
  }

  @Test("a document takes the place of one that runs the other way, and both keep their frames")
  func replacing() {
    let (test, scroll, first) = make(300, flips: false)
    let second = Document(200, flips: true)
    scroll.documentView = second
    test.app.updateWindows()
    #expect(first.superview == nil && first.frame.origin == .zero)
    #expect(scroll.contentView.isFlipped && second.frame.origin == .zero)
    #expect(second.visibleRect.minY == 0)
  }

  @Test("kinds of views are flipped as AppKit's are")
  func kinds() {
    let flipped: [NSView] = [
      NSButton(), NSTextField(), NSTextView(), NSTableView(), NSOutlineView(), NSTableHeaderView(),
      NSSplitView(), NSTabView(), NSScrollView(), NSSlider(), NSSegmentedControl(),
      NSPopUpButton(), NSControl(),
    ]
    for view in flipped { #expect(view.isFlipped, "\(type(of: view))") }
    let others: [NSView] = [
      NSView(), NSVisualEffectView(), NSStackView(), NSBox(), NSImageView(), NSGridView(),
      NSClipView(),
    ]
    for view in others { #expect(!view.isFlipped, "\(type(of: view))") }
  }

  @Test("a box has its title above what is in it")
  func boxes() {
    let test = TestApplication()
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    test.content.addSubview(box)
    for (position, isAbove) in [(NSBox.TitlePosition.atTop, true), (.atBottom, false)] {
      box.titlePosition = position
      test.app.updateWindows()
      let room = 80 - box.borderRect.height
      #expect(room > 5 && box.borderRect.minY == (isAbove ? 0 : room))
      #expect(box.contentView?.frame == box.borderRect.insetBy(dx: 5, dy: 5))
      let title = test.window.displayList.description.split(separator: "\n")
        .first { $0.hasPrefix("text") }?.split(separator: " ")
      #expect(title.flatMap { Double($0[2]) }.map { ($0 < 20) == isAbove } == true)
    }
  }
}

extension NSView {
  /// How far below the superview's top the view begins.
  fileprivate var placedInSuperview: CGFloat { placedFrame.minY }
}
