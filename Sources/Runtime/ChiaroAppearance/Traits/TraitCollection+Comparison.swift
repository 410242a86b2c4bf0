// SPDX-License-Identifier: MIT

extension TraitCollection: Hashable {
  /// Returns whether every trait has the same value in both collections.
  public static func == (lhs: TraitCollection, rhs: TraitCollection) -> Bool {
    let specified = (lhs.specified ^ rhs.specified) & ~watchedMark
    guard lhs.values == rhs.values, specified == 0 else { return false }
    if lhs.shared === rhs.shared { return true }
    let left = lhs.shared?.content ?? SharedTraits()
    let right = rhs.shared?.content ?? SharedTraits()
    return left.displayScale == right.displayScale
      && left.contentSizeCategory == right.contentSizeCategory
      && left.typesettingLanguage == right.typesettingLanguage
      && left.differingCustomTraits(from: right).isEmpty
  }

  /// Hashes only the system traits, because the values of an app's own traits need not be hashable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(specified & ~Self.watchedMark)
    hasher.combine(shared?.content.displayScale ?? 0)
    hasher.combine(shared?.content.contentSizeCategory ?? .unspecified)
    hasher.combine(shared?.content.typesettingLanguage)
  }

  /// Returns whether every trait that `other` specifies has the same value here; true for nil.
  ///
  /// Apple counterpart: `containsTraits(in:)` · Source: UITraitCollection.h (statement S23) ·
  /// Fidelity: exact
  public func containsTraits(in other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return TraitCollection(traitsFrom: [self, other]) == self
  }

  /// Returns the traits whose values differ in `other`; for nil, returns the traits specified here.
  ///
  /// A trait that is unspecified in both collections is not included. System traits come first; the
  /// order of the app's own traits is not defined.
  ///
  /// Apple counterpart: `changedTraits(from:)` · Source: measured, UIKit 26.2 (statement S25) ·
  /// Fidelity: measured
  public func changedTraits(from other: TraitCollection?) -> [Trait] {
    let other = other ?? TraitCollection()
    let system: [Trait] = Self.systemTraits.filter { !reads($0, like: other) }
    let mine = shared?.content ?? SharedTraits()
    return system + mine.differingCustomTraits(from: other.shared?.content ?? SharedTraits())
  }

  /// Returns whether the collections differ in a trait that affects how colors resolve.
  ///
  /// These are idiom, style, gamut, contrast, level and active appearance. Nil counts as a
  /// collection that specifies nothing.
  ///
  /// Apple counterpart: `hasDifferentColorAppearance(comparedTo:)` · Source: UITraitCollection.h;
  /// WWDC19 214 (statements S26–S28) · Fidelity: exact
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    let other = other ?? TraitCollection()
    let differing = (values ^ other.values) | (specified ^ other.specified)
    return differing & Self.colorAppearanceMask != 0
  }

  /// The bits of the fields in `systemTraitsAffectingColorAppearance`.
  ///
  /// A test that changes each trait alone keeps the two lists equal.
  private static let colorAppearanceMask =
    TraitField.idiom.mask | TraitField.style.mask | TraitField.gamut.mask
    | TraitField.contrast.mask | TraitField.level.mask | TraitField.activity.mask

  private func reads<T: SystemTrait>(_ trait: T.Type, like other: TraitCollection) -> Bool {
    T.slot.read(self) == T.slot.read(other)
      && T.slot.isSpecified(self) == T.slot.isSpecified(other)
  }
}

extension SharedTraits {
  /// Returns the app's traits whose values differ; a default value equals an unspecified one.
  func differingCustomTraits(from other: SharedTraits) -> [Trait] {
    let keys = Set(custom.keys).union(other.custom.keys)
    return keys.compactMap { key in
      switch (custom[key], other.custom[key]) {
      case (let mine?, let theirs?): mine.isEqual(to: theirs) ? nil : mine.trait
      case (let only?, nil), (nil, let only?): only.isDefault ? nil : only.trait
      case (nil, nil): nil
      }
    }
  }
}
