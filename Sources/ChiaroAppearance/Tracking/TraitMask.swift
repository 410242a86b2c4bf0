// SPDX-License-Identifier: MIT

import Synchronization

/// A set of traits in two words: what a method read, or what differs between two collections.
///
/// The traits of the system have the bits of their fields, those outside of the packed words a bit
/// of their own behind them. An app's traits are numbered as they come up; all from the 64th on
/// share the last bit, so that a set of them may say more than it should, never less.
package struct TraitMask: Hashable, Sendable {
  package var system: UInt64 = 0
  package var custom: UInt64 = 0

  package init(system: UInt64 = 0, custom: UInt64 = 0) {
    self.system = system
    self.custom = custom
  }

  /// The traits of a list.
  package init(_ traits: [Trait]) {
    self = traits.reduce(into: TraitMask()) { $0.formUnion(TraitMask($1)) }
  }

  /// One trait.
  package init(_ trait: Trait) {
    if let trait = trait as? any SystemTrait.Type {
      self.init(system: trait.bits)
    } else {
      self.init(custom: 1 << TraitNumbers.number(of: trait))
    }
  }

  package var isEmpty: Bool { system | custom == 0 }

  package mutating func subtract(_ other: TraitMask) {
    system &= ~other.system
    custom &= ~other.custom
  }

  package func intersects(_ other: TraitMask) -> Bool {
    system & other.system | custom & other.custom != 0
  }

  package mutating func formUnion(_ other: TraitMask) {
    system |= other.system
    custom |= other.custom
  }

  package func union(_ other: TraitMask) -> TraitMask {
    TraitMask(system: system | other.system, custom: custom | other.custom)
  }

  /// All traits there are.
  package static let all = TraitMask(system: .max, custom: .max)
}

extension TraitMask {
  /// The bits, behind the packed fields, of the traits that do not lie in them.
  static let displayScale = TraitMask(system: 1 << 48)
  static let contentSizeCategory = TraitMask(system: 1 << 49)
  static let typesettingLanguage = TraitMask(system: 1 << 50)
  /// The tint of the views around, which is no trait but travels like one.
  package static let tint = TraitMask(system: 1 << 51)

  /// The system traits by which what is drawn changes.
  ///
  /// Those of `hasDifferentColorAppearance`, the list and a Mac's accent color (O8). An app's own
  /// are added by `affectsColors`.
  package static let colors = TraitMask(
    system: [
      TraitField.idiom, .style, .gamut, .contrast, .level, .activity, .list, .accent,
    ].reduce(0) { $0 | $1.mask })

  /// The traits by which an image's variant is chosen.
  package static let imageLookup = TraitMask(TraitCollection.systemTraitsAffectingImageLookup)

  /// Whether colors have to be resolved anew when these traits change.
  package var affectsColors: Bool {
    system & Self.colors.system != 0 || custom & TraitNumbers.affectingColors != 0
  }
}

extension SystemTrait {
  fileprivate static var bits: UInt64 { slot.bits }
}

/// The numbers of the traits that an app defines.
enum TraitNumbers {
  private struct State {
    var numbers: [ObjectIdentifier: Int] = [:]
    var affectingColors: UInt64 = 0
  }

  private static let state = Mutex(State())

  /// The number of a trait, from 0 to 63; the same as long as the program runs.
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

  /// The bits of the traits that say that they affect colors.
  static var affectingColors: UInt64 { state.withLock { $0.affectingColors } }
}
