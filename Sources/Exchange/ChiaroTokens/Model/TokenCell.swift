// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// An appearance by which formats tell values apart: style, contrast, level and gamut.
package struct TokenCell: Hashable, Sendable {
  /// A question that an appearance answers with one of two values.
  package enum Axis: Int, Sendable, CaseIterable {
    /// Light or dark.
    case scheme
    /// Normal or increased contrast.
    case contrast
    /// Base or elevated.
    case level
    /// sRGB or Display P3.
    case gamut

    /// The bit of the axis in a cell's index.
    package var bit: Int { 1 << rawValue }
  }

  /// The number of the cell, from 0; a bit for each axis, set for the second value.
  package let index: Int

  /// Creates the cell of a number from 0 to 15.
  package init(index: Int) { self.index = index & 15 }

  /// Creates a cell by the axes on which it has the second value.
  package init(_ axes: Set<Axis> = []) { self.init(index: axes.reduce(0) { $0 | $1.bit }) }

  /// Creates the cell that a slot is for; properties that it leaves unspecified have the first
  /// value.
  package init(_ slot: VariantSlot) {
    var axes: Set<Axis> = slot.isHighContrast ? [.contrast] : []
    if slot.luminosity == .dark { axes.insert(.scheme) }
    if slot.level == .elevated { axes.insert(.level) }
    if slot.gamut == .P3 { axes.insert(.gamut) }
    self.init(axes)
  }

  /// All cells: light, dark, each of them in increased contrast, and so on.
  package static let all = (0..<16).map { TokenCell(index: $0) }

  /// Whether the cell has the second value of an axis.
  package func has(_ axis: Axis) -> Bool { index & axis.bit != 0 }

  /// Returns the lookup's environment for a device.
  package func query(for idiom: VariantIdiom = .phone) -> VariantQuery {
    var query = VariantQuery()
    query.idiom = idiom
    query.style = has(.scheme) ? .dark : .light
    query.contrast = has(.contrast) ? .high : .normal
    query.level = has(.level) ? .elevated : .base
    query.gamut = has(.gamut) ? .P3 : .sRGB
    return query
  }

  /// The slot of a value for this appearance; properties with the first value are left unspecified.
  package var slot: VariantSlot {
    var slot = VariantSlot()
    if has(.scheme) { slot.luminosity = .dark }
    slot.isHighContrast = has(.contrast)
    if has(.level) { slot.level = .elevated }
    if has(.gamut) { slot.gamut = .P3 }
    return slot
  }
}
