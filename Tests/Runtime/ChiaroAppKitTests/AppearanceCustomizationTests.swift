// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Testing

/// Where an appearance is set, and where it shows.
@MainActor
@Suite("Appearance customization")
struct AppearanceCustomizationTests {
  /// What is set on the app, the window and the view, and what is in force in each.
  struct Row: CustomTestStringConvertible {
    var set: [NSAppearance.Name?]
    var inForce: [NSAppearance.Name]

    init(_ set: [NSAppearance.Name?], _ inForce: [NSAppearance.Name]) {
      self.set = set
      self.inForce = inForce
    }
    var testDescription: String { "\(set.map { $0?.rawValue ?? "nil" })" }
  }

  nonisolated static let rows = [
    Row([nil, nil, nil], [.aqua, .aqua, .aqua]),
    Row([.darkAqua, nil, nil], [.darkAqua, .darkAqua, .darkAqua]),
    Row([nil, .darkAqua, nil], [.aqua, .darkAqua, .darkAqua]),
    Row([nil, nil, .darkAqua], [.aqua, .aqua, .darkAqua]),
    Row([.darkAqua, .aqua, .vibrantDark], [.darkAqua, .aqua, .vibrantDark]),
    Row([.darkAqua, .vibrantLight, nil], [.darkAqua, .vibrantLight, .vibrantLight]),
  ]

  private func appearance(_ name: NSAppearance.Name?) -> NSAppearance? {
    name.flatMap { NSAppearance(named: $0) }
  }

  @Test("S199: what is set on app, window or view overrides below; nil inherits", arguments: rows)
  func cascade(_ row: Row) {
    let test = TestApplication()
    let inner = NSView()
    test.content.addSubview(inner)
    test.app.appearance = appearance(row.set[0])
    test.window.appearance = appearance(row.set[1])
    test.content.appearance = appearance(row.set[2])
    test.app.updateWindows()
    let inForce = [
      test.app.effectiveAppearance, test.window.effectiveAppearance,
      test.content.effectiveAppearance,
    ].map(\.name)
    #expect(inForce == row.inForce)
    #expect(inner.effectiveAppearance.name == row.inForce[2])

    test.app.appearance = nil
    test.window.appearance = nil
    test.content.appearance = nil
    #expect(inner.effectiveAppearance.name == .aqua)
  }

  @Test("S195: with Increase Contrast each has the counterpart of its name")
  func contrast() {
    let test = TestApplication()
    test.content.appearance = NSAppearance(named: .darkAqua)
    test.change { $0.accessibilityContrast = .high }
    #expect(test.app.effectiveAppearance.name == .accessibilityHighContrastAqua)
    #expect(test.content.effectiveAppearance.name == .accessibilityHighContrastDarkAqua)
    #expect(test.content.appearance?.name == .darkAqua)
  }

  @Test("S200: a pop-up menu shows its own appearance, the menu bar the system's")
  func menus() {
    let test = TestApplication(.light)
    test.app.appearance = NSAppearance(named: .darkAqua)
    let popUp = NSMenu()
    #expect(popUp.effectiveAppearance.name == .darkAqua)
    popUp.appearance = NSAppearance(named: .aqua)
    let inner = NSMenu()
    inner.supermenu = popUp
    #expect(inner.effectiveAppearance.name == .aqua)

    let bar = NSMenu(title: "Main")
    test.app.mainMenu = bar
    bar.appearance = NSAppearance(named: .vibrantDark)
    let file = NSMenu(title: "File")
    file.supermenu = bar
    #expect([bar, file].map(\.effectiveAppearance.name) == [.aqua, .aqua])
  }

  @Test("S200: a popover takes the appearance of its view, or its own")
  func popover() {
    let test = TestApplication()
    let controller = ViewController()
    let popover = NSPopover()
    popover.contentViewController = controller
    popover.appearance = NSAppearance(named: .darkAqua)
    #expect(popover.effectiveAppearance.name == .darkAqua)
    popover.appearance = nil
    #expect(popover.effectiveAppearance.name == .aqua)
    test.content.appearance = NSAppearance(named: .vibrantDark)
    popover.show(relativeTo: test.content.bounds, of: test.content, preferredEdge: .maxX)
    test.app.updateWindows()
    #expect(popover.isShown)
    #expect(popover.effectiveAppearance.name == .vibrantDark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    popover.appearance = NSAppearance(named: .aqua)
    #expect(popover.effectiveAppearance.name == .aqua)
    popover.close()
    #expect(!popover.isShown)
    #expect(test.app.windows.count == 1)
  }

  @Test("S201: a window follows its appearance source; nil means the app again")
  func source() {
    let test = TestApplication()
    let panel = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(panel.appearanceSource === test.app)
    panel.appearanceSource = test.content
    test.content.appearance = NSAppearance(named: .darkAqua)
    #expect(panel.effectiveAppearance.name == .darkAqua)
    test.content.appearance = nil
    #expect(panel.effectiveAppearance.name == .aqua)
    test.window.appearance = NSAppearance(named: .darkAqua)
    #expect(panel.effectiveAppearance.name == .darkAqua)
    panel.appearanceSource = nil
    #expect(panel.appearanceSource === test.app)
    #expect(panel.effectiveAppearance.name == .aqua)
  }

  @Test("a view outside of a window has the nearest appearance that was set")
  func detached() {
    _ = TestApplication(.dark)
    let outer = NSView()
    let inner = NSView()
    outer.addSubview(inner)
    #expect(inner.effectiveAppearance.name == .darkAqua)
    outer.appearance = NSAppearance(named: .vibrantLight)
    #expect(inner.effectiveAppearance.name == .vibrantLight)
  }
}
