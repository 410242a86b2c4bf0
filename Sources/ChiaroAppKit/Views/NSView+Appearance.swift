// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

extension NSView {
  /// What holds the view's traits.
  public final var environment: TraitNode { self }

  /// The appearance in force in the view.
  ///
  /// A view outside of a window has what was set on it and around it, over what was in force where
  /// it stood last.
  public final var effectiveAppearance: Appearance {
    guard window == nil else { return Appearance(traitCollection) }
    let own = sequence(first: self as View, next: \.superview).reversed().lazy
      .compactMap { $0 as? NSView }
      .flatMap { [$0.appearanceOfItsKind] + ($0.appearance.map { [$0.traits] } ?? []) }
    return Appearance(TraitCollection(traitsFrom: [traitCollection] + own))
  }

  /// Puts the appearance that was set in force, here and below.
  final func applyAppearance() {
    override(with: appearance)
    tellOfAppearanceOutsideOfWindow()
  }

  /// Lets an observation be told of changes that no update of a window brings.
  final func keep(_ observation: NSKeyValueObservation) {
    NSView.isObserved = true
    observations.removeAll { $0.observation == nil }
    observations.append(WeakObservation(observation: observation))
  }

  /// Whether any view was ever observed; else nobody has to be looked for.
  private static var isObserved = false

  /// Tells those who observe the view or one in it, where no window will.
  final func tellOfAppearanceOutsideOfWindow() {
    guard NSView.isObserved, window == nil else { return }
    var views: [View] = [self]
    while let view = views.popLast() {
      for kept in (view as? NSView)?.observations ?? [] { kept.observation?.traitsDidChange?() }
      views += view.subviews
    }
  }
}

/// An observation that ends when nobody else holds it.
@MainActor
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}
