// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroUIKit

/// A catalog of one color.
private struct OneColor: NamedColorSource {
  func color(named name: String) -> DynamicColor? {
    name == "Brand" ? DynamicColor(light: .white, dark: .black) : nil
  }
}

/// UIKit's own spellings of what this project calls by other words.
@MainActor
@Suite("UIKit's spellings")
struct SpellingTests {
  @Test("gamuts are SRGB and P3, and a switch over them is complete")
  func gamuts() {
    func name(_ gamut: UIDisplayGamut) -> String {
      switch gamut {
      case .unspecified: "unspecified"
      case .SRGB: "SRGB"
      case .P3: "P3"
      }
    }
    #expect([UIDisplayGamut.SRGB, .P3, .unspecified].map(name) == ["SRGB", "P3", "unspecified"])
    #expect(UITraitCollection(displayGamut: .SRGB).displayGamut == .sRGB)
    #expect(UIDisplayGamut(rawValue: 0) == .SRGB)
  }

  @Test("tint adjustment modes are nested in UIView")
  func tint() {
    let view = UIView()
    let modes: [UIView.TintAdjustmentMode] = [.normal, .dimmed]
    for mode in modes {
      view.tintAdjustmentMode = mode
      #expect(view.tintAdjustmentMode == mode)
    }
    view.tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    #expect(view.tintAdjustmentMode == .normal)
  }

  @Test("a named color is found in a bundle, with traits and without")
  func named() {
    let stage = InputStage()
    stage.screen.stage.names.addColors(from: OneColor())
    stage.screen.stage.performAsCurrent {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let brand = UIColor(named: "Brand", in: Bundle.main, compatibleWith: nil)
      #expect(brand?.resolved(with: dark).hexText == "#000000")
      #expect(UIColor(named: "Brand", in: .main, compatibleWith: dark)?.isDynamic == false)
      #expect(UIColor(named: "Brand", in: nil, compatibleWith: dark)?.isDynamic == false)
      #expect(UIColor(named: "Brand") == brand)
      #expect(UIColor(named: "Nothing", in: .main, compatibleWith: nil) == nil)
    }
  }

  @Test("a collection with one trait replaced keeps the others")
  func replacing() {
    struct Theme: UITraitDefinition { static let defaultValue = 0 }
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let dark = traits.replacing(UITraitUserInterfaceStyle.self, value: .dark)
      .replacing(Theme.self, value: 4)
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 2 && dark[Theme.self] == 4)
    #expect(traits.userInterfaceStyle == .light && traits[Theme.self] == 0)
    let none = dark.replacing(UITraitUserInterfaceStyle.self, value: .unspecified)
    #expect(none == UITraitCollection { ($0.displayScale, $0[Theme.self]) = (2, 4) })
    #expect(dark.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
  }

  @Test(
    "a table's ground goes by its style, before and after it is shown",
    arguments: [
      (UITableView.Style.plain, UIColor.systemBackground),
      (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
    ])
  func ground(_ style: UITableView.Style, _ color: UIColor) {
    let table = UITableView(frame: .zero, style: style)
    #expect(table.backgroundColor == color)
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: appearance)
      let own = table.backgroundColor?.resolvedColor(with: traits)
      #expect(own == color.resolvedColor(with: traits))
    }
    #expect(UITableViewController(style: style).tableView.backgroundColor == color)
  }

  @Test("a proxy's ground of tables reaches those of each style, and no ground that the app chose")
  func proxyGround() {
    defer { AppearanceProxy.removeAll() }
    let stage = InputStage()
    UITableView.appearance().backgroundColor = .systemYellow
    for style in UITableView.Style.allCases {
      let (table, own) = (UITableView(frame: .zero, style: style), UITableView())
      own.backgroundColor = .systemGreen
      stage.root.addSubview(table)
      stage.root.addSubview(own)
      #expect(table.backgroundColor == .systemYellow && own.backgroundColor == .systemGreen)
    }
  }

  @Test(
    "the style that Info.plist names is forced on the app's screens",
    arguments: [
      ("Dark" as String?, UIUserInterfaceStyle.dark), ("Light", .light), ("Automatic", .dark),
      (nil, .dark),
    ])
  func lock(_ name: String?, _ style: UIUserInterfaceStyle) {
    let app = UIApplication()
    let own = UIScreen(systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    let other = UIScreen(systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    app.add(own)
    let values: [String: Any] = name.map { ["UIUserInterfaceStyle": $0] } ?? [:]
    app.takeStyle(on: other, of: values)
    for screen in [own, other] {
      screen.update()
      #expect(screen.traitCollection.userInterfaceStyle == style)
      screen.systemTraits = UITraitCollection(userInterfaceStyle: .light)
      screen.update()
      #expect(screen.traitCollection.userInterfaceStyle == (name == "Dark" ? .dark : .light))
    }
  }
}
