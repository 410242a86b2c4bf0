// SPDX-License-Identifier: MIT

/// What an `Info.plist` says about appearance.
///
/// Apple counterpart: the bundle resources' keys · Source: Information Property List reference ·
/// Fidelity: exact
public struct InfoPlist: Sendable {
  /// The appearance to which an app is locked.
  public enum Lock: String, Sendable {
    case light = "Light"
    case dark = "Dark"
  }

  /// The path of the file.
  public var path: String
  /// The appearance that `UIUserInterfaceStyle` or `NSRequiresAquaSystemAppearance` locks to.
  public var lock: Lock?
  /// The name of the app's accent color on a Mac (`NSAccentColorName`).
  public var accentColorName: String?
  /// `UIWhitePointAdaptivityStyle`.
  public var whitePointAdaptivity: String?
  /// Whether the app asks for the design before Liquid Glass (`UIDesignRequiresCompatibility`).
  public var requiresDesignCompatibility: Bool
  /// The system that the keys point to: `ios`, `macos`, `tvos`, `watchos`; nil when none does.
  public var system: String?

  /// Takes what matters from a property list.
  public init(_ list: PropertyList, path: String) {
    self.path = path
    lock = Self.lock(list)
    accentColorName = list["NSAccentColorName"]?.text
    whitePointAdaptivity = list["UIWhitePointAdaptivityStyle"]?.text
    requiresDesignCompatibility = list["UIDesignRequiresCompatibility"]?.bool == true
    system = Self.system(list)
  }

  private static func lock(_ list: PropertyList) -> Lock? {
    if let style = list["UIUserInterfaceStyle"]?.text { return Lock(rawValue: style) }
    return list["NSRequiresAquaSystemAppearance"]?.bool == true ? .light : nil
  }

  private static func system(_ list: PropertyList) -> String? {
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
