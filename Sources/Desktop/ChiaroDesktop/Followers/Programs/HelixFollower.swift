// SPDX-License-Identifier: MIT

/// The editor Helix.
///
/// Source: Helix, "Configuration": `theme` in `config.toml`, SIGUSR1 reads it again; newer ones
/// take `theme = { light = …, dark = … }` and follow the terminal
struct HelixFollower: Follower {
  let name = "helix"
  let title = "the editor Helix"

  private static let key = ConfigurationKey(name: "theme")

  func find(in place: FollowerPlace) -> FollowerFinding {
    let theme = place.value(Self.key, in: path(place), .toml)
    let hasBoth = theme?.hasPrefix("{") == true
    return FollowerFinding(
      place.isFile(path(place)) ? path(place) : nil,
      followsItself: hasBoth ? "it has a theme for each style" : nil)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let helix = "\(place.configuration)/helix"
    let folders =
      ["\(helix)/themes", "\(helix)/runtime/themes", "/usr/lib/helix/runtime/themes"]
      + place.sharedData.map { "\($0)/helix/runtime/themes" }
    let edit = FollowerEdit(path: path(place), format: .toml, key: Self.key) { own in
      .family(own, "theme", choice: choice[isDark: isDark], isDark: isDark, usualQuote: "\"") {
        name in !name.contains("/") && folders.contains { place.isFile("\($0)/\(name).toml") }
      }
    }
    let signal = FollowerAction.UserSignal.first
    return FollowerPlan(
      [edit], [.reload(program: "hx", signal: signal), .reload(program: "helix", signal: signal)],
      reach: .live)
  }

  private func path(_ place: FollowerPlace) -> String { "\(place.configuration)/helix/config.toml" }
}
