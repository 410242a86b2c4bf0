// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

extension NSView {
  package final var tagByDefault: Int { self is NSControl ? 0 : -1 }
  /// The object whose traits determine the effective appearance: the view itself.
  public final var environment: TraitNode { self }

  /// The appearance in force for the view.
  ///
  /// Without a window, it results from the appearances set on the view and its superviews, and from
  /// the traits of the last window that contained the view.
  public final var effectiveAppearance: Appearance {
    guard window == nil else { return Appearance(traitCollection) }
    let own = sequence(first: self as View, next: \.superview).reversed().lazy
      .compactMap { $0 as? NSView }
      .flatMap { [$0.appearanceOfItsKind] + ($0.appearance.map { [$0.traits] } ?? []) }
    return Appearance(TraitCollection(traitsFrom: [traitCollection] + own))
  }

  /// Applies the appearance set on the view to the view and its descendants.
  final func applyAppearance() {
    override(with: appearance)
    tellOfAppearanceOutsideOfWindow()
  }

  /// Adds an observation to notify of changes outside of a window.
  final func keep(_ observation: NSKeyValueObservation) {
    NSView.isObserved = true
    observations.removeAll { $0.observation == nil }
    observations.append(WeakObservation(observation: observation))
  }

  /// Whether a view was ever observed; if not, the search for observers is skipped.
  private static var isObserved = false

  /// Notifies observers of the view and its descendants, if they are not in a window.
  final func tellOfAppearanceOutsideOfWindow() {
    guard NSView.isObserved, window == nil else { return }
    var views: [View] = [self]
    while let view = views.popLast() {
      for kept in (view as? NSView)?.observations ?? [] { kept.observation?.traitsDidChange?() }
      views += view.subviews
    }
  }
}

/// A weak reference to an observation.
@MainActor
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}
