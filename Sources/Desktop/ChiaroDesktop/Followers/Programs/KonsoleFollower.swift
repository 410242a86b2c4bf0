// SPDX-License-Identifier: MIT

/// KDE's terminal Konsole: the colors of its default profile, for new windows.
///
/// Source: Konsole, `konsolerc`, `Desktop Entry/DefaultProfile`; profiles,
/// `Appearance/ColorScheme`; `NAME.colorscheme` in the folders of data
struct KonsoleFollower: Follower {
  let name = "konsole"
  let title = "the terminal Konsole"

  private static let profile = ConfigurationKey(group: "Desktop Entry", name: "DefaultProfile")
  private static let scheme = ConfigurationKey(group: "Appearance", name: "ColorScheme")

  func find(in place: FollowerPlace) -> FollowerFinding {
    FollowerFinding(path(place).flatMap { place.isFile($0) ? $0 : nil })
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let path = path(place) else {
      return FollowerPlan(
        obstacle: "Konsole has no default profile: create one in Konsole's settings")
    }
    let edit = FollowerEdit(path: path, format: .groups, key: Self.scheme) { own in
      .family(own, "color scheme", choice: choice[isDark: isDark], isDark: isDark) { name in
        place.dataFolders.contains { place.isFile("\($0)/konsole/\(name).colorscheme") }
      }
    }
    return FollowerPlan([edit], reach: .restart)
  }

  private func path(_ place: FollowerPlace) -> String? {
    let name = place.value(Self.profile, in: "\(place.configuration)/konsolerc", .groups)
    guard let name, !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return "\(place.data)/konsole/\(name)"
  }
}
