// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// What the level does to system colors (group E).
@Suite("Elevated system colors")
struct ElevationTests {
  static let backgrounds: [DynamicColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]
  static let foregrounds: [DynamicColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .link,
  ]

  private func values(
    _ color: DynamicColor, _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .normal
  ) -> (base: Color, elevated: Color) {
    (
      color.resolved(with: TraitCollection(style, contrast, .base)),
      color.resolved(with: TraitCollection(style, contrast, .elevated))
    )
  }

  @Test("S58: in dark style elevated backgrounds are lighter", arguments: backgrounds)
  func darkBackgrounds(_ color: DynamicColor) {
    for contrast in [AccessibilityContrast.normal, .high] {
      let (base, elevated) = values(color, .dark, contrast)
      #expect(elevated.relativeLuminance > base.relativeLuminance)
    }
  }

  static let names = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground",
  ]

  @Test("S58: on every iOS device, and by name too", arguments: zip(backgrounds, names))
  func devices(_ color: DynamicColor, _ name: String) throws {
    let colors = [color, try #require(DynamicColor(systemName: name, on: .iOS))]
    for idiom in UserInterfaceIdiom.allCases where Platform(idiom) == .iOS {
      for contrast in [AccessibilityContrast.normal, .high] {
        let luminances = [UserInterfaceLevel.base, .elevated].map { level in
          colors.map {
            $0.resolved(with: TraitCollection(.dark, contrast, level, on: idiom)).relativeLuminance
          }
        }
        #expect(zip(luminances[0], luminances[1]).allSatisfy { $0 < $1 }, "\(idiom) \(contrast)")
      }
    }
  }

  @Test("S59: foreground colors do not change with the level", arguments: foregrounds)
  func foregroundColors(_ color: DynamicColor) {
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        let (base, elevated) = values(color, style, contrast)
        #expect(base == elevated)
      }
    }
  }

  @Test("S60: in light style the level changes no background", arguments: backgrounds)
  func lightBackgrounds(_ color: DynamicColor) {
    for contrast in [AccessibilityContrast.normal, .high] {
      let (base, elevated) = values(color, .light, contrast)
      #expect(base == elevated)
    }
  }

  @Test("S61: systemBackground is pure white in light and pure black in dark")
  func pureBackground() {
    #expect(values(.systemBackground, .light).base.components == [1, 1, 1])
    #expect(values(.systemBackground, .dark).base.components == [0, 0, 0])
  }

  @Test("S247: tvOS has no level, no materials, no further grays and no backgrounds")
  func television() {
    #expect(!Platform.tvOS.has(TraitUserInterfaceLevel.self))
    #expect(MaterialRecipe.all.allSatisfy { $0.platform != .tvOS })
    let names = SystemPalette.colors(of: .tvOS).map(\.name)
    #expect(names.contains("systemRed"))
    for color in SystemPalette.colors(of: .iOS)
    where color.kind == .background || color.kind == .groupedBackground {
      #expect(!names.contains(color.name))
    }
    for number in 2...6 { #expect(!names.contains("systemGray\(number)")) }
    #expect(Platform.tvOS.hasDarkMode)
  }
}
