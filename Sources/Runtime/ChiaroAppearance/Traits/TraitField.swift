// SPDX-License-Identifier: MIT

// Why bits: a collection is read and compared far more often than it is made, and almost every
// trait is a small enumeration. All of those share one 64-bit word of values and one of what is
// specified; an unspecified field is 0 in both. The encodings are chosen so that a value of 0 is
// what colors take for granted (light, normal contrast, base level, sRGB, active, phone,
// multicolor): the low half of the values word *is* the appearance key by which colors resolve,
// and resolving needs no step to fill in defaults. A merge is three operations on words.

/// The position of a trait's value in the packed words of a collection.
@usableFromInline
struct TraitField: Sendable {
  @usableFromInline let shift: UInt64
  @usableFromInline let mask: UInt64

  init(shift: UInt64, bits: UInt64) {
    self.shift = shift
    mask = ((1 << bits) - 1) << shift
  }
}

extension TraitField {
  // The appearance key: the traits that can decide a color, in the low 32 bits. The six axes
  // with two values come first, so that tables over them are dense.
  static let style = TraitField(shift: 0, bits: 1)
  static let contrast = TraitField(shift: 1, bits: 1)
  static let level = TraitField(shift: 2, bits: 1)
  static let gamut = TraitField(shift: 3, bits: 1)
  /// The palette of system colors: that of 2025, or the one before it.
  static let palette = TraitField(shift: 4, bits: 1)
  static let activity = TraitField(shift: 5, bits: 1)
  static let idiom = TraitField(shift: 6, bits: 3)
  static let accent = TraitField(shift: 9, bits: 4)
  static let list = TraitField(shift: 13, bits: 3)

  /// The axes with two values.
  static let innerAxes: [TraitField] = [.style, .contrast, .level, .gamut, .palette, .activity]

  // The rest.
  static let horizontalSizeClass = TraitField(shift: 32, bits: 1)
  static let verticalSizeClass = TraitField(shift: 33, bits: 1)
  static let layoutDirection = TraitField(shift: 34, bits: 1)
  static let legibilityWeight = TraitField(shift: 35, bits: 1)
  static let forceTouch = TraitField(shift: 36, bits: 1)
  static let toolbarItemSize = TraitField(shift: 37, bits: 2)
  static let imageDynamicRange = TraitField(shift: 39, bits: 2)
  static let sceneCapture = TraitField(shift: 41, bits: 1)
  static let headroomUsage = TraitField(shift: 42, bits: 1)
  static let tabAccessory = TraitField(shift: 43, bits: 2)
  static let splitViewLayout = TraitField(shift: 45, bits: 2)
  static let naturalAlignment = TraitField(shift: 47, bits: 1)
  /// Which of the releases with the same palette; the bits from 48 to 51 stand for traits outside
  /// the words in a `TraitMask`.
  static let release = TraitField(shift: 52, bits: 2)
}
