// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// One value of all traits, shared by every environment that inherits it unchanged.
///
/// Ten thousand views below a window hold one scope; only where traits are overridden does another
/// begin. A change is made here, once, and not in the views. A scope without a parent is detached:
/// it is what environments outside of a window remember, and never changes.
@MainActor
final class TraitScope {
  private(set) var traits: TraitCollection
  /// What was in force before the last change.
  private(set) var previous: TraitCollection
  /// What the last change changed.
  private(set) var change = TraitMask()
  /// The round of the update cycle in which that was.
  private(set) var round: UInt32 = 0
  /// What is overridden here.
  var overrides: TraitCollection

  private(set) var parent: TraitScope?
  /// What everything with this scope shares with the others on its screen.
  private(set) var stage: Stage
  /// What was detached from this scope last.
  var copy: TraitScope?
  private var children: [Child] = []

  private struct Child {
    weak var scope: TraitScope?
  }

  /// A scope that stands alone.
  init(
    _ traits: TraitCollection, overrides: TraitCollection = TraitCollection(), stage: Stage
  ) {
    self.traits = traits
    self.overrides = overrides
    self.stage = stage
    previous = traits
  }

  /// What was in force before a round.
  func traits(before round: UInt32) -> TraitCollection {
    self.round == round ? previous : traits
  }

  /// Hangs the scope below another, or takes it out; its traits stay until it is updated.
  func move(to parent: TraitScope?) {
    guard parent !== self.parent else { return }
    self.parent?.children.removeAll { $0.scope === self || $0.scope == nil }
    self.parent = parent
    guard let parent else { return }
    parent.children.append(Child(scope: self))
    join(parent.stage)
  }

  /// Comes onto another stage, with everything below.
  private func join(_ stage: Stage) {
    guard stage !== self.stage else { return }
    self.stage = stage
    copy = nil
    for child in children { child.scope?.join(stage) }
  }

  /// Works out the traits from the parent's and the overrides, here and below, as far as anything
  /// changes; gives what did, anywhere.
  @discardableResult
  func update(in round: UInt32) -> TraitMask {
    let inherited = parent?.traits ?? TraitCollection()
    let new =
      overrides.isEmpty ? inherited : TraitCollection(traitsFrom: [inherited, overrides])
    return set(new, in: round)
  }

  /// Puts other traits in force, here and below.
  @discardableResult
  func set(_ new: TraitCollection, in round: UInt32) -> TraitMask {
    let difference = new.difference(from: traits)
    guard !difference.isEmpty else { return difference }
    // Twice in one round: what was told of is the first old value.
    if self.round == round {
      change = new.difference(from: previous)
    } else {
      previous = traits
      change = difference
    }
    self.round = round
    traits = new
    return children.reduce(change) { $0.union($1.scope?.update(in: round) ?? TraitMask()) }
  }
}
