// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// Whether a view's tint is shown as it is or dimmed.
///
/// Apple counterpart: `UIView.TintAdjustmentMode` · Source: UIView.h (S162) · Fidelity: exact
public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
  /// As the view above says.
  case automatic = 0
  /// As it is.
  case normal = 1
  /// Dimmed: something covers the interface.
  case dimmed = 2
}

extension View {
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be pressed: the nearest that was set upwards, else the system's.
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

  /// Whether the tint is dimmed; never reads `automatic`.
  ///
  /// Apple counterpart: `tintAdjustmentMode` · Source: UIView.h (S162) · Fidelity: exact
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { contextOfTint.isDimmed == true ? .dimmed : .normal }
    set {
      ensureExtras().tint.isDimmed = newValue == .automatic ? nil : newValue == .dimmed
      setNeedsTraitUpdate()
    }
  }

  /// What is in force, with what was set here and above and not updated yet.
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
