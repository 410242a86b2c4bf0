// SPDX-License-Identifier: MIT

/// The choice of the best slot for an environment, for colors and images alike.
///
/// Two loops: over the appearances of `AppearanceStep`, and, among the slots of the first one that
/// has any, over the axes of `VariantAxis.order`. Of two slots that fit equally, the first in the
/// file is taken.
///
/// Apple counterpart: CoreUI's lookup of renditions · Source: S238–S242 · Fidelity: approximate
public enum VariantSelection {
  /// The index of the best slot, or nil when none fits.
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

  /// What a lookup tried, step by step, up to the one that had an answer.
  ///
  /// - Complexity: as `select`, and an array a step
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

  /// The ranks on all axes as one number, the weightiest first; nil when the slot does not fit.
  private static func rank(_ slot: VariantSlot, _ query: VariantQuery) -> UInt128? {
    var packed: UInt128 = 0
    for axis in VariantAxis.order {
      guard let rank = axis.rank(slot, query) else { return nil }
      packed = packed << 8 | UInt128(rank)
    }
    return packed
  }
}

/// One appearance that a lookup asked for, and what became of each slot that has it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct VariantAttempt: Hashable, Sendable {
  /// What was asked for.
  public var step: AppearanceStep
  /// The slots of that appearance, in the order of the file.
  public var candidates: [Candidate]

  /// A slot that was looked at.
  public struct Candidate: Hashable, Sendable {
    /// Its index.
    public var slot: Int
    /// What became of it.
    public var outcome: Outcome
  }

  /// What became of a slot.
  public enum Outcome: Hashable, Sendable {
    /// It is the answer.
    case chosen
    /// It is made for another environment, on this axis.
    case doesNotFit(VariantAxis)
    /// It would do, but the answer fits better, on this axis.
    case fitsWorse(VariantAxis)
    /// It fits as well as the answer and stands behind it in the file.
    case isRepeated
  }
}
