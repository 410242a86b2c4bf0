// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// Where a new object will probably be placed: below what is being updated now, else in the scene
/// in front, else on the screen (S78–S81, O5).
@MainActor
enum TraitPrediction {
  /// The scope of the environment whose method is running.
  static var enclosing: TraitScope?
  /// The screen whose scene is in front.
  static weak var screen: Screen?

  /// What a new object takes for its traits.
  static var scope: TraitScope {
    detached(like: enclosing ?? screen?.keyWindow?.scope ?? screen?.scope)
  }

  /// A scope that keeps the traits of another; objects made one after the other share it.
  static func detached(like scope: TraitScope?) -> TraitScope {
    let traits = scope?.traits ?? TraitCollection.current.unwatched
    if let last, last.traits == traits, last.traits.tint == traits.tint { return last }
    let new = TraitScope(traits)
    last = new
    return new
  }

  private static var last: TraitScope?
}
