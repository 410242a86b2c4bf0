// SPDX-License-Identifier: MIT

/// A parser of the platform names in project files, by which a target's platforms are inferred.
///
/// The names are `ios`, `macos`, `tvos`, `visionos` and `watchos`.
enum PlatformNames {
  /// The build settings for the minimum version of each platform.
  static let deploymentTargets: [(setting: String, platformName: String)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", "ios"), ("MACOSX_DEPLOYMENT_TARGET", "macos"),
    ("TVOS_DEPLOYMENT_TARGET", "tvos"), ("XROS_DEPLOYMENT_TARGET", "visionos"),
    ("WATCHOS_DEPLOYMENT_TARGET", "watchos"),
  ]

  /// Returns the platforms named by values of `SDKROOT` or `SUPPORTED_PLATFORMS`, sorted.
  ///
  /// The value `auto` and variables name no platform.
  static func named(inSettings values: [String]) -> [String] {
    let words = values.flatMap { $0.split(separator: " ") }
    return Set(words.compactMap { platformName(ofKit: String($0)) }).sorted()
  }

  /// Returns the platform of a kind of target that exists on one platform only; nil for other
  /// kinds.
  static func named(byKind kind: String) -> [String]? {
    if kind.hasPrefix("watch") { return ["watchos"] }
    return kind.hasPrefix("tv-") ? ["tvos"] : nil
  }

  /// Returns the platform spelled as in a package manifest; nil for other names.
  static func named(inManifest name: String) -> String? {
    switch name {
    case "iOS", "macCatalyst": "ios"
    case "macOS", "tvOS", "visionOS", "watchOS": name.lowercased()
    default: nil
    }
  }

  /// Returns the platform of an SDK, such as `macosx10.14` or `iphonesimulator`; nil for others.
  private static func platformName(ofKit name: String) -> String? {
    let kits = [
      ("iphone", "ios"), ("macosx", "macos"), ("appletv", "tvos"), ("xr", "visionos"),
      ("watch", "watchos"),
    ]
    return kits.first { name.lowercased().hasPrefix($0.0) }?.1
  }
}
