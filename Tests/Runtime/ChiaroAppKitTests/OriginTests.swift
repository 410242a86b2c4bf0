// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// Where the frame of a view of AppKit is, with its superview flipped or not.
@MainActor
@Suite("The origin of AppKit's views")
struct OriginTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSRect {
    NSRect(x: x, y: y, width: width, height: height)
  }

  /// Where views with a background are in a window, from its top left.
  private func fills(_ test: TestApplication) -> [String] {
    test.window.backgroundColor = nil
    test.app.updateWindows()
    return test.window.displayList.description.split(separator: "\n").map(String.init)
  }

  @Test("a frame is counted from below, or from above in a flipped view", arguments: [false, true])
  func frames(flips: Bool) {
    let test = TestApplication(content: GroundView(flips: flips))
    let view = NSView(frame: rect(10, 20, 30, 40))
    view.backgroundColor = .red
    test.content.addSubview(view)
    #expect(fills(test) == ["fill 10 \(flips ? 20 : 240) 30 40 #FF0000"])
    view.setFrameOrigin(NSPoint(x: 1, y: 2))
    view.setFrameSize(NSSize(width: 3, height: 4))
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(fills(test) == ["fill 1 \(flips ? 2 : 294) 3 4 #FF0000"])
    view.center = NSPoint(x: 50, y: 60)
    #expect(view.frame == rect(48.5, 58, 3, 4) && view.center == NSPoint(x: 50, y: 60))
  }

  @Test("a frame keeps its numbers wherever the view is put")
  func moving() {
    let frame = rect(10, 20, 30, 40)
    let view = NSView(frame: frame)
    let grounds = [false, true, false].enumerated().map { index, flips in
      GroundView(rect(0, 0, 100, 100 + CGFloat(index) * 50), flips: flips)
    }
    for ground in grounds {
      ground.addSubview(view)
      #expect(view.frame == frame)
      ground.frame.size.height += 70
      #expect(view.frame == frame)
      ground.autoresizesSubviews = false
      ground.frame.size.height = 11
      #expect(view.frame == frame)
    }
    view.removeFromSuperview()
    #expect(view.frame == frame)
    let plain = View(frame: rect(0, 0, 50, 50))
    plain.addSubview(view)
    #expect(view.frame == frame)
  }

  /// A mask, and the frame after the superview grew from 100 × 100 to 200 × 160, which is the same
  /// whether it is flipped or not.
  private nonisolated static let masks: [(NSView.AutoresizingMask, NSRect)] = [
    ([], NSRect(x: 10, y: 20, width: 30, height: 40)),
    ([.width], NSRect(x: 10, y: 20, width: 130, height: 40)),
    ([.height], NSRect(x: 10, y: 20, width: 30, height: 100)),
    ([.width, .height], NSRect(x: 10, y: 20, width: 130, height: 100)),
    ([.minXMargin], NSRect(x: 110, y: 20, width: 30, height: 40)),
    ([.maxXMargin], NSRect(x: 10, y: 20, width: 30, height: 40)),
    ([.minYMargin], NSRect(x: 10, y: 80, width: 30, height: 40)),
    ([.maxYMargin], NSRect(x: 10, y: 20, width: 30, height: 40)),
    ([.minYMargin, .maxYMargin], NSRect(x: 10, y: 40, width: 30, height: 40)),
    ([.minYMargin, .height], NSRect(x: 10, y: 40, width: 30, height: 80)),
  ]

  @Test("a mask is followed in the coordinates of the superview", arguments: masks)
  func masks(_ mask: NSView.AutoresizingMask, _ expected: NSRect) {
    for flips in [false, true] {
      let ground = GroundView(rect(0, 0, 100, 100), flips: flips)
      let view = NSView(frame: rect(10, 20, 30, 40))
      view.autoresizingMask = mask
      ground.addSubview(view)
      ground.frame.size = NSSize(width: 200, height: 160)
      #expect(view.frame == expected, "flipped: \(flips)")
    }
  }

  @Test("the bits of a mask are AppKit's")
  func bits() {
    let masks: [NSView.AutoresizingMask] = [
      .none, .minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin,
    ]
    #expect(masks.map(\.rawValue) == [0, 1, 2, 4, 8, 16, 32])
  }

  @Test("what grows from nothing ends with the numbers that it was given")
  func growing() {
    for flips in [false, true] {
      let (outer, inner) = (GroundView(flips: flips), GroundView(flips: !flips))
      let (foot, head) = (NSView(frame: rect(5, 6, 7, 8)), NSView(frame: rect(1, 2, 3, 4)))
      inner.autoresizingMask = [.width, .height]
      head.autoresizingMask = .minYMargin
      outer.addSubview(inner)
      inner.addSubview(foot)
      inner.addSubview(head)
      outer.frame = rect(0, 0, 100, 50)
      outer.frame = rect(0, 0, 100, 80)
      #expect(inner.frame == rect(0, 0, 100, 80))
      #expect(foot.frame == rect(5, 6, 7, 8))
      #expect(head.frame == rect(1, 82, 3, 4))
    }
  }

  /// Notes what it is told, and resizes as it likes.
  private final class Resizer: NSView {
    var told: [NSSize] = []
    var isOwn = false
    override func resizeSubviews(withOldSize oldSize: NSSize) {
      told.append(oldSize)
      if isOwn {
        for view in subviews { view.frame = bounds }
      } else {
        super.resizeSubviews(withOldSize: oldSize)
      }
    }
    override func resize(withOldSuperviewSize oldSize: NSSize) {
      told.append(oldSize)
      super.resize(withOldSuperviewSize: oldSize)
    }
  }

  @Test("a view is told to resize its subviews, and each of them that its superview changed")
  func resizing() {
    let (outer, inner) = (Resizer(frame: rect(0, 0, 10, 20)), Resizer(frame: rect(1, 1, 2, 2)))
    outer.addSubview(inner)
    outer.frame.size.width = 30
    #expect(outer.told == [NSSize(width: 10, height: 20)])
    #expect(inner.told == [NSSize(width: 10, height: 20)])
    outer.isOwn = true
    outer.frame.size.height = 40
    #expect(outer.told.count == 2 && inner.frame == rect(0, 0, 30, 40))
    outer.autoresizesSubviews = false
    outer.frame.size.height = 50
    #expect(outer.told.count == 2 && inner.frame == rect(0, 0, 30, 40))
  }

  @Test("constraints place above and below as they do everywhere")
  func constraints() {
    for flips in [false, true] {
      let test = TestApplication(content: GroundView(flips: flips))
      let view = NSView()
      view.backgroundColor = .red
      view.translatesAutoresizingMaskIntoConstraints = false
      test.content.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: test.content.topAnchor, constant: 5),
        view.leadingAnchor.constraint(equalTo: test.content.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 30),
      ])
      #expect(fills(test) == ["fill 0 5 20 30 #FF0000"])
      #expect(view.frame == rect(0, flips ? 5 : 265, 20, 30))
      test.window.setContentSize(NSSize(width: 400, height: 200))
      #expect(fills(test) == ["fill 0 5 20 30 #FF0000"])
      #expect(view.frame == rect(0, flips ? 5 : 165, 20, 30))
    }
  }

  @Test("the bounds' origin is the corner of the least x and y", arguments: [false, true])
  func bounds(flips: Bool) {
    let test = TestApplication(content: GroundView(flips: flips))
    let view = NSView(frame: rect(10, 20, 30, 40))
    view.backgroundColor = .red
    test.content.addSubview(view)
    #expect(test.content.bounds == rect(0, 0, 400, 300))
    test.content.setBoundsOrigin(NSPoint(x: 3, y: 5))
    #expect(test.content.bounds == rect(3, 5, 400, 300))
    #expect(view.frame == rect(10, 20, 30, 40))
    #expect(fills(test) == ["fill 7 \(flips ? 15 : 245) 30 40 #FF0000"])
    #expect(
      view.convert(NSPoint.zero, to: nil)
        == NSPoint(x: 7, y: flips ? 300 - 15 - 40 : 15))
    #expect(test.content.hitTest(NSPoint(x: 8, y: flips ? 300 - 16 : 16)) === view)
  }

  @Test("the content of a window stands below its title bar, from the window's lower left corner")
  func window() throws {
    let window = NSWindow(
      contentRect: rect(0, 0, 200, 100), styleMask: [.titled], backing: .buffered, defer: false)
    let content = try #require(window.contentView)
    #expect(!content.isFlipped && content.frame == rect(0, 0, 200, 100))
    #expect(window.contentLayoutRect == rect(0, 0, 200, 100) && window.frame.height == 128)
    let view = NSView(frame: rect(10, 10, 20, 20))
    view.autoresizingMask = .minYMargin
    content.addSubview(view)
    #expect(view.convert(NSPoint(x: 1, y: 2), to: nil) == NSPoint(x: 11, y: 12))
    window.setContentSize(NSSize(width: 200, height: 150))
    #expect(content.frame == rect(0, 0, 200, 150) && view.frame == rect(10, 60, 20, 20))
    #expect(view.convert(view.bounds, to: nil) == rect(10, 60, 20, 20))
    #expect(content.hitTest(NSPoint(x: 15, y: 65)) === view)
    #expect(content.hitTest(NSPoint(x: 15, y: 85)) === content)
  }

  @Test("points, rectangles and sizes are converted between views of any kind")
  func conversions() {
    let test = TestApplication(content: GroundView(flips: false))
    let flipped = GroundView(rect(10, 20, 100, 200), flips: true)
    let inner = GroundView(rect(5, 6, 40, 50), flips: false)
    test.content.addSubview(flipped)
    flipped.addSubview(inner)
    typealias Sample = (from: NSView?, to: NSView?, NSPoint, NSPoint)
    let samples: [Sample] = [
      (inner, flipped, NSPoint(x: 1, y: 2), NSPoint(x: 6, y: 54)),
      (flipped, inner, NSPoint(x: 6, y: 54), NSPoint(x: 1, y: 2)),
      (flipped, test.content, NSPoint(x: 0, y: 0), NSPoint(x: 10, y: 220)),
      (inner, test.content, NSPoint(x: 0, y: 0), NSPoint(x: 15, y: 164)),
      (inner, nil, NSPoint(x: 1, y: 2), NSPoint(x: 16, y: 166)),
      (flipped, nil, NSPoint(x: 1, y: 2), NSPoint(x: 11, y: 218)),
      (test.content, inner, NSPoint(x: 15, y: 164), NSPoint(x: 0, y: 0)),
    ]
    for (index, (from, to, point, expected)) in samples.enumerated() {
      if let from { #expect(from.convert(point, to: to) == expected, "sample \(index)") }
      if let to { #expect(to.convert(point, from: from) == expected, "sample \(index)") }
      if let from, to == nil { #expect(from.convert(expected, from: nil) == point) }
    }
    #expect(inner.convert(rect(1, 2, 3, 4), to: flipped) == rect(6, 50, 3, 4))
    #expect(flipped.convert(rect(1, 2, 3, 4), from: inner) == rect(6, 50, 3, 4))
    #expect(inner.convert(rect(1, 2, 3, 4), to: nil) == rect(16, 166, 3, 4))
    #expect(inner.convert(rect(16, 166, 3, 4), from: nil) == rect(1, 2, 3, 4))
    #expect(inner.convert(NSSize(width: 3, height: 4), to: nil) == NSSize(width: 3, height: 4))
    // Without a window the outermost view stands in for it.
    flipped.removeFromSuperview()
    #expect(inner.convert(NSPoint(x: 1, y: 2), to: nil) == NSPoint(x: 6, y: 54))
  }

  @Test("a view that is not AppKit's stands from above in one that is")
  func plainViews() {
    let test = TestApplication(content: GroundView(flips: false))
    let plain = View(frame: rect(10, 20, 30, 40))
    plain.backgroundColor = .red
    plain.autoresizingMask = .flexibleTopMargin
    test.content.addSubview(plain)
    #expect(fills(test) == ["fill 10 20 30 40 #FF0000"])
    test.window.setContentSize(NSSize(width: 400, height: 310))
    #expect(plain.frame == rect(10, 30, 30, 40))
    let inner = NSView(frame: rect(1, 2, 3, 4))
    plain.addSubview(inner)
    #expect(inner.convert(NSPoint.zero, to: nil) == NSPoint(x: 11, y: 310 - 30 - 2 - 4))
  }

  @Test("a frame on its way moves from where it is seen to where it will be")
  func motion() {
    let test = TestApplication(content: GroundView(flips: false))
    let view = NSView(frame: rect(0, 0, 10, 10))
    view.backgroundColor = .red
    test.content.addSubview(view)
    test.window.backgroundColor = nil
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.wait(0.1)
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 1
      context.timingFunction = CAMediaTimingFunction(name: .linear)
      view.animator().frame.origin.y = 100
    }
    #expect(view.frame.minY == 100)
    test.app.updateWindows()
    hand.wait(0.5)
    test.app.updateWindows()
    let words = test.window.displayList.description.split(separator: " ")
    let top = words.count > 2 ? Double(words[2]) ?? 0 : 0
    #expect(top > 200 && top < 280, "\(words)")
    hand.wait(1)
    test.app.updateWindows()
    #expect(test.window.displayList.description == "fill 0 190 10 10 #FF0000\n")
  }

  /// Counts how often it is laid out.
  private final class Counted: GroundView {
    var layouts = 0
    override func layout() {
      layouts += 1
      super.layout()
    }
  }

  @Test("what constraints have placed is not placed again when others change, at uneven scales")
  func placedOnce() {
    let test = TestApplication(content: GroundView(flips: true))
    test.change { $0.displayScale = 1.25 }
    let (ground, other) = (Counted(rect(0, 0, 100, 80), flips: false), NSView())
    other.frame = rect(200, 0, 100, 80)
    var heights: [NSLayoutConstraint] = []
    for outer in [ground, other] {
      test.content.addSubview(outer)
      let inner = NSView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 4)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 8), height,
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2.4),
      ])
      heights.append(height)
    }
    test.app.updateWindows()
    let count = ground.layouts
    heights[1].constant = 8
    test.app.updateWindows()
    #expect(ground.layouts == count && count > 0)
    #expect(abs((other.subviews.first?.frame.height ?? 0) - 8) < 0.001)
  }
}
