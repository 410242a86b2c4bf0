// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Testing

@testable import ChiaroViews

/// Which of AppKit's methods a class overrides: only for those is a view visited.
@MainActor
@Suite("Overridden methods of AppKit's views")
struct OverrideTests {
  private class Plain: NSView {}
  private class Draws: NSView { override func draw(_ dirtyRect: NSRect) {} }
  private class DrawsLikeSuper: NSView {
    override func draw(_ dirtyRect: NSRect) { super.draw(dirtyRect) }
  }
  private class Middle: Draws {}
  private class Last: Middle { override func layout() { super.layout() } }
  private class Generic<Value>: NSView {
    var value: Value?
    override func updateConstraints() { super.updateConstraints() }
  }
  private class Layered: NSView {
    override var wantsUpdateLayer: Bool { true }
    override func updateLayer() {}
  }
  private class Told: NSView { override func viewDidChangeEffectiveAppearance() {} }
  private class Prepares: NSView { override func viewWillDraw() {} }
  private class Opaque: NSView { override var isOpaque: Bool { true } }

  private class Fitting: NSView {
    override var fittingSize: NSSize { NSSize(width: super.fittingSize.width + 7, height: 9) }
  }

  @Test("a class says its fitting size")
  func fitting() {
    let view = Fitting(frame: .zero)
    #expect((view as NSView).fittingSize == NSSize(width: 7, height: 9))
  }

  /// The methods that a class overrides, of a kind whose y may grow upwards as that of all views of
  /// AppKit.
  private func methods(of type: NSView.Type) -> HookSet {
    let hooks = OverrideTable.hooks(of: type)
    #expect(hooks.contains(.rising))
    return hooks.subtracting(.rising)
  }

  @Test("an override, one that calls super, one in a class between, and none")
  func classes() {
    #expect(methods(of: NSView.self) == [])
    #expect(methods(of: Plain.self) == [])
    #expect(methods(of: Draws.self) == .draw)
    #expect(methods(of: DrawsLikeSuper.self) == .draw)
    #expect(methods(of: Middle.self) == .draw)
    #expect(methods(of: Last.self) == [.draw, .layout])
    #expect(methods(of: Generic<Int>.self) == .updateConstraints)
  }

  @Test("AppKit's own methods stand for those of the update cycle")
  func ownMethods() {
    #expect(methods(of: Layered.self) == .draw)
    #expect(methods(of: Prepares.self) == .draw)
    #expect(methods(of: Told.self) == .traitCollectionDidChange)
    #expect(methods(of: Opaque.self) == [])
    #expect(methods(of: NSVisualEffectView.self) == .draw)
  }

  @Test("a view that overrides nothing is not visited when the style changes")
  func quiet() {
    let plain = Plain()
    let draws = Draws(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let test = TestApplication()
    test.content.addSubview(plain)
    test.content.addSubview(draws)
    test.app.updateWindows()
    test.switchStyle(to: .dark)
    let round = test.app.screen.cycle.round
    #expect(plain.toldRound != round)
    #expect(test.content.toldRound != round)
    #expect(draws.toldRound == round)
    #expect(plain.effectiveAppearance.name == .darkAqua)
  }
}
