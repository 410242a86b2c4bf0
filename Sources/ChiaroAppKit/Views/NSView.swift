// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that is updated by AppKit's methods.
///
/// Apple counterpart: `NSView` · Source: AppKit reference (S205–S213) · Fidelity: approximate
open class NSView: View, NSAppearanceObservable {
  /// The appearance of the view and what is in it; nil inherits.
  public final var appearance: Appearance? { didSet { applyAppearance() } }

  /// Creates a view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  final func applyAppearance() { override(with: appearance) }

  /// What holds the view's traits.
  public final var environment: TraitNode { self }

  /// The appearance in force in the view.
  ///
  /// A view outside of a window has the nearest that was set around it.
  public final var effectiveAppearance: Appearance {
    guard window == nil else { return Appearance(traitCollection) }
    let nearest = sequence(first: self as View, next: \.superview).lazy
      .compactMap { ($0 as? NSView)?.appearance }.first
    return Appearance(nearest.map(traitCollection.replacing) ?? traitCollection)
  }

  /// Called once after each change of the effective appearance, which is current then.
  ///
  /// The view is going to be laid out and drawn anew in any case: drop what was made for the former
  /// appearance, and set the colors of layers of your own.
  open func viewDidChangeEffectiveAppearance() {}

  /// Passes changes of the appearance on to `viewDidChangeEffectiveAppearance()`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, Appearance(previous) != Appearance(traitCollection) else { return }
    isConstraintUpdatePending = true
    isLayoutPending = true
    isDisplayPending = true
    viewDidChangeEffectiveAppearance()
  }
}
