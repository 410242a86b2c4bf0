// SPDX-License-Identifier: MIT

/// bat, which prints files in color.
///
/// Source: bat, "Configuration file": a line is an option, `--theme="NAME"`; 0.25 and later go by
/// the terminal where no theme is set
struct BatFollower: Follower {
  let name = "bat"
  let title = "bat"

  private static let key = ConfigurationKey(name: "--theme")
  /// The themes of both styles that come with bat.
  private static let themes: Set<String> = [
    "Solarized (light)", "Solarized (dark)", "gruvbox-light", "gruvbox-dark", "OneHalfLight",
    "OneHalfDark",
  ]

  func find(in place: FollowerPlace) -> FollowerFinding {
    let theme = place.value(Self.key, in: path(place), .assignments)
    let isFile = place.isFile(path(place))
    let isAuto = theme.map { WrittenValue($0).text.hasPrefix("auto") } ?? true
    return FollowerFinding(
      isFile ? path(place) : place.program("bat"),
      followsItself: isAuto ? "it follows the terminal itself, from version 0.25 on" : nil)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let own = "\(place.configuration)/bat/themes"
    let edit = FollowerEdit(path: path(place), format: .assignments, key: Self.key) { theme in
      .family(theme, "theme", choice: choice[isDark: isDark], isDark: isDark, usualQuote: "\"") {
        Self.themes.contains($0) || place.isFile("\(own)/\($0).tmTheme")
      }
    }
    return FollowerPlan([edit], reach: .live)
  }

  private func path(_ place: FollowerPlace) -> String { "\(place.configuration)/bat/config" }
}
