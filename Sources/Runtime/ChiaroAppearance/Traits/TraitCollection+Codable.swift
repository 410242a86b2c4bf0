// SPDX-License-Identifier: MIT

extension CodingUserInfoKey {
  /// The key in a decoder's `userInfo` for the app's own traits that are to be decoded, an array of
  /// `Trait`.
  ///
  /// UIKit finds the types through the Objective-C runtime; here they are passed by hand.
  public static let traitDefinitions: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "chiaroscuro.traitDefinitions") else {
      preconditionFailure("every text must give a coding key")
    }
    return key
  }()
}

/// A collection is encoded as an object with trait identifiers as keys.
///
/// A trait that an app defines is encoded when it has an identifier and its value is `Codable`; it
/// is decoded when the decoder's `userInfo` lists it under `.traitDefinitions`. Unknown identifiers
/// are ignored, so that a file of a newer version can be read.
///
/// Apple counterpart: `NSSecureCoding` of `UITraitCollection` · Source: WWDC23 10057 (statement
/// S24) · Fidelity: approximate, in another format
extension TraitCollection: Codable {
  /// Encodes the traits that are specified.
  ///
  /// - Parameter encoder: any keyed encoder
  /// - Throws: an error of the encoder
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TraitKey.self)
    for trait in Self.systemTraits { try encodeSystem(trait, into: &container) }
    let custom = (shared?.content.custom.values).map(Array.init) ?? []
    for value in custom where !value.trait.identifier.isEmpty {
      try value.encode(into: &container)
    }
  }

  /// Creates a collection from its encoded form.
  ///
  /// The app's own traits are decoded only if they are listed in `userInfo[.traitDefinitions]`.
  ///
  /// - Parameter decoder: any keyed decoder
  /// - Throws: an error of the decoder, for example if a value does not have the type of its trait
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

/// The coding key of a trait: its identifier.
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
