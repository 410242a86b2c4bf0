// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// Something that has traits of its own: a screen, a scene, a window, a presentation, a view
/// controller or a view.
///
/// Apple counterpart: `UITraitEnvironment` · Source: WWDC19 214 (S43) · Fidelity: exact
@MainActor
public protocol TraitEnvironment: AnyObject {
  /// The traits in force here.
  var traitCollection: TraitCollection { get }
  /// Called after any trait changed; `previous` holds what was in force before.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}
