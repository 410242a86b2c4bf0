// SPDX-License-Identifier: MIT

/// The traits that can determine a color, packed into one integer; equal keys give equal colors.
///
/// An unspecified trait counts as its usual value: light, normal contrast, base level, sRGB,
/// active, phone, multicolor, and the system colors of 2025.
///
/// Source: this project (the idea: Chromium's color provider key)
public struct AppearanceKey: Hashable, Sendable {
  /// The packed values; two keys are equal if these integers are equal.
  public internal(set) var rawValue: UInt32

  /// Creates the key for a trait collection.
  public init(_ traits: TraitCollection) {
    if traits.isWatched { TraitReads.note(.colors) }
    rawValue = UInt32(truncatingIfNeeded: traits.values) & Self.allAxes
  }

  /// Creates a key from its bits, of which those without a meaning must be 0.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A trait collection that specifies the traits of the key.
  ///
  /// It does not specify the list environment, and it specifies the release only if the system
  /// colors are those from before 2025.
  public var traits: TraitCollection {
    let palette = UInt64(rawValue) & TraitField.palette.mask
    return TraitCollection(
      values: UInt64(rawValue), specified: Self.specifiedMask | palette, shared: nil)
  }

  /// The bits of all axes.
  static let allAxes: UInt32 = (1 << 16) - 1
  /// The bits of the axes with two values, which are the lowest bits, so that tables are dense.
  static let innerAxes: UInt32 = 0b11_1111
  /// The bits of the axes by which variants are looked up; nothing in a catalog depends on whether
  /// a window is active, or on the list around a view.
  static let lookupAxes = allAxes & ~UInt32(TraitField.activity.mask | TraitField.list.mask)

  private static let specifiedMask: UInt64 =
    UInt64(allAxes) & ~(TraitField.list.mask | TraitField.palette.mask)
}
