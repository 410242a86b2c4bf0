// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

// The members by which apps resolve colors, as they are in programs with screens: a release that
// traits do not name is the one that is shown. `TraitCollection+Release.swift` says why.

extension DynamicColor {
  /// The static color to which this color resolves for `TraitCollection.current`.
  ///
  /// If `current` specifies no release, system colors are those of the active screen's release. If
  /// there is no screen either, they are those of iOS 18, or macOS 15 on the Mac idiom.
  public var resolved: Color { resolved(with: TraitCollection.current.shown) }

  /// The static color to which this color resolves for `TraitCollection.current`; it never adapts.
  ///
  /// Use it for drawing code without traits.
  ///
  /// If `current` specifies no release, system colors are those of the active screen's release. If
  /// there is no screen either, they are those of iOS 18, or macOS 15 on the Mac idiom.
  ///
  /// Apple counterpart: `cgColor` · Source: WWDC19 214 (statement S133) · Fidelity: exact
  public var cgColor: Color { resolved }

  /// Returns the static color for a trait collection; a static color returns itself.
  ///
  /// If `traits` specifies no release, system colors are those of the release of
  /// `TraitCollection.current`, or else of the active screen. If there is no screen either, they
  /// are those of iOS 18, or macOS 15 on the Mac idiom. `resolved(with:)` uses the collection
  /// unchanged.
  ///
  /// Apple counterpart: `resolvedColor(with:)` · Source: WWDC19 214 (statement S130) · Fidelity:
  /// exact
  public func resolvedColor(with traits: TraitCollection) -> DynamicColor {
    isDynamic ? DynamicColor(resolved(with: traits.shown)) : self
  }
}
