// SPDX-License-Identifier: MIT

/// The systems that a target is built for, by the words of project files.
///
/// Systems are named as by `InfoPlist.system`: `ios`, `macos`, `tvos`, `visionos`, `watchos`.
enum TargetSystems {
  /// The settings with the oldest version of a system that a target runs on.
  static let deploymentTargets: [(setting: String, system: String)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", "ios"), ("MACOSX_DEPLOYMENT_TARGET", "macos"),
    ("TVOS_DEPLOYMENT_TARGET", "tvos"), ("XROS_DEPLOYMENT_TARGET", "visionos"),
    ("WATCHOS_DEPLOYMENT_TARGET", "watchos"),
  ]

  /// Returns the systems that values of `SDKROOT` or `SUPPORTED_PLATFORMS` name, sorted.
  ///
  /// `auto` and variables name none.
  static func named(inSettings values: [String]) -> [String] {
    let words = values.flatMap { $0.split(separator: " ") }
    return Set(words.compactMap { system(ofKit: String($0)) }).sorted()
  }

  /// Returns the system of a kind of target that only one system has; nil for others.
  static func named(byKind kind: String) -> [String]? {
    if kind.hasPrefix("watch") { return ["watchos"] }
    return kind.hasPrefix("tv-") ? ["tvos"] : nil
  }

  /// Returns the system of a platform as a package manifest spells it; nil for others.
  static func named(inManifest name: String) -> String? {
    switch name {
    case "iOS", "macCatalyst": "ios"
    case "macOS", "tvOS", "visionOS", "watchOS": name.lowercased()
    default: nil
    }
  }

  /// The system of a kit, such as `macosx10.14` or `iphonesimulator`.
  private static func system(ofKit name: String) -> String? {
    let kits = [
      ("iphone", "ios"), ("macosx", "macos"), ("appletv", "tvos"), ("xr", "visionos"),
      ("watch", "watchos"),
    ]
    return kits.first { name.lowercased().hasPrefix($0.0) }?.1
  }
}
