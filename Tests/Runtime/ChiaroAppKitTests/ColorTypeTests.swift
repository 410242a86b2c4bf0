// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Testing

/// Types and names of colors, and the current appearance.
@Suite("Types of colors")
struct ColorTypeTests {
  @Test("a color is of components, or from a catalog with a name")
  func types() {
    let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.type == .componentBased && red.usingType(.componentBased) == red)
    #expect(red.usingType(.catalog) == nil && red.usingType(.pattern) == nil)
    #expect(NSColor.labelColor.type == .catalog && NSColor.labelColor.usingType(.pattern) == nil)
    #expect(NSColor.labelColor.usingType(.catalog) == .labelColor)
    #expect(NSColor.labelColor.colorNameComponent == "labelColor")
    #expect(NSColor.labelColor.catalogNameComponent == "System")
    #expect(NSColor.labelColor.localizedColorNameComponent == "labelColor")
    let own = NSColor(name: NSColor.Name("Paper")) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
    }
    #expect(own.type == .catalog && own.colorNameComponent == "Paper")
    #expect(own.catalogNameComponent != "System")
    #expect(NSColor.ColorType.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test("a catalog's color becomes one of components, as it is in the current appearance")
  func resolving() throws {
    let own = NSColor(name: nil) { $0.name == .darkAqua ? .black : .white }
    for (name, value) in [(NSAppearance.Name.aqua, 1.0), (.darkAqua, 0)] {
      let appearance = try #require(NSAppearance(named: name))
      let color = normally(appearance) { own.usingType(.componentBased) }
      #expect(color?.type == .componentBased)
      #expect(color?.usingColorSpace(.sRGB)?.redComponent == CGFloat(value))
    }
  }

  @Test("the current appearance is set for a thread, and restored")
  func current() throws {
    let light = try #require(NSAppearance(named: .aqua))
    let dark = try #require(NSAppearance(named: .darkAqua))
    let own = NSColor(name: nil) { $0.name == .darkAqua ? .black : .white }
    normally(light) {
      NSAppearance.current = dark
      #expect(NSAppearance.current == dark && NSAppearance.currentDrawing() == dark)
      #expect(own.usingColorSpace(.sRGB)?.redComponent == 0)
      NSAppearance.current = light
      #expect(NSAppearance.current == light)
    }
    NSAppearance.current = dark
    NSAppearance.current = nil
    #expect(NSAppearance.current.name == NSAppearance.currentDrawing().name)
    #expect(NSAppearance.current != nil)
  }

  @Test("a symbol that the system has not is nil, and configurations merge")
  func symbols() throws {
    #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
    #expect(NSImage(systemSymbolName: "", accessibilityDescription: "Nothing") == nil)
    let size = NSImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let colored = size.applying(NSImage.SymbolConfiguration(hierarchicalColor: .systemRed))
      .applying(NSImage.SymbolConfiguration(scale: .large))
    let star = try #require(
      NSImage(systemSymbolName: "star.fill", accessibilityDescription: "Favorite"))
    let shown = try #require(star.withSymbolConfiguration(colored))
    #expect(shown.symbolConfiguration == colored && colored.pointSize == 20)
    let palette = NSImage.SymbolConfiguration(paletteColors: [.systemBlue, .systemGray])
    #expect(palette.applying(.preferringMulticolor()) != palette)
    #expect(NSImage.SymbolConfiguration(textStyle: .body, scale: .small).pointSize != nil)
    #expect(NSImage.SymbolConfiguration(pointSize: 9, weight: .light, scale: .medium).weight == 300)
  }
}
