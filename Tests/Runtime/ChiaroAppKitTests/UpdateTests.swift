// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Testing

/// The methods of the update cycle, by AppKit's names.
@MainActor
@Suite("Update methods")
struct UpdateTests {
  /// Notes each call, and the appearance that was current.
  final class Tracer: NSView {
    var calls: [String] = []
    var usesLayer = false
    var wasDirty = false
    var onLayout: (() -> Void)?

    func note(_ method: String) {
      let isDark = NSAppearance.currentDrawing().name == .darkAqua
      calls.append("\(method) \(isDark ? "dark" : "light")")
    }
    override var wantsUpdateLayer: Bool { usesLayer }
    override func updateConstraints() {
      note("constraints")
      super.updateConstraints()
    }
    override func layout() {
      super.layout()
      note("layout")
      onLayout?()
    }
    override func viewWillDraw() { note("willDraw") }
    override func draw(_ dirtyRect: NSRect) { note("draw") }
    override func updateLayer() {
      note("updateLayer")
      self.layer?.backgroundColor = NSColor.textBackgroundColor.cgColor
    }
    override func viewDidChangeEffectiveAppearance() {
      wasDirty = needsDisplay && needsLayout
      note("appearance")
    }
  }

  private func make() -> (TestApplication, Tracer) {
    let tracer = Tracer()
    let test = TestApplication(content: tracer)
    tracer.calls = []
    return (test, tracer)
  }

  @Test("S208, S209: constraints, layout, drawing, each in the new appearance")
  func order() {
    let (test, tracer) = make()
    test.switchStyle(to: .dark)
    #expect(
      tracer.calls == [
        "appearance dark", "constraints dark", "layout dark", "willDraw dark", "draw dark",
      ])
  }

  @Test("S205: the view is told once a change, and is dirty already")
  func told() {
    let (test, tracer) = make()
    test.switchStyle(to: .dark)
    test.switchStyle(to: .dark)
    test.change { $0.displayScale = 2 }
    #expect(tracer.calls.filter { $0.hasPrefix("appearance") } == ["appearance dark"])
    #expect(tracer.wasDirty)
  }

  @Test("S210: a view that wants it updates its layer instead, unless it or one around it draws it")
  func layers() {
    let tracer = Tracer()
    let views = [NSView(), NSView(), tracer]
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    let test = TestApplication(content: views[0])
    #expect(!views[0].wantsUpdateLayer)
    for (usesLayer, drawer, method) in [
      (false, nil, "draw"), (true, nil, "updateLayer"), (true, 2, "draw"), (true, 1, "draw"),
      (true, 0, "draw"), (false, 0, "draw"), (true, nil, "updateLayer"), (false, nil, "draw"),
    ] as [(Bool, Int?, String)] {
      tracer.usesLayer = usesLayer
      for (index, view) in views.enumerated() { view.canDrawSubviewsIntoLayer = index == drawer }
      tracer.calls = []
      tracer.needsDisplay = true
      test.app.updateWindows()
      #expect(tracer.calls == ["willDraw light", "\(method) light"])
    }
  }

  @Test("S211: asked for three times, drawn once")
  func coalescing() {
    let (test, tracer) = make()
    for _ in 0..<3 { tracer.needsDisplay = true }
    #expect(tracer.calls.isEmpty)
    test.app.updateWindows()
    #expect(tracer.calls == ["willDraw light", "draw light"])
  }

  @Test("S212: what may not be asked for during layout is noted")
  func duringLayout() {
    let outer = NSView()
    let tracer = Tracer()
    let inner = NSView()
    outer.addSubview(tracer)
    tracer.addSubview(inner)
    let test = TestApplication(content: outer)
    tracer.onLayout = { [unowned tracer] in
      tracer.onLayout = nil
      inner.needsLayout = true
      outer.needsLayout = true
      inner.needsUpdateConstraints = true
    }
    tracer.needsLayout = true
    test.app.updateWindows()
    #expect(
      test.app.diagnostics.map(\.message) == [
        "NSWindow/NSView[0] requested layout during the layout of NSWindow/NSView[0]/Tracer[0]",
        """
        NSWindow/NSView[0]/Tracer[0]/NSView[0] requested constraints during the layout of \
        NSWindow/NSView[0]/Tracer[0]
        """,
      ])
  }

  @Test("what is asked of a subtree is done at once, and nothing beyond it")
  func subtree() {
    let outer = Tracer()
    let inner = Tracer()
    outer.addSubview(inner)
    let test = TestApplication(content: outer)
    outer.calls = []
    inner.calls = []
    outer.needsUpdateConstraints = true
    inner.needsUpdateConstraints = true
    inner.updateConstraintsForSubtreeIfNeeded()
    #expect(inner.calls == ["constraints light"])
    inner.needsLayout = true
    inner.layoutSubtreeIfNeeded()
    #expect(inner.calls == ["constraints light", "layout light"])
    #expect(outer.calls == [])
    test.app.updateWindows()
    #expect(outer.calls == ["constraints light"])
  }

  @Test("S213: a layer's color follows when it is set in updateLayer, and freezes otherwise")
  func snapshots() {
    let (test, tracer) = make()
    let frozen = NSView()
    frozen.wantsLayer = true
    NSAppearance(named: .aqua)?.performAsCurrentDrawingAppearance {
      frozen.layer?.backgroundColor = NSColor.textBackgroundColor.cgColor
    }
    tracer.addSubview(frozen)
    tracer.usesLayer = true
    tracer.needsDisplay = true
    test.app.updateWindows()
    let light = tracer.layer?.backgroundColor
    test.switchStyle(to: .dark)
    #expect(light == frozen.layer?.backgroundColor)
    #expect(tracer.layer?.backgroundColor != light)
  }
}
