// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport

extension TraitCollection {
  static let light = TraitCollection(userInterfaceStyle: .light)
  static let dark = TraitCollection(userInterfaceStyle: .dark)

  /// An environment in the four axes that tables of colors have.
  init(
    _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .normal,
    _ level: UserInterfaceLevel = .base, on idiom: UserInterfaceIdiom = .phone
  ) {
    self.init {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
      $0.userInterfaceIdiom = idiom
    }
  }

  /// Light and dark, normal and increased contrast: the columns of the Guidelines' tables.
  static let fourColumns = [
    TraitCollection(.light), TraitCollection(.dark),
    TraitCollection(.light, .high), TraitCollection(.dark, .high),
  ]
}

extension VariantSlot {
  /// A slot that says something on a few random axes.
  static func random(_ random: inout SeededGenerator) -> VariantSlot {
    var slot = VariantSlot()
    slot.luminosity = random.pick([.any, .any, .light, .dark])
    slot.isHighContrast = random.once(in: 3)
    slot.level = random.pick([.unspecified, .unspecified, .base, .elevated])
    slot.gamut = random.pick([.unspecified, .unspecified, .sRGB, .P3])
    slot.idiom = random.pick([.universal, .universal, .phone, .pad, .mac, .vision, .tv])
    return slot
  }
}
