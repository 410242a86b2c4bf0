// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroProject
import ChiaroSource

/// An inference of the platforms of a catalog from its project, content and surroundings.
enum PlatformInference {
  /// Returns the platforms of a catalog, from the first source that determines them.
  ///
  /// The sources are, in order: the configuration, the targets that contain the catalog, the idioms
  /// in the catalog if they agree, the app's `Info.plist`, and the words of the path. Without any
  /// of them the platform is iOS. Only targets can give several platforms, of which iOS comes
  /// first.
  ///
  /// - Parameters:
  ///   - catalog: the catalog
  ///   - configured: the platform that the configuration names, if any
  ///   - targets: the platforms that the catalog's targets are built for, such as `macos`
  ///   - plist: the `Info.plist` of the app, if any
  /// - Returns: one platform or several, each once
  static func platforms(
    of catalog: AssetCatalog, configured: Platform?, targets: Set<String> = [], plist: InfoPlist?
  ) -> [Platform] {
    if let configured { return [configured] }
    let built = Set(targets.compactMap(SystemReference.platform))
    if !built.isEmpty { return Platform.allCases.filter(built.contains) }
    return [
      byIdioms(catalog) ?? plist?.platformName.flatMap(SystemReference.platform) ?? byPath(
        catalog.path)
        ?? .iOS
    ]
  }

  private static func byIdioms(_ catalog: AssetCatalog) -> Platform? {
    var found: Set<Platform> = []
    for set in catalog.sets {
      if set.kind == .brandAssets || set.kind == .imageStack { found.insert(.tvOS) }
      if set.kind == .solidImageStack { found.insert(.visionOS) }
      for entry in set.fileSet?.entries ?? [] where entry.filename != nil {
        if let platform = entry.slot.platform.flatMap(SystemReference.platform) {
          found.insert(platform)
        } else if let platform = entry.slot.variant?.idiom.ownPlatform {
          found.insert(platform)
        }
      }
      guard let entries = set.colorSet?.entries else { continue }
      for index in entries.indices where entries[index].slot.idiom != "universal" {
        let idiom = EntrySlot.idiom(entries[index].slot.idiom)
        if let platform = idiom?.ownPlatform { found.insert(platform) }
      }
    }
    // A catalog for several platforms is looked at as iOS's, where one of them is.
    return found.contains(.iOS) ? .iOS : found.count == 1 ? found.first : nil
  }

  private static func byPath(_ path: String) -> Platform? {
    for component in Path.components(path).reversed() {
      let words = NameWords(String(component)).words
      // A small letter before capitals is a word of its own: i, OS.
      let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
      if let platform = (words + pairs).reversed().lazy.compactMap(named).first { return platform }
    }
    return nil
  }

  private static func named(_ word: String) -> Platform? {
    switch word {
    case "mac", "macos", "osx": .macOS
    case "tv", "tvos", "rtv": .tvOS
    case "watch", "watchos": .watchOS
    case "vision", "visionos", "xros": .visionOS
    case "ios", "iphone", "ipad", "ipados": .iOS
    default: nil
    }
  }
}

extension VariantIdiom {
  /// The only platform with this idiom; nil when there are several or none.
  fileprivate var ownPlatform: Platform? {
    switch self {
    case .phone, .pad, .iOSMarketing: .iOS
    case .mac: .macOS
    case .tv: .tvOS
    case .watch, .watchMarketing: .watchOS
    case .vision: .visionOS
    case .universal, .car: nil
    }
  }
}
