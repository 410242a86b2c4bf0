// SPDX-License-Identifier: MIT

import Synchronization

/// A set of traits in two words, such as the traits that a method read.
///
/// A system trait is represented by the bits of its field in the packed words; a system trait
/// stored outside the packed words has one additional bit. An app's traits are numbered when first
/// used. From the 64th on, they share the last bit, so a set may contain more traits than it
/// should, never fewer.
package struct TraitMask: Hashable, Sendable {
  /// The bits of the system traits.
  package var system: UInt64 = 0
  /// The bits of the traits that the app defines.
  package var custom: UInt64 = 0

  /// Creates a set from its two words.
  package init(system: UInt64 = 0, custom: UInt64 = 0) {
    self.system = system
    self.custom = custom
  }

  /// Creates a set of the traits in an array.
  package init(_ traits: [Trait]) {
    self = traits.reduce(into: TraitMask()) { $0.formUnion(TraitMask($1)) }
  }

  /// Creates a set of one trait.
  package init(_ trait: Trait) {
    if let trait = trait as? any SystemTrait.Type {
      self.init(system: trait.bits)
    } else {
      self.init(custom: 1 << TraitNumbers.number(of: trait))
    }
  }

  /// Whether the set contains no trait.
  package var isEmpty: Bool { system | custom == 0 }

  /// Removes the traits of another set.
  package mutating func subtract(_ other: TraitMask) {
    system &= ~other.system
    custom &= ~other.custom
  }

  /// Returns whether both sets share a trait.
  package func intersects(_ other: TraitMask) -> Bool {
    system & other.system | custom & other.custom != 0
  }

  /// Adds the traits of another set.
  package mutating func formUnion(_ other: TraitMask) {
    system |= other.system
    custom |= other.custom
  }

  /// Returns the traits that are in either set.
  package func union(_ other: TraitMask) -> TraitMask {
    TraitMask(system: system | other.system, custom: custom | other.custom)
  }

  /// The set of all traits.
  package static let all = TraitMask(system: .max, custom: .max)
}

extension TraitMask {
  /// The bits of the system traits that are stored outside the packed fields.
  static let displayScale = TraitMask(system: 1 << 48)
  static let contentSizeCategory = TraitMask(system: 1 << 49)
  static let typesettingLanguage = TraitMask(system: 1 << 50)
  /// The bit of the inherited tint, which is no trait but propagates like one.
  package static let tint = TraitMask(system: 1 << 51)

  /// The system traits that affect the colors drawn.
  ///
  /// These are the traits that `hasDifferentColorAppearance(comparedTo:)` compares, the list
  /// environment, a Mac's accent color and the system's release. An app's own traits are not here;
  /// `affectsColors` counts them.
  package static let colors = TraitMask(
    system: [
      TraitField.idiom, .style, .gamut, .contrast, .level, .activity, .list, .accent, .palette,
    ].reduce(0) { $0 | $1.mask })

  /// The system traits that decide which variant of an image is shown.
  package static let imageLookup = TraitMask(TraitCollection.systemTraitsAffectingImageLookup)

  /// Whether colors must be resolved again when these traits change.
  package var affectsColors: Bool {
    system & Self.colors.system != 0 || custom & TraitNumbers.affectingColors != 0
  }
}

extension SystemTrait {
  fileprivate static var bits: UInt64 { slot.bits }
}

/// The registry that numbers the traits an app defines.
enum TraitNumbers {
  private struct State {
    var numbers: [ObjectIdentifier: Int] = [:]
    var affectingColors: UInt64 = 0
  }

  private static let state = Mutex(State())

  /// Returns the number of a trait, from 0 to 63, which stays the same until the process ends.
  static func number(of trait: Trait) -> Int {
    state.withLock { state in
      let id = ObjectIdentifier(trait)
      if let known = state.numbers[id] { return known }
      let number = min(state.numbers.count, 63)
      state.numbers[id] = number
      if trait.affectsColorAppearance { state.affectingColors |= 1 << number }
      return number
    }
  }

  /// The bits of the app's traits whose `affectsColorAppearance` is true.
  static var affectingColors: UInt64 { state.withLock { $0.affectingColors } }
}
