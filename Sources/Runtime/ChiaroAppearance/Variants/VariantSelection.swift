// SPDX-License-Identifier: MIT

/// The algorithm that chooses the best slot for an environment, both for colors and for images.
///
/// A slot is the environment for which one variant is used. The outer loop goes through the
/// appearances of `AppearanceStep` until a slot fits. The inner loop then compares the slots of
/// that appearance, axis by axis in the order of `VariantAxis.order`. If two slots fit equally
/// well, the first one in the file is chosen.
///
/// Apple counterpart: CoreUI's lookup of renditions · Source: statements S238–S242 · Fidelity:
/// approximate, Apple's ranking is not public
public enum VariantSelection {
  /// Returns the index in `slots` of the best slot for an environment; nil if none fits.
  public static func select(_ slots: [VariantSlot], for query: VariantQuery) -> Int? {
    for step in AppearanceStep.steps(for: query) {
      var best: (index: Int, rank: UInt128)?
      for (index, slot) in slots.enumerated() where step.admits(slot) {
        guard let rank = rank(slot, query) else { continue }
        if best == nil || rank < best?.rank ?? .max { best = (index, rank) }
      }
      if let best { return best.index }
    }
    return nil
  }

  /// Returns the appearances that a lookup tries, in order, up to the one with the chosen slot.
  ///
  /// Each attempt lists the slots of its appearance, with the reason why each was chosen or not.
  ///
  /// - Complexity: that of `select`, plus an array for each attempt
  public static func explain(
    _ slots: [VariantSlot], for query: VariantQuery
  ) -> [VariantAttempt] {
    let chosen = select(slots, for: query)
    var attempts: [VariantAttempt] = []
    for step in AppearanceStep.steps(for: query) {
      let candidates = slots.indices.filter { step.admits(slots[$0]) }
      attempts.append(
        VariantAttempt(
          step: step,
          candidates: candidates.map { index in
            .init(slot: index, outcome: outcome(index, chosen, slots, query))
          }))
      if let chosen, candidates.contains(chosen) { break }
    }
    return attempts
  }

  private static func outcome(
    _ index: Int, _ chosen: Int?, _ slots: [VariantSlot], _ query: VariantQuery
  ) -> VariantAttempt.Outcome {
    if index == chosen { return .chosen }
    for axis in VariantAxis.order where axis.rank(slots[index], query) == nil {
      return .doesNotFit(axis)
    }
    guard let chosen else { return .isRepeated }
    let worse = VariantAxis.order.first {
      $0.rank(slots[index], query) != $0.rank(slots[chosen], query)
    }
    return worse.map { .fitsWorse($0) } ?? .isRepeated
  }

  /// Returns a slot's ranks on all axes packed into one number, the axis of most weight first, or
  /// nil when the slot does not fit.
  private static func rank(_ slot: VariantSlot, _ query: VariantQuery) -> UInt128? {
    var packed: UInt128 = 0
    for axis in VariantAxis.order {
      guard let rank = axis.rank(slot, query) else { return nil }
      packed = packed << 8 | UInt128(rank)
    }
    return packed
  }
}

/// An appearance that a lookup tried, with the outcome for each variant declared for it.
public struct VariantAttempt: Hashable, Sendable {
  /// The step of the lookup, which names the appearance.
  public var step: AppearanceStep
  /// The slots of the step's appearance, in file order.
  public var candidates: [Candidate]

  /// A slot that the lookup considered.
  public struct Candidate: Hashable, Sendable {
    /// The index of the slot in the searched array.
    public var slot: Int
    /// The result of the lookup for the slot.
    public var outcome: Outcome
  }

  /// The result of a lookup for a slot.
  public enum Outcome: Hashable, Sendable {
    /// The slot was chosen.
    case chosen
    /// The slot is for another environment; the axis shows the difference.
    case doesNotFit(VariantAxis)
    /// The slot fits, but the chosen slot fits better on this axis.
    case fitsWorse(VariantAxis)
    /// The slot fits equally well, but the chosen slot precedes it in the file.
    case isRepeated
  }
}
