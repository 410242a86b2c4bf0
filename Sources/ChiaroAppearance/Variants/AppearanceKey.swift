// SPDX-License-Identifier: MIT

/// All that can decide a color, in one small integer: equal keys give equal colors.
///
/// What a collection leaves unspecified reads as its usual value here: light, normal contrast, base
/// level, sRGB, active, phone, multicolor.
///
/// Apple counterpart: none · Source: this project (the idea: Chromium's color provider key) ·
/// Fidelity: exact
public struct AppearanceKey: Hashable, Sendable {
  /// The bits, as `TraitField` lays them out.
  public let rawValue: UInt32

  /// The key of a collection.
  public init(_ traits: TraitCollection) {
    rawValue = UInt32(truncatingIfNeeded: traits.values) & Self.allAxes
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The collection that specifies every trait of the key.
  public var traits: TraitCollection {
    TraitCollection(values: UInt64(rawValue), specified: Self.specifiedMask, shared: nil)
  }

  static let allAxes: UInt32 = (1 << 15) - 1
  /// The axes with two values, which come first: tables over them are dense.
  static let innerAxes: UInt32 = 0b1_1111
  static let innerCount = 5

  private static let specifiedMask: UInt64 = UInt64(allAxes) & ~TraitField.list.mask
}
