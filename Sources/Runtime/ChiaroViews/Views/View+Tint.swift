// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// A mode that says whether a view's tint color is dimmed.
///
/// Apple counterpart: `UIView.TintAdjustmentMode` · Source: UIView.h (statement S162) · Fidelity:
/// exact
public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
  /// The mode of the superview.
  case automatic = 0
  /// The mode that shows the tint color unchanged.
  case normal = 1
  /// The mode that shows the tint color dimmed, because something covers the interface.
  case dimmed = 2
}

extension View {
  /// The dimming mode in effect; reading it never returns `automatic`.
  ///
  /// Apple counterpart: `tintAdjustmentMode` · Source: UIView.h (statement S162) · Fidelity: exact
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { contextOfTint.isDimmed == true ? .dimmed : .normal }
    set {
      changeTint { $0.isDimmed = newValue == .automatic ? nil : newValue == .dimmed }
    }
  }

  /// The tint color that was set on this very view; nil for the inherited one.
  package final var ownTintColor: DynamicColor? {
    get { extras?.tint.color }
    set { changeTint { $0.color = newValue } }
  }

  /// Changes the tint set on this view, and calls `tintColorDidChange()` at once where it differs.
  final func changeTint(_ change: (inout TintContext) -> Void) {
    let extras = ensureExtras()
    let former = contextOfTint
    change(&extras.tint)
    setNeedsTraitUpdate()
    let new = contextOfTint
    if new != former { tellOfTint(new, former) }
  }

  /// Calls `tintColorDidChange()` here and on the views below that inherit what differs.
  private final func tellOfTint(_ new: TintContext, _ former: TintContext) {
    if hooks.contains(.tintColorDidChange) {
      ensureExtras().toldTint = new
      var traits = scope.traits
      traits.tint = new
      TraitTracking.untracked(self) { traits.performAsCurrent(tintColorDidChange) }
    }
    guard interestBelow.hooks.contains(.tintColorDidChange) else { return }
    for child in children {
      let own = child.extras?.tint ?? TintContext()
      let (below, before) = (new.merging(own), former.merging(own))
      if below != before { child.tellOfTint(below, before) }
    }
  }

  /// Returns whether the view was already notified of its tint, which has not changed since.
  final func hasHeardOfTint(since former: TraitCollection) -> Bool {
    guard let told = extras?.toldTint else { return false }
    extras?.toldTint = nil
    var expected = former
    expected.tint = told
    let new = scope.traits
    return told == new.tint
      && DynamicColor.tintColor.resolved(with: expected)
        == DynamicColor.tintColor.resolved(with: new)
  }

  /// The tint settings in force, including changes in this view and its ancestors that await an
  /// update.
  final var contextOfTint: TintContext {
    var merged = TintContext()
    for view in sequence(first: self, next: \.parent) {
      guard let tint = view.extras?.tint else { continue }
      merged.color = merged.color ?? tint.color
      merged.isDimmed = merged.isDimmed ?? tint.isDimmed
    }
    return merged
  }
}
