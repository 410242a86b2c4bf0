// SPDX-License-Identifier: MIT

/// An immutable set of trait values; a trait that is not specified has its default value.
///
/// ```swift
/// let dark = TraitCollection(userInterfaceStyle: .dark)
/// let retinaDark = TraitCollection(traitsFrom: [dark, TraitCollection(displayScale: 2)])
/// retinaDark.userInterfaceStyle  // .dark
/// retinaDark.accessibilityContrast  // .unspecified
/// ```
///
/// Two collections are equal if every trait has the same value in both. A collection is three words
/// in size; one word contains the traits that affect colors, so they are compared and merged at
/// once.
///
/// Apple counterpart: `UITraitCollection` · Source: UITraitCollection.h (statements S1, S17–S29) ·
/// Fidelity: exact
public struct TraitCollection: Sendable {
  /// The packed values, 0 where nothing is specified; the low half is the appearance key.
  @usableFromInline var values: UInt64 = 0
  /// All bits of a field where its trait is specified.
  @usableFromInline var specified: UInt64 = 0
  /// The values that do not fit into the packed words, or nil for none.
  var shared: SharedTraitsBox?

  /// Creates a collection that specifies nothing.
  public init() {}

  init(values: UInt64, specified: UInt64, shared: SharedTraitsBox?) {
    self.values = values
    self.specified = specified
    self.shared = shared
  }

  /// Creates a collection that specifies the traits set in a closure.
  ///
  /// Inside the closure, a trait that has not been set yet has its default value.
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Creates a collection by merging others; if several specify a trait, the last value wins.
  ///
  /// If a later collection does not specify a trait, the earlier value is kept.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(TraitCollection()) { $0.merging($1) }
  }

  /// Returns a copy of the collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    var container: any MutableTraits = TraitContainer(traits: unwatched)
    mutations(&container)
    // The closure may have put another container in its place; its values count all the same.
    return (container as? TraitContainer)?.traits ?? self
  }

  /// Returns a copy of the collection with a different value for a trait.
  ///
  /// Apple counterpart: `replacing(_:value:)` · Source: UIKit reference · Fidelity: exact
  public func replacing<T: TraitDefinition>(_ trait: T.Type, value: T.Value) -> TraitCollection {
    var copy = unwatched
    copy.setValue(value, of: trait)
    return copy
  }

  /// The value of a trait; if none is specified, it is the trait's default value.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { value(of: trait) }

  /// The value of a system trait, which is read from its slot without a lookup at run time.
  public subscript<T: SystemTrait>(trait: T.Type) -> T.Value { T.slot.read(self) }

  private func merging(_ other: TraitCollection) -> TraitCollection {
    TraitCollection(
      values: values & ~other.specified | other.values,
      specified: (specified | other.specified) & ~Self.watchedMark,
      shared: mergingShared(other.shared))
  }

  private func mergingShared(_ other: SharedTraitsBox?) -> SharedTraitsBox? {
    guard let other else { return shared }
    guard var merged = shared?.content else { return other }
    let later = other.content
    if later.displayScale != 0 { merged.displayScale = later.displayScale }
    if later.contentSizeCategory != .unspecified {
      merged.contentSizeCategory = later.contentSizeCategory
    }
    merged.typesettingLanguage = later.typesettingLanguage ?? merged.typesettingLanguage
    merged.custom.merge(later.custom) { $1 }
    merged.tint = merged.tint.merging(later.tint)
    return SharedTraitsBox(merged)
  }
}

extension TraitCollection {
  func value<T: TraitDefinition>(of trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type {
      return readSystem(system) as? T.Value ?? T.defaultValue
    }
    if isWatched { TraitReads.note(TraitMask(trait)) }
    let stored = shared?.content.custom[ObjectIdentifier(trait)] as? CustomValue<T>
    return stored?.value ?? T.defaultValue
  }

  mutating func setValue<T: TraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      writeSystem(system, value)
    } else {
      changeShared { $0.custom[ObjectIdentifier(trait)] = CustomValue<T>(value: value) }
    }
  }

  mutating func changeShared(_ change: (inout SharedTraits) -> Void) {
    var content = shared?.content ?? SharedTraits()
    change(&content)
    shared = content.isEmpty ? nil : SharedTraitsBox(content)
  }

  private func readSystem<S: SystemTrait>(_ trait: S.Type) -> Any { S.slot.read(self) }

  private mutating func writeSystem<S: SystemTrait>(_ trait: S.Type, _ value: Any) {
    if let value = value as? S.Value { S.slot.write(&self, value) }
  }
}
