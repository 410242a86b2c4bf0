// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

// The members by which apps resolve colors, as they are in programs with screens: a release that
// traits do not name is the one that is shown. `TraitCollection+Release.swift` says why.

extension DynamicColor {
  /// The `Color` that this color resolves to for `TraitCollection.current`.
  ///
  /// If `current` names no release, system colors are those of the active screen's release; without
  /// a screen, those of iOS 18, and on a Mac of macOS 15.
  public var resolved: Color { resolved(with: TraitCollection.current.shown) }

  /// The `Color` resolved for `TraitCollection.current`, which never adapts; for drawing code
  /// without traits.
  ///
  /// If `current` names no release, system colors are those of the active screen's release; without
  /// a screen, those of iOS 18, and on a Mac of macOS 15.
  ///
  /// Apple counterpart: `cgColor` · Source: WWDC19 214 (statement S133) · Fidelity: exact
  public var cgColor: Color { resolved }

  /// Returns the static color for a trait collection; a static color returns itself.
  ///
  /// If `traits` name no release, system colors are those of the release of
  /// `TraitCollection.current`, else of the active screen's; without a screen, those of iOS 18, and
  /// on a Mac of macOS 15. `resolved(with:)` takes the collection as it is.
  ///
  /// Apple counterpart: `resolvedColor(with:)` · Source: WWDC19 214 (statement S130) · Fidelity:
  /// exact
  public func resolvedColor(with traits: TraitCollection) -> DynamicColor {
    isDynamic ? DynamicColor(resolved(with: traits.shown)) : self
  }
}
