// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroControls
import ChiaroRaster
import Testing

/// Where vibrant appearances belong, and what is drawn vibrantly.
@MainActor
@Suite("Vibrancy of AppKit's views")
struct VibrancyTests {
  /// Fills itself with a color.
  final class Filled: NSView {
    var color = NSColor(Color(.sRGB, 0.25, 0.25, 0.25))
    var isVibrant = false

    override var allowsVibrancy: Bool { isVibrant }
    override func draw(_ dirtyRect: NSRect) {
      color.setFill()
      GraphicsContext.current?.fill(dirtyRect)
    }
  }

  private func vibrant() -> NSAppearance? { NSAppearance(named: .vibrantDark) }

  @Test("S196: a vibrant appearance outside of effect views is noted, inside it is not")
  func belonging() {
    let test = TestApplication()
    let effect = NSVisualEffectView(frame: test.content.bounds)
    effect.material = .sidebar
    let (inside, outside) = (NSView(), NSView())
    test.content.addSubview(effect)
    test.content.addSubview(outside)
    effect.addSubview(inside)
    effect.appearance = vibrant()
    inside.appearance = vibrant()
    #expect(test.app.issues == [])
    outside.appearance = vibrant()
    #expect(test.app.issues == [.vibrantAppearance(of: "NSWindow/FlippedView[0]/NSView[1]")])
    outside.appearance = NSAppearance(named: .darkAqua)
    test.window.appearance = vibrant()
    test.app.appearance = vibrant()
    #expect(
      test.app.issues == [
        .vibrantAppearance(of: "NSApplication"), .vibrantAppearance(of: "NSWindow"),
      ])
    #expect(
      test.app.issues.first?.message
        == "NSApplication has a vibrant appearance, but is neither an effect view nor inside one")
  }

  @Test("S196: a popover is made of a material: vibrant appearances belong on it")
  func popover() {
    let test = TestApplication()
    let popover = NSPopover()
    popover.contentViewController = ViewController()
    popover.appearance = vibrant()
    popover.show(relativeTo: .zero, of: test.content, preferredEdge: .maxY)
    #expect(test.app.windows.count == 2)
    #expect(test.app.issues == [])
    popover.close()
  }

  /// What an outer view and one in it allow, and what is drawn vibrantly.
  nonisolated static let rows: [([Bool], [Bool])] = [
    ([false, false], [false, false]), ([true, false], [true, true]), ([true, true], [true, true]),
    ([false, true], [false, true]),
  ]

  @Test("S228: what a view allows, those in it cannot refuse", arguments: rows)
  func inheritance(_ allowed: [Bool], _ drawn: [Bool]) {
    let test = TestApplication()
    #expect(!NSView().allowsVibrancy)
    let effect = NSVisualEffectView(frame: test.content.bounds)
    let (outer, inner) = (Filled(), Filled())
    (outer.isVibrant, inner.isVibrant) = (allowed[0], allowed[1])
    test.content.addSubview(effect)
    effect.addSubview(outer)
    outer.addSubview(inner)
    test.app.updateWindows()
    #expect([outer, inner].map(\.isDrawnVibrantly) == drawn)
    effect.removeFromSuperview()
    test.content.addSubview(outer)
    test.app.updateWindows()
    #expect([outer, inner].map(\.isDrawnVibrantly) == [false, false])
  }

  @Test("S228: grays let the material through by how light they are, colors stay")
  func grays() {
    let test = TestApplication()
    let effect = NSVisualEffectView(frame: test.content.bounds)
    let view = Filled(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    view.isVibrant = true
    test.content.addSubview(effect)
    effect.addSubview(view)
    #expect(test.window.displayList.colors.last == Color.black.inGray(alpha: 0.75))
    test.switchStyle(to: .dark)
    #expect(test.window.displayList.colors.last == Color.white.inGray(alpha: 0.25))
    view.color = .red
    view.needsDisplay = true
    #expect(test.window.displayList.colors.last?.hexText == "#FF0000")
    view.color = .gray
    view.isVibrant = false
    view.needsDisplay = true
    #expect(test.window.displayList.colors.last?.alpha == 1)
  }
}

extension Color {
  /// Black or white as `NSColor` has it, at an alpha.
  fileprivate func inGray(alpha: Double) -> Color {
    Color(.extendedGray, [self == .white ? 1 : 0, 0, 0], alpha: alpha)
  }
}
