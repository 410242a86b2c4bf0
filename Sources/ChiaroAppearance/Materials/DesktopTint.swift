// SPDX-License-Identifier: MIT

public import ChiaroColor

/// How much of the desktop picture's color the backgrounds of windows take on.
///
/// The system sets it at the screen, as `TraitDesktopTint`; it says nothing until then.
///
/// Apple counterpart: desktop tinting · Source: HIG Dark Mode, macOS; macOS 10.14 release notes
/// (S229–S231) · Fidelity: approximate, Apple's amount is not public
public struct DesktopTint: Hashable, Sendable {
  /// When backgrounds are tinted; in the light appearance they never are.
  ///
  /// The sources differ: the Guidelines tie tinting to the accent color graphite, the release notes
  /// to the dark appearance alone, and later systems have a setting of its own.
  public enum Policy: Hashable, Sendable {
    /// While the accent color is graphite.
    case graphiteOnly
    /// Always.
    case darkAlways
    /// While the accent color is any but graphite.
    case darkExceptGraphite
    /// As the person says.
    case userSwitch(isOn: Bool)
  }

  /// The mean color of the desktop picture; nil while none is known.
  public var wallpaper: Color?
  /// When backgrounds are tinted.
  public var policy: Policy
  /// The share of the picture's color, from 0 to 1; the usual one is subtle.
  public var amount: Double

  /// The share that is usual: 5 %, as one reading of macOS's layers has it.
  public static let usualAmount = 0.05

  /// A tint of a desktop picture's mean color.
  ///
  /// - Precondition: `amount` lies from 0 to 1
  public init(
    wallpaper: Color? = nil, policy: Policy = .graphiteOnly, amount: Double = usualAmount
  ) {
    precondition((0...1).contains(amount), "a share lies from 0 to 1")
    self.wallpaper = wallpaper
    self.policy = policy
    self.amount = amount
  }

  /// Whether backgrounds are tinted in an environment.
  public func isActive(in traits: TraitCollection) -> Bool {
    guard wallpaper != nil, traits.userInterfaceStyle == .dark else { return false }
    switch policy {
    case .graphiteOnly: return traits.accentColor == .graphite
    case .darkAlways: return true
    case .darkExceptGraphite: return traits.accentColor != .graphite
    case .userSwitch(let isOn): return isOn
    }
  }

  /// A background with its share of the picture's color, mixed in sRGB as windows are.
  public func applied(to color: Color) -> Color {
    guard let wallpaper else { return color }
    let own = color.converted(to: .extendedSRGB).components
    let picture = wallpaper.converted(to: .extendedSRGB).components
    return Color(.extendedSRGB, own + amount * (picture - own), alpha: color.alpha)
  }

  /// How opaque a component of an app's own is to be drawn.
  ///
  /// A component that is seen by a background or bezel lets a little of the window through while it
  /// shows no color, so that it takes part in the tint; in a state that uses color it must not, for
  /// its color would change with the window's place on the desktop.
  ///
  /// Apple counterpart: advice on transparency · Source: HIG Dark Mode, macOS (S232) ·
  /// Fidelity: approximate, the Guidelines give no number
  public static func componentAlpha(hasBackground: Bool, usesColor: Bool) -> Double {
    hasBackground && !usesColor ? 0.9 : 1
  }
}

/// The desktop's tint in force.
///
/// Apple counterpart: none · Source: this project (S229) · Fidelity: approximate
public enum TraitDesktopTint: TraitDefinition {
  /// No picture is known: nothing is tinted.
  public static let defaultValue = DesktopTint()
  /// True.
  public static let affectsColorAppearance = true
}
