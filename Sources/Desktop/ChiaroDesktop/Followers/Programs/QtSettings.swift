// SPDX-License-Identifier: MIT

/// The configuration of qt5ct and qt6ct, which programs read again when it changes.
///
/// Source: qt5ct 1.8, qt6ct 0.9: `Appearance/color_scheme_path`, `Appearance/custom_palette`; a
/// watcher of the folder reads it again after some seconds
struct QtSettings {
  /// `qt5ct` or `qt6ct`.
  var part: String
  var place: FollowerPlace

  private static let scheme = ConfigurationKey(group: "Appearance", name: "color_scheme_path")
  private static let isCustom = ConfigurationKey(group: "Appearance", name: "custom_palette")

  private var path: String { "\(place.configuration)/\(part)/\(part).conf" }

  /// The finding: on by itself where the palette is a file that has a sister.
  var finding: FollowerFinding {
    let own = place.value(Self.scheme, in: path, .groups)
    let isCustom = place.value(Self.isCustom, in: path, .groups) == "true"
    let hasPair = [true, false].allSatisfy { sister(of: own, isDark: $0) != nil }
    return FollowerFinding(file: path, in: place, isOnByItself: isCustom && hasPair)
  }

  func plan(isDark: Bool, choice: FollowerChoice) -> FollowerPlan {
    let settings = self
    let scheme = FollowerEdit(path: path, format: .groups, key: Self.scheme) { own in
      let chosen = choice[isDark: isDark].map {
        place.expanded($0, below: "\(place.configuration)/\(part)/colors")
      }
      guard let path = chosen ?? settings.sister(of: own, isDark: isDark) else {
        let name = own ?? ""
        let problem = name.isEmpty ? "no palette is set" : "the palette \(name) has no counterpart"
        return .left("\(problem): name both palettes with --light and --dark")
      }
      guard let value = WrittenValue(nil).replaced(by: path), place.isFile(path) else {
        return .left("the palette \(path) is missing")
      }
      return .value(value)
    }
    let custom = FollowerEdit(path: path, format: .groups, key: Self.isCustom) { _ in
      .value("true")
    }
    return FollowerPlan([scheme, custom], reach: .live)
  }

  /// The path of a palette's sister: beside it, or in another folder of palettes.
  private func sister(of path: String?, isDark: Bool) -> String? {
    guard let path, path.hasSuffix(".conf"), let slash = path.lastIndex(of: "/") else { return nil }
    let name = String(path[path.index(after: slash)...].dropLast(5))
    let folders =
      [String(path[..<slash]), "\(place.configuration)/\(part)/colors"]
      + place.sharedData.map { "\($0)/\(part)/colors" }
    let file = { (name: String) -> String? in
      folders.map { "\($0)/\(name).conf" }.first(where: place.isFile)
    }
    return StyleFamily.sister(of: name, isDark: isDark) { file($0) != nil }.flatMap(file)
  }
}
