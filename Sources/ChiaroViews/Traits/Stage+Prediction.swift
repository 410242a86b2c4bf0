// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension Stage {
  /// What a new object takes for its traits: those of where it will probably be placed.
  ///
  /// That is below what is being updated now, else in the scene in front, else on the screen
  /// (S78–S81, O5).
  static var predictedScope: TraitScope {
    if let running { return running.predictedScope(on: running.screen) }
    guard let front else { return plain.predictedScope(on: nil) }
    return front.stage.predictedScope(on: front)
  }

  private func predictedScope(on screen: Screen?) -> TraitScope {
    (enclosing ?? screen?.keyWindow?.scope ?? screen?.scope)?.detached
      ?? TraitScope(TraitCollection.current.unwatched, stage: self)
  }
}

extension TraitScope {
  /// A scope that keeps the traits of this one; objects made one after the other share it.
  var detached: TraitScope {
    if let copy, copy.traits == traits, copy.traits.tint == traits.tint { return copy }
    let new = TraitScope(traits, stage: stage)
    copy = new
    return new
  }
}
