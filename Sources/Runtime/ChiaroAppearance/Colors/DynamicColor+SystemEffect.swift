// SPDX-License-Identifier: MIT

import ChiaroColor

extension DynamicColor {
  /// The state of a control, which changes the control's color.
  ///
  /// Apple counterpart: `NSColor.SystemEffect` · Source: AppKit reference (statement S217) ·
  /// Fidelity: approximate, Apple's amounts are not public
  public enum SystemEffect: Int, Sendable, CaseIterable {
    /// No effect; the color does not change.
    case none = 0
    /// The control is pressed.
    case pressed = 1
    /// The control is pressed deeply.
    case deepPressed = 2
    /// The control is disabled.
    case disabled = 3
    /// The pointer is over the control.
    case rollover = 4
  }

  /// Returns the color as a control shows it in a state.
  ///
  /// The result is dynamic even if this color is not. The pressed and rollover states make the
  /// color darker in light appearances and lighter in dark ones; the disabled state makes it
  /// translucent. For `none`, the result is the color itself.
  ///
  /// Apple counterpart: `withSystemEffect(_:)` · Source: AppKit reference (statement S217) ·
  /// Fidelity: approximate, Apple's amounts are not public
  public func withSystemEffect(_ effect: SystemEffect) -> DynamicColor {
    effect == .none ? self : DynamicColor(.effect(self, effect))
  }
}

extension DynamicColor.SystemEffect {
  /// Returns a color with the effect applied, resolved for an environment.
  ///
  /// A fixed share of black or white is mixed in: more in dark appearances, because the eye needs
  /// greater differences between dark tones.
  func applied(to color: DynamicColor, with traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    let base = color.resolved(with: traits)
    guard self != .disabled else { return base.withAlpha(base.alpha * (isDark ? 0.4 : 0.5)) }
    let share = amount * (isDark ? 1.25 : 1)
    let target = ColorComponents(repeating: isDark ? 1 : 0)
    let own = base.converted(to: .extendedSRGB).components
    return Color(.extendedSRGB, own + share * (target - own), alpha: base.alpha)
  }

  /// The share of black or white to mix in, from 0 to 1.
  private var amount: Double {
    switch self {
    case .none, .disabled: 0
    case .rollover: 0.08
    case .pressed: 0.16
    case .deepPressed: 0.28
    }
  }
}
