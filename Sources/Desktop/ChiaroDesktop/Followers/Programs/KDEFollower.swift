// SPDX-License-Identifier: MIT

/// KDE's programs, which take their colors from `kdeglobals`.
///
/// The colors of a scheme are copied into that file, as Plasma's own settings do; programs that run
/// are told by a signal. Elsewhere than on Plasma, which has a setting of its own, it is on by
/// itself where both schemes are installed.
///
/// Source: KDE Frameworks 5 and 6: KColorScheme reads `Colors:*`, `ColorEffects:*` and `WM` of
/// `kdeglobals`; plasma-apply-colorscheme
struct KDEFollower: Follower {
  let name = "kde"
  let title = "KDE's programs"

  private static let scheme = ConfigurationKey(group: "General", name: "ColorScheme")
  /// The scheme where none is named, as Plasma has it.
  private static let usual = "BreezeLight"

  func find(in place: FollowerPlace) -> FollowerFinding {
    let hasPair = [true, false].allSatisfy { scheme(isDark: $0, FollowerChoice(), place) != nil }
    return FollowerFinding(
      file: path(place), in: place, isOnByItself: hasPair && !place.desktops.contains("kde"))
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let scheme = scheme(isDark: isDark, choice, place) else {
      let style = isDark ? "dark" : "light"
      return FollowerPlan(
        obstacle:
          "the color scheme has no \(style) counterpart: name both schemes with --light and --dark")
    }
    guard let bytes = file(of: scheme, place).flatMap(place.bytes) else {
      return FollowerPlan(obstacle: "the color scheme \(scheme) is not installed")
    }
    let colors = ConfigurationLines(bytes, format: .groups).entries.filter { entry in
      let group = entry.key.group
      return group.hasPrefix("Colors:") || group.hasPrefix("ColorEffects:") || group == "WM"
    }
    if colors.count > Self.limit {
      return FollowerPlan(obstacle: "the color scheme \(scheme) has too many colors")
    }
    var values: [ConfigurationKey: String] = [Self.scheme: scheme]
    for entry in colors {
      values[entry.key] = String(decoding: bytes[entry.value], as: UTF8.self)
    }
    let keys = [Self.scheme] + colors.map(\.key)
    var known: Set<ConfigurationKey> = []
    let edits = keys.filter { known.insert($0).inserted }.map { key in
      edit(key, values[key] ?? "", place)
    }
    return FollowerPlan(edits, [.changedPalette], reach: .live)
  }

  /// The largest number of colors; Breeze has some hundred.
  private static let limit = 500

  private func edit(
    _ key: ConfigurationKey, _ value: String, _ place: FollowerPlace
  ) -> FollowerEdit {
    FollowerEdit(path: path(place), format: .groups, key: key, makesFile: true) { _ in
      .value(value)
    }
  }

  private func scheme(
    isDark: Bool, _ choice: FollowerChoice, _ place: FollowerPlace
  ) -> String? {
    if let choice = choice[isDark: isDark] { return choice }
    let own = place.value(Self.scheme, in: path(place), .groups) ?? Self.usual
    return StyleFamily.sister(of: own, isDark: isDark) { file(of: $0, place) != nil }
  }

  private func file(of scheme: String, _ place: FollowerPlace) -> String? {
    if scheme.contains("/") || scheme.hasPrefix(".") { return nil }
    return place.dataFolders.map { "\($0)/color-schemes/\(scheme).colors" }
      .first(where: place.isFile)
  }

  private func path(_ place: FollowerPlace) -> String { "\(place.configuration)/kdeglobals" }
}
