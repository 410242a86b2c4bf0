// SPDX-License-Identifier: MIT

/// The facts that decide whether an app supports Dark Mode: its platform, SDK and `Info.plist`.
///
/// Apple counterpart: `UIUserInterfaceStyle`, `NSRequiresAquaSystemAppearance` and the SDK's
/// version · Source: WWDC19 214; AppKit release notes 10.14 (statements S76, S206, S249) ·
/// Fidelity: exact
public struct AppOptIn: Hashable, Sendable {
  /// The platform on which the app runs.
  public var platform: Platform
  /// Whether the app was built with the SDK of iOS 13, macOS 10.14 or later.
  public var hasModernSDK: Bool
  /// The value of `UIUserInterfaceStyle`; unspecified if it is Automatic or if the key is missing.
  public var infoPlistStyle: UserInterfaceStyle
  /// The value of `NSRequiresAquaSystemAppearance`; nil if the key is missing.
  public var requiresAqua: Bool?

  /// Creates a description of an app; by default, it has a modern SDK and none of these keys.
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

  /// The color scheme that the app requests.
  ///
  /// On a Mac, it is `forceLight` if `requiresAqua` is true, or if `requiresAqua` is nil and the
  /// SDK is not modern; otherwise, it is `default`. On other platforms, it is `forceLight` if the
  /// SDK is not modern; otherwise, it is the preference that corresponds to `infoPlistStyle`.
  public var wish: ColorSchemePreference {
    if platform == .macOS {
      return requiresAqua ?? !hasModernSDK ? .forceLight : .default
    }
    guard hasModernSDK else { return .forceLight }
    return ColorSchemePreference(infoPlistStyle: infoPlistStyle)
  }
}
