// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An object with traits: a screen, scene, window, presentation, view controller or view.
///
/// Apple counterpart: `UITraitEnvironment` · Source: WWDC19 214 (statement S43) · Fidelity: exact
@preconcurrency @MainActor
public protocol TraitEnvironment: AnyObject {
  /// The traits of the environment.
  var traitCollection: TraitCollection { get }
  /// Called after any trait has changed; `previous` contains the previous traits.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}
