// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Foundation
import Testing

/// Views of AppKit: where they stand, what they hit, draw and tell, as it is documented.
@MainActor
@Suite("AppKit's views as documented")
struct DocumentedViewTests {
  let test = TestApplication()

  /// A view that notes what it is told.
  private class Noting: NSView {
    var told: [String] = []
    override func viewDidMoveToSuperview() {
      told.append(superview == nil ? "no superview" : "superview")
    }
    override func viewWillMove(toWindow newWindow: NSWindow?) {
      told.append(newWindow == nil ? "will leave" : "will enter")
    }
    override func viewDidMoveToWindow() { told.append(window == nil ? "left" : "entered") }
    override func viewDidHide() { told.append("hidden") }
    override func viewDidUnhide() { told.append("shown") }
  }
  private final class Drawing: Noting {
    var usesLayer = false
    override var wantsUpdateLayer: Bool { usesLayer }
    override func viewWillDraw() { told.append("will draw") }
    override func draw(_ dirtyRect: NSRect) { told.append("draw") }
    override func updateLayer() { told.append("layer") }
    override func layout() {
      super.layout()
      told.append("layout")
    }
    override func resizeSubviews(withOldSize oldSize: NSSize) {
      told.append("resize from \(Int(oldSize.width))")
      super.resizeSubviews(withOldSize: oldSize)
    }
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSView {
    NSView(frame: NSRect(x: x, y: y, width: width, height: height))
  }

