// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A complete set of traits, shared by all environments that inherit it unchanged.
///
/// Ten thousand views in a window share one scope; only an override begins another. A change is
/// made once, in the scope rather than in the views. A scope without a parent is detached: it holds
/// the constant traits of environments outside of a window.
@MainActor
final class TraitScope {
  private(set) var traits: TraitCollection
  /// The traits before the last change.
  private(set) var previous: TraitCollection
  /// The traits that the last change affected.
  private(set) var change = TraitMask()
  /// The round of the update cycle of the last change.
  private(set) var round: UInt32 = 0
  /// The traits overridden by this scope.
  var overrides: TraitCollection

  private(set) var parent: TraitScope?
  /// The stage of the screen to which the environments with this scope belong.
  private(set) var stage: Stage
  /// The scope that was detached from this one last; nil for none.
  var copy: TraitScope?
  private var children: [Child] = []

  private struct Child {
    weak var scope: TraitScope?
  }

  /// Creates a detached scope.
  init(
    _ traits: TraitCollection, overrides: TraitCollection = TraitCollection(), stage: Stage
  ) {
    self.traits = traits
    self.overrides = overrides
    self.stage = stage
    previous = traits
  }

  /// Returns the traits in force before a round.
  func traits(before round: UInt32) -> TraitCollection {
    self.round == round ? previous : traits
  }

  /// Moves the scope below another one, or detaches it; its traits change with its next update.
  func move(to parent: TraitScope?) {
    guard parent !== self.parent else { return }
    self.parent?.children.removeAll { $0.scope === self || $0.scope == nil }
    self.parent = parent
    guard let parent else { return }
    parent.children.append(Child(scope: self))
    join(parent.stage)
  }

  /// Moves the scope and its descendants to another stage.
  private func join(_ stage: Stage) {
    guard stage !== self.stage else { return }
    self.stage = stage
    copy = nil
    for child in children { child.scope?.join(stage) }
  }

  /// Computes the traits from the parent's and the overrides, here and in descendants that change.
  ///
  /// Returns the traits that changed in any of these scopes.
  @discardableResult
  func update(in round: UInt32) -> TraitMask {
    let inherited = parent?.traits ?? TraitCollection()
    let new =
      overrides.isEmpty ? inherited : TraitCollection(traitsFrom: [inherited, overrides])
    return set(new, in: round)
  }

  /// Sets the traits of this scope and updates its descendants; returns all changed traits.
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
