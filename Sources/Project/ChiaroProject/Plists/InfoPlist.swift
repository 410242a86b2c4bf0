// SPDX-License-Identifier: MIT

/// The appearance settings of an `Info.plist`.
///
/// Apple counterpart: the bundle resources' keys · Source: Information Property List reference ·
/// Fidelity: exact
public struct InfoPlist: Sendable {
  /// The style to which an app is locked.
  public enum Lock: String, Sendable {
    case light = "Light"
    case dark = "Dark"

    /// Creates a style by the value of a key or build setting; nil for any other, as for Automatic.
    ///
    /// Lower-case values count too.
    package init?(setting: String) {
      guard
        let lock = [Self.light, .dark].first(where: {
          $0.rawValue.lowercased() == setting.lowercased()
        })
      else { return nil }
      self = lock
    }
  }

  /// The path of the `Info.plist` file.
  public var path: String
  /// The style to which `UIUserInterfaceStyle` or `NSRequiresAquaSystemAppearance` locks the app;
  /// nil if neither key does so.
  public var lock: Lock?
  /// The name of a Mac app's accent color (`NSAccentColorName`); nil if the key is missing.
  public var accentColorName: String?
  /// The value of `UIWhitePointAdaptivityStyle`; nil if the key is missing.
  public var whitePointAdaptivity: String?
  /// Whether the app opts out of Liquid Glass (`UIDesignRequiresCompatibility`).
  public var requiresDesignCompatibility: Bool
  /// The platform that the keys suggest, `ios`, `macos`, `tvos` or `watchos`; nil if no key
  /// suggests one.
  public var platformName: String?

  /// Creates the settings from a property list.
  public init(_ list: PropertyList, path: String) {
    self.path = path
    lock = Self.lock(list)
    accentColorName = list["NSAccentColorName"]?.text
    whitePointAdaptivity = list["UIWhitePointAdaptivityStyle"]?.text
    requiresDesignCompatibility = list["UIDesignRequiresCompatibility"]?.bool == true
    platformName = Self.platformName(list)
  }

  /// Returns whether a property list is a service's own, all of whose keys are in capitals, such as
  /// `API_KEY`.
  static func isOfService(_ list: PropertyList) -> Bool {
    guard case .dictionary(let members) = list, !members.isEmpty else { return false }
    return members.keys.allSatisfy { key in
      key.allSatisfy { $0 == "_" || $0.isUppercase || $0.isNumber }
    }
  }

  private static func lock(_ list: PropertyList) -> Lock? {
    if let style = list["UIUserInterfaceStyle"]?.text { return Lock(setting: style) }
    return list["NSRequiresAquaSystemAppearance"]?.bool == true ? .light : nil
  }

  private static func platformName(_ list: PropertyList) -> String? {
    let has: (String) -> Bool = { list[$0] != nil }
    if has("WKApplication") || has("WKWatchKitApp") || has("WKCompanionAppBundleIdentifier") {
      return "watchos"
    }
    if list["UIDeviceFamily"]?.elements == [.number(3)] || has("UIAppleTV") { return "tvos" }
    if has("LSMinimumSystemVersion") || has("NSPrincipalClass") || has("NSMainNibFile") {
      return "macos"
    }
    if has("LSRequiresIPhoneOS") || has("UILaunchStoryboardName") || has("UIDeviceFamily") {
      return "ios"
    }
    return nil
  }
}
