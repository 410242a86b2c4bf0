// SPDX-License-Identifier: MIT

/// Whether an app takes part in Dark Mode, by what it was built with and what its `Info.plist`
/// says.
///
/// Apple counterpart: `UIUserInterfaceStyle`, `NSRequiresAquaSystemAppearance` and the SDK's
/// version · Source: WWDC19 214; AppKit release notes 10.14 (S76, S206, S249) · Fidelity: exact
public struct AppOptIn: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// Whether the SDK is of iOS 13, macOS 10.14 or later.
  public var hasModernSDK: Bool
  /// `UIUserInterfaceStyle`, or unspecified for Automatic and for none.
  public var infoPlistStyle: UserInterfaceStyle
  /// `NSRequiresAquaSystemAppearance`, or nil.
  public var requiresAqua: Bool?

  /// Describes an app; what is left out is as in a new one.
  public init(
    platform: Platform, hasModernSDK: Bool = true,
    infoPlistStyle: UserInterfaceStyle = .unspecified,
    requiresAqua: Bool? = nil
  ) {
    self.platform = platform
    self.hasModernSDK = hasModernSDK
    self.infoPlistStyle = infoPlistStyle
    self.requiresAqua = requiresAqua
  }

  /// What the app wishes.
  public var wish: ColorSchemeWish {
    if platform == .macOS {
      return requiresAqua ?? !hasModernSDK ? .forceLight : .default
    }
    guard hasModernSDK else { return .forceLight }
    return ColorSchemeWish(infoPlistStyle: infoPlistStyle)
  }
}
