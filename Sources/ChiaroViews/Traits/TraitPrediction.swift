// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The prediction of the traits of new objects.
///
/// They are those of the environment being updated, else of the frontmost window, else of the
/// screen (S78–S81, O5).
@MainActor
enum TraitPrediction {
  /// The scope of the environment whose method is running.
  static var enclosing: TraitScope?
  /// The screen whose frontmost window supplies the prediction.
  static weak var screen: Screen?

  /// The scope with the predicted traits for a new object.
  static var scope: TraitScope {
    detached(like: enclosing ?? screen?.keyWindow?.scope ?? screen?.scope)
  }

  /// Returns a detached scope with the traits of another; consecutive equal requests share it.
  static func detached(like scope: TraitScope?) -> TraitScope {
    let traits = scope?.traits ?? TraitCollection.current.unwatched
    if let last, last.traits == traits, last.traits.tint == traits.tint { return last }
    let new = TraitScope(traits)
    last = new
    return new
  }

  private static var last: TraitScope?
}
