// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The dimming mode of a view's tint color.
///
/// Apple counterpart: `UIView.TintAdjustmentMode` · Source: UIView.h (S162) · Fidelity: exact
public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
  /// Inherits the mode of the superview.
  case automatic = 0
  /// Shows the tint color unchanged.
  case normal = 1
  /// Shows the tint color dimmed, because something covers the interface.
  case dimmed = 2
}

extension View {
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color for interactive elements: the nearest one set on this view or an ancestor.
  ///
  /// The default is the system's tint color.
  ///
  /// Setting nil, or `.tintColor`, inherits again.
  ///
  /// Apple counterpart: `tintColor` · Source: UIView.h (S161, S163) · Fidelity: approximate, the
  /// dimmed form is ours
  public final var tintColor: DynamicColor! {
    get { contextOfTint.effectiveColor }
    set {
      ensureExtras().tint.color = newValue == .tintColor ? nil : newValue
      setNeedsTraitUpdate()
    }
  }

  /// The dimming mode in force; reading never returns `automatic`.
  ///
  /// Apple counterpart: `tintAdjustmentMode` · Source: UIView.h (S162) · Fidelity: exact
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { contextOfTint.isDimmed == true ? .dimmed : .normal }
    set {
      ensureExtras().tint.isDimmed = newValue == .automatic ? nil : newValue == .dimmed
      setNeedsTraitUpdate()
    }
  }

  /// The tint settings in force, including changes in this view and its ancestors that await an
  /// update.
  private final var contextOfTint: TintContext {
    var merged = TintContext()
    for view in sequence(first: self, next: \.parent) {
      guard let tint = view.extras?.tint else { continue }
      merged.color = merged.color ?? tint.color
      merged.isDimmed = merged.isDimmed ?? tint.isDimmed
    }
    return merged
  }
}
