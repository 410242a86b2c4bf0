// SPDX-License-Identifier: MIT

extension CodingUserInfoKey {
  /// The traits of an app's own that a decoder should recognize: an array of `Trait`.
  ///
  /// Apple counterpart: none; UIKit finds the types through the Objective-C runtime · Source: this
  /// project · Fidelity: approximate
  public static let traitDefinitions: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "chiaroscuro.traitDefinitions") else {
      preconditionFailure("a coding key can be made of any text")
    }
    return key
  }()
}

/// A collection is encoded as an object from trait identifier to value.
///
/// A trait of an app's own is encoded when it has an identifier and its value is `Codable`; it is
/// decoded when the decoder's `userInfo` lists it under `.traitDefinitions`. Identifiers that are
/// not known are passed over, so that a newer file can be read.
///
/// Apple counterpart: `NSSecureCoding` of `UITraitCollection` · Source: WWDC23 10057 (S24) ·
/// Fidelity: approximate
extension TraitCollection: Codable {
  /// Writes what is specified.
  ///
  /// - Parameter encoder: any keyed encoder
  /// - Throws: what the encoder throws
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TraitKey.self)
    for trait in Self.systemTraits { try encodeSystem(trait, into: &container) }
    let custom = (shared?.content.custom.values).map(Array.init) ?? []
    for value in custom where !value.trait.identifier.isEmpty {
      try value.encode(into: &container)
    }
  }

  /// Reads what was written.
  ///
  /// - Parameter decoder: any keyed decoder
  /// - Throws: what the decoder throws when a known trait has no value of its type
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: TraitKey.self)
    for trait in Self.systemTraits { try decodeSystem(trait, from: container) }
    let custom = decoder.userInfo[.traitDefinitions] as? [Trait] ?? []
    for trait in custom where !trait.identifier.isEmpty {
      try decodeCustom(trait, from: container)
    }
  }

  private func encodeSystem<T: SystemTrait>(
    _ trait: T.Type, into container: inout KeyedEncodingContainer<TraitKey>
  ) throws {
    guard T.slot.isSpecified(self), let value = T.slot.read(self) as? any Encodable else { return }
    try container.encode(value, forKey: TraitKey(T.identifier))
  }

  private mutating func decodeSystem<T: SystemTrait>(
    _ trait: T.Type, from container: KeyedDecodingContainer<TraitKey>
  ) throws {
    guard let type = T.Value.self as? any Decodable.Type,
      let value = try container.decodeIfPresent(type, forKey: TraitKey(T.identifier)) as? T.Value
    else { return }
    T.slot.write(&self, value)
  }

  private mutating func decodeCustom<T: TraitDefinition>(
    _ trait: T.Type, from container: KeyedDecodingContainer<TraitKey>
  ) throws {
    guard let type = T.Value.self as? any Decodable.Type,
      let value = try container.decodeIfPresent(type, forKey: TraitKey(T.identifier)) as? T.Value
    else { return }
    setValue(value, of: trait)
  }
}

struct TraitKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ identifier: String) { stringValue = identifier }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension CustomTraitValue {
  func encode(into container: inout KeyedEncodingContainer<TraitKey>) throws {
    guard let value = encodableValue else { return }
    try container.encode(value, forKey: TraitKey(trait.identifier))
  }
}
