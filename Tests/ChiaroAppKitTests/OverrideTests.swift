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

  @Test("an override, one that calls super, one in a class between, and none")
  func classes() {
    #expect(OverrideTable.hooks(of: NSView.self) == [])
    #expect(OverrideTable.hooks(of: Plain.self) == [])
    #expect(OverrideTable.hooks(of: Draws.self) == .draw)
    #expect(OverrideTable.hooks(of: DrawsLikeSuper.self) == .draw)
    #expect(OverrideTable.hooks(of: Middle.self) == .draw)
    #expect(OverrideTable.hooks(of: Last.self) == [.draw, .layout])
    #expect(OverrideTable.hooks(of: Generic<Int>.self) == .updateConstraints)
  }

  @Test("AppKit's own methods stand for those of the update cycle")
  func ownMethods() {
    #expect(OverrideTable.hooks(of: Layered.self) == .draw)
    #expect(OverrideTable.hooks(of: Prepares.self) == .draw)
    #expect(OverrideTable.hooks(of: Told.self) == .traitCollectionDidChange)
    #expect(OverrideTable.hooks(of: Opaque.self) == [])
    #expect(OverrideTable.hooks(of: NSVisualEffectView.self) == .draw)
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
