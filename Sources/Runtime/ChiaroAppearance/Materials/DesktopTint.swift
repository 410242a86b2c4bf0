// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The tint that the color of the desktop picture gives to window backgrounds.
///
/// The tint applies on screens for which it is set as `TraitDesktopTint`; by default, no background
/// is tinted.
///
/// Apple counterpart: desktop tinting · Source: HIG Dark Mode, macOS; macOS 10.14 release notes
/// (statements S229–S231) · Fidelity: approximate, Apple's amount is not public
public struct DesktopTint: Hashable, Sendable {
  /// The condition under which backgrounds are tinted; they are never tinted in the light
  /// appearance.
  ///
  /// The sources differ: according to the Guidelines, tinting depends on the graphite accent color;
  /// according to the release notes, only on the dark appearance. Later systems have a separate
  /// setting.
  public enum Policy: Hashable, Sendable {
    /// Tints in the dark appearance if the accent color is graphite.
    case graphiteOnly
    /// Always tints in the dark appearance.
    case darkAlways
    /// Tints in the dark appearance if the accent color is not graphite.
    case darkExceptGraphite
    /// Tints in the dark appearance if the user has turned tinting on.
    case userSwitch(isOn: Bool)
  }

  /// The mean color of the desktop picture; if it is not known, it is nil and nothing is tinted.
  public var wallpaper: Color?
  /// The condition under which backgrounds are tinted.
  public var policy: Policy
  /// The share of the desktop picture's color in a tinted background, from 0 to 1.
  public var amount: Double

  /// The default share, 5 %, based on one reading of macOS's layers.
  public static let usualAmount = 0.05

  /// Creates a tint from the mean color of a desktop picture.
  ///
  /// - Precondition: `amount` is from 0 to 1
  public init(
    wallpaper: Color? = nil, policy: Policy = .graphiteOnly, amount: Double = usualAmount
  ) {
    precondition((0...1).contains(amount), "a share must be from 0 to 1")
    self.wallpaper = wallpaper
    self.policy = policy
    self.amount = amount
  }

  /// Returns whether backgrounds are tinted in an environment.
  public func isActive(in traits: TraitCollection) -> Bool {
    guard wallpaper != nil, traits.userInterfaceStyle == .dark else { return false }
    switch policy {
    case .graphiteOnly: return traits.accentColor == .graphite
    case .darkAlways: return true
    case .darkExceptGraphite: return traits.accentColor != .graphite
    case .userSwitch(let isOn): return isOn
    }
  }

  /// Returns a background color mixed with `amount` of the desktop picture's color, in encoded
  /// sRGB.
  ///
  /// If there is no desktop picture, the color is returned unchanged.
  public func applied(to color: Color) -> Color {
    guard let wallpaper else { return color }
    let own = color.converted(to: .extendedSRGB).components
    let picture = wallpaper.converted(to: .extendedSRGB).components
    return Color(.extendedSRGB, own + amount * (picture - own), alpha: color.alpha)
  }

  /// Returns the opacity for an app's own component: 0.9 for one with a background in a state
  /// without an accent or another color, otherwise 1.
  ///
  /// At 0.9, a little of the window shows through, so the component is tinted too. In a state that
  /// uses color, the component is opaque, because its color would otherwise change with the
  /// position of the window on the desktop.
  ///
  /// - Parameters:
  ///   - hasBackground: whether the component has a visible background or bezel
  ///   - usesColor: whether the component shows a color in its current state
  /// - Returns: the opacity
  ///
  /// Apple counterpart: advice on transparency · Source: HIG Dark Mode, macOS (statement S232) ·
  /// Fidelity: approximate, the Guidelines give no number
  public static func componentAlpha(hasBackground: Bool, usesColor: Bool) -> Double {
    hasBackground && !usesColor ? 0.9 : 1
  }
}

/// The trait for the desktop tint of backgrounds.
///
/// Source: this project (statement S229) · Fidelity: approximate, Apple's amount is not public
public enum TraitDesktopTint: TraitDefinition {
  /// The value in an environment that does not specify the trait: a tint without a desktop picture,
  /// which changes no color.
  public static let defaultValue = DesktopTint()
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}
