// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension Stage {
  /// The scope whose traits a new object takes: that of the place where the object will probably be
  /// added.
  ///
  /// It is the scope of the environment being updated, else of the frontmost scene's key window,
  /// else of the screen (statements S78–S81, O5).
  static var predictedScope: TraitScope {
    if let running { return running.predictedScope(on: running.screen) }
    guard let front else { return plain.predictedScope(on: nil) }
    return front.stage.predictedScope(on: front)
  }

  private func predictedScope(on screen: Screen?) -> TraitScope {
    (enclosing ?? screen?.keyWindow?.scope ?? screen?.scope)?.detached
      ?? TraitScope(TraitCollection.current.unwatched.shown, stage: self)
  }
}

extension TraitScope {
  /// A detached scope with the traits of this one; objects created in a row share it.
  var detached: TraitScope {
    if let copy, copy.traits == traits, copy.traits.tint == traits.tint { return copy }
    let new = TraitScope(traits, stage: stage)
    copy = new
    return new
  }
}
