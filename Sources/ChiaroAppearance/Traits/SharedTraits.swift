// SPDX-License-Identifier: MIT

/// The traits that do not fit a few bits: copied on write, absent in most collections.
struct SharedTraits: Sendable {
  var displayScale = 0.0
  var contentSizeCategory = ContentSizeCategory.unspecified
  var typesettingLanguage: String?
  var custom: [ObjectIdentifier: any CustomTraitValue] = [:]
  /// The tint of the views around, which travels as traits do and is no trait: collections that
  /// differ in nothing else are equal.
  var tint = TintContext()

  var isEmpty: Bool {
    displayScale == 0 && contentSizeCategory == .unspecified && typesettingLanguage == nil
      && custom.isEmpty && tint == TintContext()
  }
}

/// The box around them; never changed once it is shared.
final class SharedTraitsBox: Sendable {
  let content: SharedTraits
  init(_ content: SharedTraits) { self.content = content }
}

/// A value of a trait that an app defined, with its type.
protocol CustomTraitValue: Sendable {
  var trait: Trait { get }
  var isDefault: Bool { get }
  var text: String { get }
  /// The value, when its type can be encoded.
  var encodableValue: (any Encodable)? { get }
  func isEqual(to other: any CustomTraitValue) -> Bool
}

struct CustomValue<Definition: TraitDefinition>: CustomTraitValue {
  let value: Definition.Value

  var trait: Trait { Definition.self }
  var isDefault: Bool { value == Definition.defaultValue }
  var text: String { "\(value)" }
  var encodableValue: (any Encodable)? { value as? any Encodable }

  func isEqual(to other: any CustomTraitValue) -> Bool {
    (other as? Self)?.value == value
  }
}
