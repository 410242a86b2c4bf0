// SPDX-License-Identifier: MIT

/// The traits that do not fit into the packed words of a collection; copied on write.
struct SharedTraits: Sendable {
  var displayScale = 0.0
  var contentSizeCategory = ContentSizeCategory.unspecified
  var typesettingLanguage: String?
  var custom: [ObjectIdentifier: any CustomTraitValue] = [:]
  /// The tint inherited from superviews.
  ///
  /// The tint propagates like a trait but is none: collections that differ only in the tint are
  /// equal.
  var tint = TintContext()

  var isEmpty: Bool {
    displayScale == 0 && contentSizeCategory == .unspecified && typesettingLanguage == nil
      && custom.isEmpty && tint == TintContext()
  }
}

/// The reference-counted box of the shared traits, which is never changed once it is shared.
final class SharedTraitsBox: Sendable {
  let content: SharedTraits
  init(_ content: SharedTraits) { self.content = content }
}

/// A type-erased value of a trait that an app defined.
protocol CustomTraitValue: Sendable {
  var trait: Trait { get }
  var isDefault: Bool { get }
  var text: String { get }
  /// The value, or nil when its type is not `Encodable`.
  var encodableValue: (any Encodable)? { get }
  func isEqual(to other: any CustomTraitValue) -> Bool
}

/// A value of a trait that an app defined.
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
