// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// The Mac's colors by the names that AppKit gives them.
@MainActor
@Suite("System colors of the Mac")
struct SystemColorTests {
  /// The rows of "Color", macOS, of the Human Interface Guidelines; two of them are no color.
  nonisolated static let rows: [(String, NSColor)] = [
    ("alternateSelectedControlTextColor", .alternateSelectedControlTextColor),
    ("controlAccentColor", .controlAccentColor),
    ("controlBackgroundColor", .controlBackgroundColor), ("controlColor", .controlColor),
    ("controlTextColor", .controlTextColor),
    ("disabledControlTextColor", .disabledControlTextColor),
    ("findHighlightColor", .findHighlightColor), ("gridColor", .gridColor),
    ("headerTextColor", .headerTextColor), ("highlightColor", .highlightColor),
    ("keyboardFocusIndicatorColor", .keyboardFocusIndicatorColor), ("labelColor", .labelColor),
    ("linkColor", .linkColor), ("placeholderTextColor", .placeholderTextColor),
    ("quaternaryLabelColor", .quaternaryLabelColor),
    ("secondaryLabelColor", .secondaryLabelColor),
    ("selectedContentBackgroundColor", .selectedContentBackgroundColor),
    ("selectedControlColor", .selectedControlColor),
    ("selectedControlTextColor", .selectedControlTextColor),
    ("selectedMenuItemTextColor", .selectedMenuItemTextColor),
    ("selectedTextBackgroundColor", .selectedTextBackgroundColor),
    ("selectedTextColor", .selectedTextColor), ("separatorColor", .separatorColor),
    ("shadowColor", .shadowColor), ("tertiaryLabelColor", .tertiaryLabelColor),
    ("textBackgroundColor", .textBackgroundColor), ("textColor", .textColor),
    ("underPageBackgroundColor", .underPageBackgroundColor),
    (
      "unemphasizedSelectedContentBackgroundColor", .unemphasizedSelectedContentBackgroundColor
    ),
    ("unemphasizedSelectedTextBackgroundColor", .unemphasizedSelectedTextBackgroundColor),
    ("unemphasizedSelectedTextColor", .unemphasizedSelectedTextColor),
    ("windowBackgroundColor", .windowBackgroundColor),
    ("windowFrameTextColor", .windowFrameTextColor),
  ]

  @Test("S218: every row of the Mac's table exists by name, is dynamic and has a value")
  func table() {
    #expect(Self.rows.count + 2 == 35)
    for (name, color) in Self.rows {
      #expect(color.name == name)
      #expect(color.isDynamic)
      let values = [UserInterfaceStyle.light, .dark].map { style in
        SystemPalette.color(named: name, on: .macOS)?
          .color(for: TraitCollection(userInterfaceStyle: style))
      }
      #expect(values.allSatisfy { $0 != nil }, "\(name)")
      #expect(color.resolved(with: TraitCollection(userInterfaceStyle: .dark)) == values[1])
    }
  }

  @Test("S218: rows alternate between two colors, which are a list")
  func alternating() {
    let colors: [NSColor] = NSColor.alternatingContentBackgroundColors
    #expect(colors.count == 2 && colors[0] != colors[1])
    #expect(colors[0].isDynamic && colors[1].isDynamic)
  }

  @Test(
    "S218: the control tint is no color: graphite where that is the accent, else blue",
    arguments: AccentColor.allCases)
  func controlTint(_ accent: AccentColor) {
    let tint: NSControlTint = TraitCollection(accentColor: accent).performAsCurrent {
      NSColor.currentControlTint
    }
    #expect(tint == (accent == .graphite ? .graphiteControlTint : .blueControlTint))
    #expect(NSControlTint.allCases.map(\.rawValue) == [0, 1, 6, 7])
  }

  final class Counting: NSView {
    var draws = 0
    override func draw(_ dirtyRect: NSRect) { draws += 1 }
  }

  @Test("S219: a change of the accent color redraws the app's views")
  func accentRedraws() {
    let view = Counting()
    let test = TestApplication(content: view)
    let plain = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    plain.backgroundColor = .controlAccentColor
    view.addSubview(plain)
    let before = (view.draws, test.window.displayList.colors)
    test.change { $0.accentColor = .purple }
    #expect(view.draws == before.0 + 1)
    #expect(test.window.displayList.colors != before.1)
    test.change { $0.accentColor = .purple }
    #expect(view.draws == before.0 + 1)
  }

  /// What a configuration shows while the accent is multicolor, and while it is green.
  private func shown(_ tint: NSTintConfiguration) -> [NSColor?] {
    [AccentColor.multicolor, .green].map { accent in
      let traits = TraitCollection(userInterfaceIdiom: .mac)
        .modifyingTraits { $0.accentColor = accent }
      return tint.equivalentContentTintColor?.resolvedColor(with: traits)
    }
  }

  @Test("S220: of the four configurations, two adapt to the person's accent color")
  func tintConfigurations() {
    let own = NSColor(Color(.sRGB, 0.5, 0.25, 0))
    let green = TraitCollection(userInterfaceIdiom: .mac).modifyingTraits {
      $0.accentColor = .green
    }
    let accent = NSColor.controlAccentColor.resolvedColor(with: green)
    let preferred = NSTintConfiguration(preferredColor: own)
    let fixed = NSTintConfiguration(fixedColor: own)
    #expect(
      [.default, .monochrome, preferred, fixed].map(\.adaptsToUserAccentColor) == [
        true, false, true, false,
      ])
    #expect(
      [.default, .monochrome, preferred, fixed].map(\.baseTintColor) == [nil, nil, own, own])
    #expect(shown(preferred) == [own, accent])
    #expect(shown(fixed) == [own, own])
    #expect(shown(.monochrome) == [nil, nil])
    #expect(shown(.default)[1] == accent && shown(.default)[0] != accent)
  }
}
