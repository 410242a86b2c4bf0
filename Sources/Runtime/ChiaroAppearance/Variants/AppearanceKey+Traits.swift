// SPDX-License-Identifier: MIT

// The traits of a key, read from its bits and written to them: a lookup that has a key needs no
// trait collection.

extension AppearanceKey {
  /// The key of the usual values: light, normal contrast, base level, sRGB, active, phone,
  /// multicolor.
  package static let usual = AppearanceKey(rawValue: 0)

  /// The style; an unspecified one is stored as light.
  package var style: UserInterfaceStyle {
    get { has(.style) ? .dark : .light }
    set { set(.style, newValue == .dark) }
  }

  /// The contrast; an unspecified one is stored as normal.
  package var contrast: AccessibilityContrast {
    get { has(.contrast) ? .high : .normal }
    set { set(.contrast, newValue == .high) }
  }

  /// The level; an unspecified one is stored as base.
  package var level: UserInterfaceLevel {
    get { has(.level) ? .elevated : .base }
    set { set(.level, newValue == .elevated) }
  }

  /// The gamut; an unspecified one is stored as sRGB.
  package var gamut: DisplayGamut {
    get { has(.gamut) ? .P3 : .sRGB }
    set { set(.gamut, newValue == .P3) }
  }

  /// Whether system colors have the values from before 2025.
  package var hasFormerPalette: Bool {
    get { has(.palette) }
    set { set(.palette, newValue) }
  }

  /// The idiom; an unspecified one is stored as phone.
  package var idiom: UserInterfaceIdiom {
    get { UserInterfaceIdiom(rawValue: value(.idiom)) ?? .phone }
    set { set(.idiom, to: max(newValue.rawValue, 0)) }
  }

  /// The accent color.
  package var accent: AccentColor {
    get { AccentColor(rawValue: value(.accent)) ?? .multicolor }
    set { set(.accent, to: newValue.rawValue) }
  }

  private func has(_ field: TraitField) -> Bool { rawValue & UInt32(field.mask) != 0 }

  private func value(_ field: TraitField) -> Int {
    Int((UInt64(rawValue) & field.mask) >> field.shift)
  }

  private mutating func set(_ field: TraitField, _ isSet: Bool) { set(field, to: isSet ? 1 : 0) }

  private mutating func set(_ field: TraitField, to value: Int) {
    rawValue = rawValue & ~UInt32(field.mask) | UInt32(value) << UInt32(field.shift)
  }
}
