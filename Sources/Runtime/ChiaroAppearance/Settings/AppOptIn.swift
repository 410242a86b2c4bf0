// SPDX-License-Identifier: MIT

/// The facts that decide whether an app supports Dark Mode: its platform, SDK and `Info.plist`.
///
/// Apple counterpart: `UIUserInterfaceStyle`, `NSRequiresAquaSystemAppearance` and the SDK's
/// version · Source: WWDC19 214; AppKit release notes 10.14 (statements S76, S206, S249) ·
/// Fidelity: exact
public struct AppOptIn: Hashable, Sendable {
  /// The platform that the app runs on.
  public var platform: Platform
  /// Whether the app was built with the SDK of iOS 13, macOS 10.14 or later.
  public var hasModernSDK: Bool
  /// The value of `UIUserInterfaceStyle`; unspecified for Automatic and for a missing key.
  public var infoPlistStyle: UserInterfaceStyle
  /// The value of `NSRequiresAquaSystemAppearance`, or nil for a missing key.
  public var requiresAqua: Bool?

  /// Creates a description of an app; by default with a modern SDK and without these keys.
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

  /// The color scheme that the app asks for.
  ///
  /// On a Mac it is `forceLight` if `requiresAqua` is true, or is nil and the SDK is not modern;
  /// otherwise `default`. On other platforms it is `forceLight` without a modern SDK, and otherwise
  /// the preference that `infoPlistStyle` stands for.
  public var wish: ColorSchemePreference {
    if platform == .macOS {
      return requiresAqua ?? !hasModernSDK ? .forceLight : .default
    }
    guard hasModernSDK else { return .forceLight }
    return ColorSchemePreference(infoPlistStyle: infoPlistStyle)
  }
}
