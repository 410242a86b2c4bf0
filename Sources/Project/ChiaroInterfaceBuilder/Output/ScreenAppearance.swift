// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroSource

/// An appearance in which screens are drawn: its difference from light, and its name in files.
package struct ScreenAppearance: Sendable {
  /// The end of the names of its pictures.
  package let name: String
  /// The traits that distinguish the appearance.
  package let traits: TraitCollection
  /// What a person calls the appearance where it is measured.
  var words: String {
    name.hasSuffix("-opaque")
      ? "\(name.dropLast("-opaque".count)) with reduced transparency"
      : name.replacing("-high-contrast", with: " high contrast")
  }
  /// The appearance, by the names of its traits.
  package let json: JSON

  /// Light and dark.
  package static let usual = [
    ScreenAppearance("light", ["style": "light"]) { $0.userInterfaceStyle = .light },
    ScreenAppearance("dark", ["style": "dark"]) { $0.userInterfaceStyle = .dark },
  ]

  /// Light and dark with increased contrast.
  static let contrasted = [
    ScreenAppearance("light-high-contrast", ["style": "light", "contrast": "increased"]) {
      $0.userInterfaceStyle = .light
      $0.accessibilityContrast = .high
    },
    ScreenAppearance("dark-high-contrast", ["style": "dark", "contrast": "increased"]) {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    },
  ]

  /// Light and dark with reduced transparency.
  static let opaque = [
    ScreenAppearance("light-opaque", ["style": "light", "transparency": "reduced"]) {
      $0.userInterfaceStyle = .light
      $0[TraitReduceTransparency.self] = true
    },
    ScreenAppearance("dark-opaque", ["style": "dark", "transparency": "reduced"]) {
      $0.userInterfaceStyle = .dark
      $0[TraitReduceTransparency.self] = true
    },
  ]

  /// Light and dark, with increased contrast, reduced transparency, elevated, from right to left,
  /// and in large text.
  package static let full =
    usual + contrasted + opaque + [
      ScreenAppearance("dark-elevated", ["style": "dark", "level": "elevated"]) {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
      },
      ScreenAppearance("light-rtl", ["style": "light", "direction": "rightToLeft"]) {
        $0.userInterfaceStyle = .light
        $0.layoutDirection = .rightToLeft
      },
      ScreenAppearance(
        "light-large-text", ["style": "light", "textSize": "accessibilityLarge"]
      ) {
        $0.userInterfaceStyle = .light
        $0.preferredContentSizeCategory = .accessibilityLarge
      },
    ]

  /// Light, in a language and its direction.
  init(language: InterfaceLanguage) {
    let direction = language.isRightToLeft ? "rightToLeft" : "leftToRight"
    self.init(
      "light-\(language.code)",
      [
        "style": "light", "language": .string(language.code), "direction": .string(direction),
      ]
    ) {
      $0.userInterfaceStyle = .light
      $0.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private init(_ name: String, _ json: JSON, _ change: (inout any MutableTraits) -> Void) {
    self.name = name
    self.json = json
    traits = TraitCollection().modifyingTraits(change)
  }
}
