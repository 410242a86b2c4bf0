// SPDX-License-Identifier: MIT

import CChiaroThread

// A collection that is being watched carries a mark, the top bit of `specified`, which belongs to
// no trait. Reading a trait from a marked one notes it in two words of the thread; reading from
// any other costs one test of a bit. Colors resolve by the values word and never look at it.

/// A recorder of the traits that a piece of code reads from a watched trait collection.
package enum TraitReads {
  /// Runs a closure, and returns its result and the traits that it read from watched collections.
  ///
  /// Calls can be nested: an outer recording does not include the reads of an inner one.
  package static func record<Result>(_ body: () -> Result) -> (Result, TraitMask) {
    let slot = chiaro_thread_current()
    let (system, custom) = (slot.pointee.system_reads, slot.pointee.custom_reads)
    slot.pointee.system_reads = 0
    slot.pointee.custom_reads = 0
    let result = body()
    let reads = TraitMask(system: slot.pointee.system_reads, custom: slot.pointee.custom_reads)
    slot.pointee.system_reads = system
    slot.pointee.custom_reads = custom
    return (result, reads)
  }

  /// Adds traits to the thread's recording.
  package static func note(_ mask: TraitMask) {
    let slot = chiaro_thread_current()
    slot.pointee.system_reads |= mask.system
    slot.pointee.custom_reads |= mask.custom
  }
}

extension TraitCollection {
  /// The bit of `specified` that marks a watched collection; it belongs to no trait.
  static let watchedMark: UInt64 = 1 << 63

  /// Whether reads of the collection's traits are recorded.
  var isWatched: Bool { specified & Self.watchedMark != 0 }

  /// The same collection, marked so that reads of its traits are recorded.
  package var watched: TraitCollection {
    var traits = self
    traits.specified |= Self.watchedMark
    return traits
  }

  /// The same collection without the mark that makes reads recorded.
  package var unwatched: TraitCollection {
    var traits = self
    traits.specified &= ~Self.watchedMark
    return traits
  }

  /// Returns the traits whose values differ between this collection and another, the tint included.
  package func difference(from other: TraitCollection) -> TraitMask {
    var mask = TraitMask(
      system: ((values ^ other.values) | (specified ^ other.specified)) & ~Self.watchedMark)
    guard shared !== other.shared else { return mask }
    let mine = shared?.content ?? SharedTraits()
    let theirs = other.shared?.content ?? SharedTraits()
    if mine.displayScale != theirs.displayScale { mask.formUnion(.displayScale) }
    if mine.contentSizeCategory != theirs.contentSizeCategory {
      mask.formUnion(.contentSizeCategory)
    }
    if mine.typesettingLanguage != theirs.typesettingLanguage {
      mask.formUnion(.typesettingLanguage)
    }
    mask.formUnion(TraitMask(mine.differingCustomTraits(from: theirs)))
    if mine.tint != theirs.tint { mask.formUnion(.tint) }
    return mask
  }

  /// Returns whether the collection specifies a value for a trait.
  package func specifies(_ trait: Trait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return shared?.content.custom[ObjectIdentifier(trait)] != nil
    }
    return specifies(system: system)
  }

  private func specifies<T: SystemTrait>(system trait: T.Type) -> Bool { T.slot.isSpecified(self) }

  /// Returns the collection with a trait left unspecified.
  package func removing(_ trait: Trait) -> TraitCollection {
    var traits = self
    if let system = trait as? any SystemTrait.Type {
      traits.reset(system)
    } else if specifies(trait) {
      traits.changeShared { $0.custom[ObjectIdentifier(trait)] = nil }
    }
    return traits
  }

  private mutating func reset<T: SystemTrait>(_ trait: T.Type) {
    T.slot.write(&self, T.defaultValue)
  }

  /// Whether the collection specifies no trait and no tint.
  package var isEmpty: Bool { specified & ~Self.watchedMark == 0 && shared == nil }
}
