// SPDX-License-Identifier: MIT

/// The terminal Ghostty, which is told both themes once and follows the portal then.
///
/// Source: Ghostty, "Color Theme": `theme = dark:NAME,light:NAME`; 1.2 reads its configuration
/// again on SIGUSR2
struct GhosttyFollower: Follower {
  let name = "ghostty"
  let title = "the terminal Ghostty"

  private static let key = ConfigurationKey(name: "theme")

  func find(in place: FollowerPlace) -> FollowerFinding {
    let theme = place.value(Self.key, in: path(place), .assignments) ?? ""
    let hasBoth = theme.contains("light:") && theme.contains("dark:")
    return FollowerFinding(
      place.isFile(path(place)) ? path(place) : nil,
      followsItself: hasBoth ? "it has a theme for each style, and asks the portal itself" : nil)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let folders =
      ["\(place.configuration)/ghostty/themes"] + place.sharedData.map { "\($0)/ghostty/themes" }
    let edit = FollowerEdit(path: path(place), format: .assignments, key: Self.key) { own in
      let wishes = [false, true].map { isDark in
        FollowerEdit.Wish.family(own, "theme", choice: choice[isDark: isDark], isDark: isDark) {
          name in folders.contains { place.isFile("\($0)/\(name)") }
        }
      }
      guard case .value(let light) = wishes[0] else { return wishes[0] }
      guard case .value(let dark) = wishes[1] else { return wishes[1] }
      return .value("light:\(WrittenValue(light).text),dark:\(WrittenValue(dark).text)")
    }
    return FollowerPlan(
      [edit], [.reload(program: "ghostty", signal: FollowerAction.UserSignal.second)], reach: .live)
  }

  private func path(_ place: FollowerPlace) -> String {
    let folder = "\(place.configuration)/ghostty"
    let newer = "\(folder)/config.ghostty"
    return place.isFile(newer) ? newer : "\(folder)/config"
  }
}