  @Test("a new view has the documented values")
  func defaults() {
    let view = NSView()
    same("frame", view.frame, .zero)
    same("hidden", view.isHidden, false)
    same("alpha", view.alphaValue, 1)
    same("flipped", view.isFlipped, false)
    same("opaque", view.isOpaque, false)
    same("resizes subviews", view.autoresizesSubviews, true)
    same("mask", view.autoresizingMask, .none)
    same("mask as constraints", view.translatesAutoresizingMaskIntoConstraints, true)
    same("first responder", view.acceptsFirstResponder, false)
    same("layer", view.wantsLayer, false)
    same("updates layer", view.wantsUpdateLayer, false)
    same("tag", view.tag, -1)
    same("a control's tag", NSControl().tag, 0)
    same("size", view.intrinsicContentSize.width, NSView.noIntrinsicMetric)
    same("hugging", view.contentHuggingPriority(for: .horizontal), .defaultLow)
    same("resistance", view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    same("vibrancy", view.allowsVibrancy, false)
    same("tip", view.toolTip, nil)
    same("menu", view.menu == nil, true)
    same("appearance", view.appearance, nil)
    same("first mouse", view.acceptsFirstMouse(for: nil), false)
    same("moves window", view.mouseDownCanMoveWindow, true)
    same("areas", view.trackingAreas.count, 0)
  }

  @Test("a view has one superview; subviews are in order, and are found by their tags")
  func hierarchy() {
    let (outer, other) = (NSView(), NSView())
    let (one, two, three) = (NSView(), NSView(), NSButton())
    for view in [one, two] { outer.addSubview(view) }
    outer.addSubview(three, positioned: .below, relativeTo: two)
    same("below", outer.subviews.firstIndex { $0 === three }, 1)
    outer.addSubview(one, positioned: .above, relativeTo: nil)
    same("on top", outer.subviews.last === one, true)
    outer.addSubview(two, positioned: .below, relativeTo: nil)
    same("at the bottom", outer.subviews.first === two, true)
    other.addSubview(one)
    same("moved", outer.subviews.count, 2)
    same("superview", one.superview === other, true)
    outer.replaceSubview(two, with: one)
    same("replaced", outer.subviews.first === one && two.superview == nil, true)
    same("of itself", outer.isDescendant(of: outer), true)
    same("deep", three.isDescendant(of: outer), true)
    same("not", outer.isDescendant(of: three), false)
    three.tag = 7
    same("tag", outer.viewWithTag(7) === three, true)
    three.tag = 0
    same("tag 0", outer.viewWithTag(0) === three, true)
    same("no tag", outer.viewWithTag(8) == nil, true)
  }

  @Test("coming and going is told, to views within too")
  func moves() {
    let (outer, inner) = (Noting(), Noting())
    outer.addSubview(inner)
    same("superview", inner.told, ["superview"])
    inner.told = []
    test.content.addSubview(outer)
    same("window", inner.told, ["will enter", "entered"])
    same("in window", inner.window === test.window, true)
    (inner.told, outer.told) = ([], [])
    outer.isHidden = true
    same("hidden", inner.told, ["hidden"])
    same("by ancestor", inner.isHidden, false)
    same("ancestor", inner.isHiddenOrHasHiddenAncestor, true)
    inner.isHidden = true
    inner.isHidden = false
    same("already hidden", inner.told, ["hidden"])
    outer.isHidden = false
    same("shown", inner.told, ["hidden", "shown"])
    (inner.told, outer.told) = ([], [])
    outer.removeFromSuperview()
    same("left", inner.told, ["will leave", "left"])
    same("outer left", Set(outer.told), ["will leave", "no superview", "left"])
  }

  @Test("frames follow their superview's size as the mask says, by distances from below")
  func masks() {
    let samples: [(NSView.AutoresizingMask, NSRect)] = [
      (.none, NSRect(x: 10, y: 20, width: 30, height: 40)),
      (.width, NSRect(x: 10, y: 20, width: 130, height: 40)),
      (.height, NSRect(x: 10, y: 20, width: 30, height: 90)),
      (.minXMargin, NSRect(x: 110, y: 20, width: 30, height: 40)),
      (.maxXMargin, NSRect(x: 10, y: 20, width: 30, height: 40)),
      (.minYMargin, NSRect(x: 10, y: 70, width: 30, height: 40)),
      (.maxYMargin, NSRect(x: 10, y: 20, width: 30, height: 40)),
      ([.width, .height], NSRect(x: 10, y: 20, width: 130, height: 90)),
      ([.minXMargin, .minYMargin], NSRect(x: 110, y: 70, width: 30, height: 40)),
    ]
    for (index, sample) in samples.enumerated() {
      let (outer, inner) = (view(0, 0, 100, 100), view(10, 20, 30, 40))
      inner.autoresizingMask = sample.0
      outer.addSubview(inner)
      outer.setFrameSize(NSSize(width: 200, height: 150))
      same("mask \(index)", inner.frame, sample.1)
    }
    let (outer, inner) = (view(0, 0, 100, 100), view(35, 0, 30, 40))
    outer.addSubview(inner)
    inner.autoresizingMask = [.minXMargin, .maxXMargin]
    outer.setFrameSize(NSSize(width: 200, height: 100))
    same("centered", inner.frame.minX, 85)
    outer.autoresizesSubviews = false
    outer.setFrameSize(NSSize(width: 300, height: 100))
    same("does not resize", inner.frame.minX, 85)
  }

  @Test("subviews are resized when the size changes, and only then")
  func resizing() {
    let view = Drawing(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    view.setFrameSize(NSSize(width: 60, height: 50))
    same("size", view.told.filter { $0.contains("resize") }, ["resize from 50"])
    view.setFrameOrigin(NSPoint(x: 5, y: 5))
    same("origin", view.told.filter { $0.contains("resize") }.count, 1)
    same("bounds", view.bounds, NSRect(x: 0, y: 0, width: 60, height: 50))
    view.autoresizesSubviews = false
    view.setFrameSize(NSSize(width: 70, height: 50))
    same("not told", view.told.filter { $0.contains("resize") }.count, 1)
  }

  @Test("a point is hit in the superview's coordinates; hidden views are not hit")
  func hits() {
    let outer = view(10, 10, 100, 100)
    let (back, front) = (view(0, 0, 50, 50), view(25, 25, 50, 50))
    let base = GroundView(NSRect(x: 0, y: 0, width: 300, height: 300), flips: false)
    base.addSubview(outer)
    for view in [back, front] { outer.addSubview(view) }
    same("front", outer.hitTest(NSPoint(x: 40, y: 40)) === front, true)
    same("back", outer.hitTest(NSPoint(x: 15, y: 15)) === back, true)
    same("itself", outer.hitTest(NSPoint(x: 105, y: 105)) === outer, true)
    same("outside", outer.hitTest(NSPoint(x: 5, y: 5)) == nil, true)
    front.isHidden = true
    same("hidden", outer.hitTest(NSPoint(x: 40, y: 40)) === back, true)
    outer.isHidden = true
    same("all hidden", outer.hitTest(NSPoint(x: 40, y: 40)) == nil, true)
  }

  @Test("points and rectangles are converted between views, flipped or not")
  func conversion() {
    let (below, above) = (
      GroundView(NSRect(x: 10, y: 20, width: 100, height: 100), flips: false),
      GroundView(NSRect(x: 5, y: 5, width: 50, height: 50), flips: true)
    )
    let base = GroundView(NSRect(x: 0, y: 0, width: 300, height: 300), flips: false)
    base.addSubview(below)
    below.addSubview(above)
    same("up", above.convert(NSPoint(x: 1, y: 2), to: below), NSPoint(x: 6, y: 53))
    same("down", above.convert(NSPoint(x: 6, y: 53), from: below), NSPoint(x: 1, y: 2))
    same("far", above.convert(NSPoint(x: 0, y: 0), to: base), NSPoint(x: 15, y: 75))
    let rect = NSRect(x: 0, y: 0, width: 10, height: 20)
    same("rect", above.convert(rect, to: below), NSRect(x: 5, y: 35, width: 10, height: 20))
    below.setBoundsOrigin(NSPoint(x: 3, y: 4))
    same("bounds", below.convert(NSPoint(x: 3, y: 4), to: base), NSPoint(x: 10, y: 20))
    same("in rect", above.mouse(NSPoint(x: 1, y: 1), in: rect), true)
  }

  @Test("a view is drawn when it is marked, and laid out before")
  func drawing() {
    let view = Drawing(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    test.content.addSubview(view)
    test.app.updateWindows()
    same("first", view.told.suffix(3), ["layout", "will draw", "draw"])
    same("done", view.needsDisplay, false)
    view.told = []
    test.app.updateWindows()
    same("not again", view.told, [])
    view.needsDisplay = true
    same("marked", view.needsDisplay, true)
    test.app.updateWindows()
    same("drawn", view.told, ["will draw", "draw"])
    view.told = []
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    same("laid out", view.told, ["layout"])
    view.told = []
    view.usesLayer = true
    view.needsDisplay = true
    test.app.updateWindows()
    same("layer", view.told, ["will draw", "layer"])
  }
}

/// Appearances: where they come from, who is told, and what they match, as it is documented.
@MainActor
@Suite("AppKit's appearances as documented")
struct DocumentedAppearanceTests {
  let test = TestApplication()

  private final class Told: NSView {
    var told: [String] = []
    override func viewDidChangeEffectiveAppearance() {
      let current = NSAppearance.currentDrawing().name == .darkAqua
      told.append((effectiveAppearance.name == .darkAqua ? "dark" : "light") + (current ? "!" : ""))
    }
  }

  @Test("a view's appearance is its own, else its superview's, its window's, the app's")
  func cascade() {
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    test.content.addSubview(outer)
    test.app.updateWindows()
    (outer.told, inner.told) = ([], [])
    same("system", inner.effectiveAppearance.name, .aqua)
    test.app.appearance = NSAppearance(named: .darkAqua)
    test.app.updateWindows()
    same("app", inner.effectiveAppearance.name, .darkAqua)
    same("app told", inner.told, ["dark!"])
    test.window.appearance = NSAppearance(named: .aqua)
    test.app.updateWindows()
    same("window", inner.effectiveAppearance.name, .aqua)
    same("window told", inner.told, ["dark!", "light"])
    outer.appearance = NSAppearance(named: .darkAqua)
    test.app.updateWindows()
    same("superview", inner.effectiveAppearance.name, .darkAqua)
    inner.appearance = NSAppearance(named: .aqua)
    test.app.updateWindows()
    same("own", inner.effectiveAppearance.name, .aqua)
    inner.told = []
    test.window.appearance = NSAppearance(named: .darkAqua)
    test.app.updateWindows()
    same("own stays", inner.told, [])
    inner.appearance = nil
    test.app.updateWindows()
    same("inherits again", inner.effectiveAppearance.name, .darkAqua)
    same("own told", inner.told, ["dark!"])
    inner.told = []
    outer.appearance = NSAppearance(named: .darkAqua)
    test.app.updateWindows()
    same("the same", inner.told, [])
    test.content.addSubview(inner)
    test.window.appearance = NSAppearance(named: .aqua)
    test.app.updateWindows()
    same("elsewhere", inner.told, ["light"])
  }

  @Test("an appearance is found by its name, and names the nearest of others")
  func matches() {
    same("to be matched only", NSAppearance(named: .accessibilityHighContrastAqua), nil)
    let samples: [(NSAppearance.Name, [NSAppearance.Name], NSAppearance.Name?)] = [
      (.darkAqua, [.aqua, .darkAqua], .darkAqua), (.aqua, [.aqua, .darkAqua], .aqua),
      (.vibrantDark, [.aqua, .darkAqua], .darkAqua), (.vibrantLight, [.aqua, .darkAqua], .aqua),
      (.vibrantDark, [.vibrantDark, .darkAqua], .vibrantDark), (.darkAqua, [.aqua], nil),
      (.aqua, [], nil),
    ]
    for (index, sample) in samples.enumerated() {
      let match = NSAppearance(named: sample.0)?.bestMatch(from: sample.1)
      same("match \(index)", match, sample.2)
    }
    same("vibrant", NSAppearance(named: .vibrantDark)?.allowsVibrancy, true)
    same("not vibrant", NSAppearance(named: .darkAqua)?.allowsVibrancy, false)
  }

  @Test("an appearance is current while a closure runs, and the former one after it")
  func current() throws {
    let dark = try #require(NSAppearance(named: .darkAqua))
    let light = try #require(NSAppearance(named: .aqua))
    let color = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    var parts: [CGFloat] = []
    light.performAsCurrentDrawingAppearance {
      dark.performAsCurrentDrawingAppearance {
        same("inner", NSAppearance.currentDrawing().name, .darkAqua)
        parts.append(color.redComponent)
      }
      same("outer", NSAppearance.currentDrawing().name, .aqua)
      parts.append(color.redComponent)
    }
    same("colors", parts, [1, 0])
  }
}
