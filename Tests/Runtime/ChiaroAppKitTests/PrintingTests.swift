// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// What comes onto paper.
@MainActor
@Suite("Printing")
struct PrintingTests {
  /// Draws a system color, and notes in which appearance.
  final class Page: NSView {
    var appearances: [NSAppearance.Name] = []

    override func draw(_ dirtyRect: NSRect) {
      appearances.append(NSAppearance.currentDrawing().name)
      NSColor.textBackgroundColor.setFill()
      GraphicsContext.current?.fill(dirtyRect)
    }
  }

  private func make() -> Page { Page(frame: NSRect(x: 5, y: 5, width: 20, height: 30)) }

  private func printed(_ view: NSView) -> DisplayList? {
    let operation = NSPrintOperation(view: view)
    #expect(operation.printedList == nil)
    #expect(operation.run())
    return operation.printedList
  }

  @Test("S207: a view outside of a window is printed light in a dark app")
  func offScreen() {
    _ = TestApplication(.dark)
    let page = make()
    let list = printed(page)
    #expect(list?.description == "fill 0 0 20 30 #FFFFFF\n")
    #expect(page.appearances.first == .aqua)
    // Afterwards everything is as before.
    #expect(page.effectiveAppearance.name == .darkAqua)
    #expect(page.superview == nil && page.window == nil)
  }

  @Test("S207: unless an appearance was set on the view")
  func ownAppearance() {
    _ = TestApplication(.light)
    let page = make()
    page.appearance = NSAppearance(named: .darkAqua)
    #expect(printed(page)?.colors.map(\.hexText) == ["#1E1E1E"])
    #expect(page.appearances.first == .darkAqua)
    page.appearance = NSAppearance(named: .aqua)
    #expect(printed(page)?.colors.map(\.hexText) == ["#FFFFFF"])
  }

  @Test("S207: a view in a window is printed as it is seen there")
  func hosted() {
    let test = TestApplication(.dark)
    let page = make()
    test.content.addSubview(page)
    test.app.updateWindows()
    #expect(printed(page)?.description == "fill 0 0 20 30 #1E1E1E\n")
    #expect(Set(page.appearances) == [.darkAqua])
  }

  @Test("S207: a view in another one outside of a window stays there")
  func nested() {
    _ = TestApplication(.dark)
    let (outer, page) = (NSView(), make())
    outer.addSubview(page)
    #expect(printed(page)?.colors.map(\.hexText) == ["#FFFFFF"])
    #expect(page.superview === outer)
    #expect(outer.effectiveAppearance.name == .darkAqua)
  }
}
