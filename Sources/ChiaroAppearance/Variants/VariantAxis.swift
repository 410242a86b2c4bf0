// SPDX-License-Identifier: MIT

/// An axis on which slots of the same appearance are told apart.
///
/// Apple counterpart: the rendition attributes of CoreUI · Source: Asset Catalog Format Reference;
/// S240–S242 · Fidelity: approximate
public enum VariantAxis: String, Sendable, CaseIterable {
  case locale
  case idiom
  case level
  case gamut
  case scale
  case widthClass
  case heightClass
  case layoutDirection
  case memory
  case graphicsFeatureSet

  /// The axes in order of weight: a better fit on an earlier one beats any fit on a later one.
  ///
  /// The locale goes first, because a color or picture of another culture is wrong, not merely
  /// unfitting; what follows is the order of S242, then the axes on which the record is silent.
  public static let order: [VariantAxis] = [
    .locale, .idiom, .level, .gamut, .scale, .widthClass, .heightClass, .layoutDirection, .memory,
    .graphicsFeatureSet,
  ]

  /// How well a slot fits on this axis: 0 is best, nil means not at all; under 256.
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

  /// Exact, then unsaid; another value does not fit, unless the environment says nothing itself.
  private static func rank<Value: Equatable>(
    _ slot: Value, _ query: Value, unspecified: Value
  ) -> UInt64? {
    if slot == query { return 0 }
    if slot == unspecified { return 1 }
    return query == unspecified ? 2 : nil
  }

  /// Exact locale, then its language, then unsaid; another language does not fit.
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

  /// The device with its subtype, the device, then universal.
  private static func idiomRank(_ slot: VariantSlot, _ query: VariantQuery) -> UInt64? {
    if let subtype = slot.subtype, subtype != query.subtype { return nil }
    if slot.idiom == query.idiom { return slot.subtype == nil ? 1 : 0 }
    return slot.idiom == .universal ? 2 : nil
  }

  /// Exact, then unsaid; an elevated environment takes a base slot, and only failing that the
  /// reverse.
  private static func levelRank(
    _ slot: UserInterfaceLevel, _ query: UserInterfaceLevel
  ) -> UInt64? {
    if slot == query { return 0 }
    if slot == .unspecified { return 1 }
    return query == .elevated ? 1 : 2
  }

  /// For P3 screens P3, sRGB, unsaid; for sRGB screens sRGB, unsaid, and P3 only failing both.
  private static func gamutRank(_ slot: DisplayGamut, _ query: DisplayGamut) -> UInt64? {
    if slot == query { return 0 }
    if query == .P3 { return slot == .sRGB ? 1 : 2 }
    return slot == .unspecified ? 1 : 2
  }

  /// Exact, any scale, the next larger, then the largest of the smaller ones.
  private static func scaleRank(_ slot: Double?, _ query: Double?) -> UInt64? {
    guard let slot else { return 1 }
    guard let query else { return UInt64(max(2, 100 - min(slot, 90))) }
    if slot == query { return 0 }
    let distance = UInt64(min((slot - query).magnitude * 8, 120))
    return slot > query ? 2 + distance : 123 + distance
  }

  /// The greatest demand that the device meets, and no demand last.
  ///
  /// A device that is not known takes the slot without a demand first.
  private static func capabilityRank(_ slot: Int?, _ query: Int?) -> UInt64? {
    guard let query else { return slot == nil ? 0 : 1 }
    guard let slot else { return 255 }
    return slot <= query ? UInt64(min(query - slot, 254)) : nil
  }

  /// `metal2v1` as 21: later sets contain the earlier ones.
  private static func graphicsLevel(_ name: String) -> Int {
    Int(name.filter { ("0"..."9").contains($0) }.prefix(4)) ?? 0
  }
}
