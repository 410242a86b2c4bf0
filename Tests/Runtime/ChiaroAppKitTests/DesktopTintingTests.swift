// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroControls
import ChiaroRaster
import Testing

/// Where the desktop's picture shows in an app's windows.
@MainActor
@Suite("Desktop tinting of windows")
struct DesktopTintingTests {
  /// A kind of view, and which of the three backgrounds are tinted on it.
  struct Place: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tinted: [NSColor]
    var make: @MainActor @Sendable () -> View
  }

  nonisolated static let scrolled: [NSColor] = [.controlBackgroundColor, .underPageBackgroundColor]
  nonisolated static let backgrounds = [NSColor.windowBackgroundColor] + scrolled
  nonisolated static let places = [
    Place(testDescription: "scroll view", tinted: scrolled) { ScrollView() },
    Place(testDescription: "table", tinted: scrolled) { TableView() },
    Place(testDescription: "collection", tinted: scrolled) { CollectionView() },
    Place(testDescription: "plain view", tinted: []) { NSView() },
  ]

  private func make(_ style: UserInterfaceStyle = .dark) -> TestApplication {
    let test = TestApplication(style)
    test.change {
      $0.accentColor = .graphite
      $0[TraitDesktopTint.self] = DesktopTint(wallpaper: Color(.sRGB, 1, 0, 0))
    }
    return test
  }

  private func color(_ color: NSColor, in test: TestApplication) -> Color {
    color.resolved(with: test.window.traitCollection)
  }

  @Test("S230: a window's own background is tinted, another color is not")
  func window() {
    let test = make()
    let plain = color(.windowBackgroundColor, in: test)
    #expect(test.window.backgroundColor == .windowBackgroundColor)
    #expect(test.window.displayList.colors.first != plain)
    test.window.backgroundColor = .textBackgroundColor
    #expect(test.window.displayList.colors.first == color(.textBackgroundColor, in: test))
  }

  @Test("S230: what scrolls is tinted by two of the three, other views by none", arguments: places)
  func views(_ place: Place) {
    let test = make()
    let view = place.make()
    view.frame = NSRect(x: 0, y: 0, width: 10, height: 10)
    test.window.backgroundColor = nil
    test.content.addSubview(view)
    for background in Self.backgrounds {
      view.backgroundColor = background
      let isTinted = test.window.displayList.colors.first != color(background, in: test)
      #expect(isTinted == place.tinted.contains(background), "\(background)")
    }
  }

  @Test("S230: nothing is tinted in light, or once the accent color is another")
  func conditions() {
    let test = make()
    let tinted = test.window.displayList.colors.first
    test.change { $0.accentColor = .blue }
    #expect(test.window.displayList.colors.first == color(.windowBackgroundColor, in: test))
    test.change { $0.accentColor = .graphite }
    #expect(test.window.displayList.colors.first == tinted)
    test.switchStyle(to: .light)
    #expect(test.window.displayList.colors.first == color(.windowBackgroundColor, in: test))
  }

  /// The materials that are tinted, and the colors that they equal in light.
  nonisolated static let materials: [(NSVisualEffectView.Material, NSColor)] = [
    (.contentBackground, .controlBackgroundColor), (.windowBackground, .windowBackgroundColor),
    (.underPageBackground, .underPageBackgroundColor),
  ]

  @Test("S229: three materials equal a color in aqua, and are tinted in dark", arguments: materials)
  func materials(_ material: NSVisualEffectView.Material, _ background: NSColor) {
    let test = make(.light)
    let view = NSVisualEffectView(frame: test.content.bounds)
    view.material = material
    test.window.backgroundColor = nil
    test.content.addSubview(view)
    #expect(test.window.displayList.colors == [color(background, in: test)])
    test.switchStyle(to: .dark)
    let tinted = test.window.displayList.colors[0].converted(to: .sRGB).components
    let plain = color(background, in: test).converted(to: .sRGB).components
    #expect(tinted.x > plain.x && tinted.y < plain.y)
  }
}
