// SPDX-License-Identifier: MIT

import ChiaroColor

extension DynamicColor {
  /// What the state of a control does to its color.
  ///
  /// Apple counterpart: `NSColor.SystemEffect` · Source: AppKit reference (S217) ·
  /// Fidelity: approximate, Apple's amounts are not public
  public enum SystemEffect: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// The control is pressed.
    case pressed = 1
    /// The control is pressed deeply.
    case deepPressed = 2
    /// The control cannot be used.
    case disabled = 3
    /// The pointer is over the control.
    case rollover = 4
  }

  /// The color that a control of this color has in a state.
  ///
  /// It is dynamic, also where this color is not: what is pressed becomes darker in light
  /// appearances and lighter in dark ones, what cannot be used becomes translucent. `none` gives
  /// the color itself.
  ///
  /// Apple counterpart: `withSystemEffect(_:)` · Source: AppKit reference (S217) ·
  /// Fidelity: approximate
  public func withSystemEffect(_ effect: SystemEffect) -> DynamicColor {
    effect == .none ? self : DynamicColor(.computed(.effect(self, effect)))
  }
}

extension DynamicColor.SystemEffect {
  /// What the effect makes of a color in an environment.
  ///
  /// A fixed share of black or white is mixed in: more in dark appearances, where the eye needs
  /// more of a difference between tones that lie low.
  func applied(to color: DynamicColor, with traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    let base = color.resolved(with: traits)
    guard self != .disabled else { return base.withAlpha(base.alpha * (isDark ? 0.4 : 0.5)) }
    let share = amount * (isDark ? 1.25 : 1)
    let target = ColorComponents(repeating: isDark ? 1 : 0)
    let own = base.converted(to: .extendedSRGB).components
    return Color(.extendedSRGB, own + share * (target - own), alpha: base.alpha)
  }

  /// How much black or white is mixed in, from 0 to 1.
  private var amount: Double {
    switch self {
    case .none, .disabled: 0
    case .rollover: 0.08
    case .pressed: 0.16
    case .deepPressed: 0.28
    }
  }
}
