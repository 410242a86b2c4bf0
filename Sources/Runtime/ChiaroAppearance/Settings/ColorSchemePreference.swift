// SPDX-License-Identifier: MIT

/// The system's preference for light or dark.
///
/// Apple counterpart: the Appearance setting · Source: XDG desktop portal, `color-scheme` ·
/// Fidelity: exact
public enum SystemColorScheme: String, Sendable, CaseIterable {
  /// No preference; the app decides.
  case noPreference = "none"
  /// Light is preferred.
  case light
  /// Dark is preferred.
  case dark

  /// Creates the preference that corresponds to a style; an unspecified style means no preference.
  public init(_ style: UserInterfaceStyle) {
    switch style {
    case .unspecified: self = .noPreference
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The interface style that corresponds to the preference; unspecified if there is no preference.
  public var style: UserInterfaceStyle {
    switch self {
    case .noPreference: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The color scheme that an app prefers, which may override the system's preference.
///
/// Apple counterpart: `UIUserInterfaceStyle` in `Info.plist`, with fewer choices · Source:
/// libadwaita, `AdwColorScheme` · Fidelity: exact
public enum ColorSchemePreference: String, Sendable, CaseIterable {
  /// The system's preference, or light if the system has none.
  case `default`
  /// Light, whatever the system prefers.
  case forceLight = "force-light"
  /// Light, unless the system prefers dark.
  case preferLight = "prefer-light"
  /// Dark, unless the system prefers light.
  case preferDark = "prefer-dark"
  /// Dark, whatever the system prefers.
  case forceDark = "force-dark"

  /// Creates the preference of an app from its `Info.plist`, in which light and dark mean forced
  /// light and dark (statement S76).
  public init(infoPlistStyle: UserInterfaceStyle) {
    switch infoPlistStyle {
    case .unspecified: self = .default
    case .light: self = .forceLight
    case .dark: self = .forceDark
    }
  }

  /// Returns the style to show for a preference of the system.
  public func style(for system: SystemColorScheme) -> UserInterfaceStyle {
    switch self {
    case .forceLight: .light
    case .forceDark: .dark
    case .default, .preferLight: system == .dark ? .dark : .light
    case .preferDark: system == .light ? .light : .dark
    }
  }
}
