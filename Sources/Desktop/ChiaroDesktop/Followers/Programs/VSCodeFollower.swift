// SPDX-License-Identifier: MIT

/// VS Code and its free builds: they are told once to follow the desktop, and ask the portal then.
///
/// Source: VS Code, "Themes": `window.autoDetectColorScheme`,
/// `workbench.preferredLightColorTheme`, `workbench.preferredDarkColorTheme`
struct VSCodeFollower: Follower {
  let name = "vscode"
  let title = "VS Code, VSCodium and Code - OSS"

  private static let follows = ConfigurationKey(name: "window.autoDetectColorScheme")

  func find(in place: FollowerPlace) -> FollowerFinding {
    let files = files(place)
    let isFollowing = files.allSatisfy { place.value(Self.follows, in: $0, .json) == "true" }
    return FollowerFinding(
      files.first,
      followsItself: !files.isEmpty && isFollowing ? "its settings make it follow the system" : nil)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let files = files(place)
    if files.isEmpty { return FollowerPlan(obstacle: "settings.json is missing") }
    let themes = [
      ("workbench.preferredLightColorTheme", choice.light),
      ("workbench.preferredDarkColorTheme", choice.dark),
    ]
    let edits = files.flatMap { path in
      let theme = themes.compactMap { name, theme in
        theme.map { theme in
          FollowerEdit(path: path, format: .json, key: ConfigurationKey(name: name)) { own in
            WrittenValue(own, usualQuote: "\"").replaced(by: theme).map { .value($0) }
              ?? .left("the theme cannot be written: \(theme)")
          }
        }
      }
      let follows = FollowerEdit(path: path, format: .json, key: Self.follows) { _ in
        .value("true")
      }
      return [follows] + theme
    }
    return FollowerPlan(edits, reach: .live)
  }

  private func files(_ place: FollowerPlace) -> [String] {
    ["Code", "VSCodium", "Code - OSS"].map {
      "\(place.configuration)/\($0)/User/settings.json"
    }.filter(place.isFile)
  }
}
