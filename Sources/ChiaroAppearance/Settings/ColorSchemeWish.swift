// SPDX-License-Identifier: MIT

/// What the system says about light and dark.
///
/// Apple counterpart: the Appearance setting · Source: XDG desktop portal, `color-scheme` ·
/// Fidelity: exact
public enum SystemColorScheme: String, Sendable, CaseIterable {
  /// Nothing: the app decides.
  case noPreference = "none"
  /// Light.
  case light
  /// Dark.
  case dark

  /// What a style of the system says; unspecified is no preference.
  public init(_ style: UserInterfaceStyle) {
    switch style {
    case .unspecified: self = .noPreference
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The style that says the same.
  public var style: UserInterfaceStyle {
    switch self {
    case .noPreference: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

/// What an app wishes, against what the system says.
///
/// Apple counterpart: `UIUserInterfaceStyle` in `Info.plist`, with fewer choices · Source:
/// libadwaita, `AdwColorScheme` · Fidelity: exact
public enum ColorSchemeWish: String, Sendable, CaseIterable {
  /// What the app inherits: the system's, light where that has no preference.
  case `default`
  /// Light, whatever the system says.
  case forceLight = "force-light"
  /// Light, unless the system asks for dark.
  case preferLight = "prefer-light"
  /// Dark, unless the system asks for light.
  case preferDark = "prefer-dark"
  /// Dark, whatever the system says.
  case forceDark = "force-dark"

  /// The wish that an app's `Info.plist` states: light and dark are force (S76).
  public init(infoPlistStyle: UserInterfaceStyle) {
    switch infoPlistStyle {
    case .unspecified: self = .default
    case .light: self = .forceLight
    case .dark: self = .forceDark
    }
  }

  /// The style in force.
  public func style(for system: SystemColorScheme) -> UserInterfaceStyle {
    switch self {
    case .forceLight: .light
    case .forceDark: .dark
    case .default, .preferLight: system == .dark ? .dark : .light
    case .preferDark: system == .light ? .light : .dark
    }
  }
}
