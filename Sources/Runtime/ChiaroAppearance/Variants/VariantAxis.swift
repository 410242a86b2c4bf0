// SPDX-License-Identifier: MIT

/// A property in which variants for the same appearance can differ, such as the kind of device.
///
/// Apple counterpart: the rendition attributes of CoreUI · Source: Asset Catalog Format Reference;
/// statements S240–S242 · Fidelity: approximate, Apple's order is not public
public enum VariantAxis: String, Sendable, CaseIterable {
  /// The language or locale.
  case locale
  /// The kind of device, with its subtype.
  case idiom
  /// The elevation level.
  case level
  /// The display gamut.
  case gamut
  /// The scale, in pixels per point.
  case scale
  /// The horizontal size class.
  case widthClass
  /// The vertical size class.
  case heightClass
  /// The layout direction.
  case layoutDirection
  /// The minimum memory of the device.
  case memory
  /// The minimum graphics feature set of the device.
  case graphicsFeatureSet

  /// The axes in order of importance: a better fit on an earlier axis outweighs any fit on a later
  /// axis.
  ///
  /// The locale comes first, because a color or picture for another culture is wrong and not merely
  /// a bad fit. The order of statement S242 follows, and then the axes that no source mentions.
  public static let order: [VariantAxis] = [
    .locale, .idiom, .level, .gamut, .scale, .widthClass, .heightClass, .layoutDirection, .memory,
    .graphicsFeatureSet,
  ]

  /// Returns the rank of a slot on this axis, from 0 (the best fit) to 255 (the worst); nil if the
  /// slot does not fit.
  func rank(_ slot: VariantSlot, _ query: VariantQuery) -> UInt64? {
    switch self {
    case .locale: Self.localeRank(slot.locale, query.locale)
    case .idiom: Self.idiomRank(slot, query)
    case .level: Self.levelRank(slot.level, query.level)
    case .gamut: Self.gamutRank(slot.gamut, query.gamut)
    case .scale: Self.scaleRank(slot.scale, query.scale)
    case .widthClass:
      Self.rank(slot.widthClass, query.widthClass, unspecified: .unspecified)
    case .heightClass:
      Self.rank(slot.heightClass, query.heightClass, unspecified: .unspecified)
    case .layoutDirection:
      Self.rank(slot.layoutDirection, query.layoutDirection, unspecified: .unspecified)
    case .memory: Self.capabilityRank(slot.memory, query.memory)
    case .graphicsFeatureSet:
      Self.capabilityRank(
        slot.graphicsFeatureSet.map(Self.graphicsLevel),
        query.graphicsFeatureSet.map(Self.graphicsLevel))
    }
  }

  /// Ranks an equal value first, then an unspecified one.
  ///
  /// Another value does not fit, unless the environment leaves the property unspecified.
  private static func rank<Value: Equatable>(
    _ slot: Value, _ query: Value, unspecified: Value
  ) -> UInt64? {
    if slot == query { return 0 }
    if slot == unspecified { return 1 }
    return query == unspecified ? 2 : nil
  }

  /// Ranks the exact locale first, then its language, then no locale; another language does not
  /// fit.
  private static func localeRank(_ slot: String?, _ query: String?) -> UInt64? {
    guard let slot else { return query == nil ? 0 : 2 }
    guard let query else { return nil }
    let wanted = parts(of: query)
    let offered = parts(of: slot)
    if wanted == offered { return 0 }
    return wanted.starts(with: offered) ? 1 : nil
  }

  private static func parts(of locale: String) -> [Substring] {
    locale.lowercased().split { $0 == "-" || $0 == "_" }
  }

  /// Ranks the device with its subtype first, then the device, then universal.
  private static func idiomRank(_ slot: VariantSlot, _ query: VariantQuery) -> UInt64? {
    if let subtype = slot.subtype, subtype != query.subtype { return nil }
    if slot.idiom == query.idiom { return slot.subtype == nil ? 1 : 0 }
    return slot.idiom == .universal ? 2 : nil
  }

  /// Ranks the same level first, then an unspecified one.
  ///
  /// A base slot serves an elevated environment as well as an unspecified one does; an elevated
  /// slot serves a base environment last.
  private static func levelRank(
    _ slot: UserInterfaceLevel, _ query: UserInterfaceLevel
  ) -> UInt64? {
    if slot == query { return 0 }
    if slot == .unspecified { return 1 }
    return query == .elevated ? 1 : 2
  }

  /// Ranks P3, sRGB, unspecified for a P3 screen, and sRGB, unspecified, P3 for an sRGB screen.
  private static func gamutRank(_ slot: DisplayGamut, _ query: DisplayGamut) -> UInt64? {
    if slot == query { return 0 }
    if query == .P3 { return slot == .sRGB ? 1 : 2 }
    return slot == .unspecified ? 1 : 2
  }

  /// Ranks the exact scale first, then any scale, the next larger, and last the largest of the
  /// smaller.
  private static func scaleRank(_ slot: Double?, _ query: Double?) -> UInt64? {
    guard let slot else { return 1 }
    guard let query else { return UInt64(max(2, 100 - min(slot, 90))) }
    if slot == query { return 0 }
    let distance = UInt64(min((slot - query).magnitude * 8, 120))
    return slot > query ? 2 + distance : 123 + distance
  }

  /// Ranks the greatest requirement that the device meets first, and no requirement last.
  ///
  /// Where the device's capability is unknown, a slot without a requirement comes first.
  private static func capabilityRank(_ slot: Int?, _ query: Int?) -> UInt64? {
    guard let query else { return slot == nil ? 0 : 1 }
    guard let slot else { return 255 }
    return slot <= query ? UInt64(min(query - slot, 254)) : nil
  }

  /// Returns a feature set's digits as a number, `metal2v1` as 21: later sets contain earlier ones.
  private static func graphicsLevel(_ name: String) -> Int {
    Int(name.filter { ("0"..."9").contains($0) }.prefix(4)) ?? 0
  }
}
