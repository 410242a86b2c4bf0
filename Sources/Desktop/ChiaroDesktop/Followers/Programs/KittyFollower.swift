// SPDX-License-Identifier: MIT

/// The terminal kitty: the theme that its configuration includes last.
///
/// Source: kitty.conf(5), `include`; "Changing kitty colors": from 0.38 on kitty follows the portal
/// by itself where `dark-theme.auto.conf` or its sisters are there; SIGUSR1 reads kitty.conf again
struct KittyFollower: Follower {
  let name = "kitty"
  let title = "the terminal kitty"

  private static let key = ConfigurationKey(name: "include")

  func find(in place: FollowerPlace) -> FollowerFinding {
    let own = ["dark", "light", "no-preference"].map {
      "\(folder(place))/\($0)-theme.auto.conf"
    }.first(where: place.isFile)
    let file = FollowerFinding(file: path(place), in: place)
    return FollowerFinding(
      file.found ?? own, followsItself: own.map { "it has \($0), and asks the portal" })
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let edit = FollowerEdit.included(
      path(place), .words, Self.key, choice: choice, isDark: isDark, in: place)
    return FollowerPlan(
      [edit], [.reload(program: "kitty", signal: FollowerAction.UserSignal.first)], reach: .live)
  }

  private func folder(_ place: FollowerPlace) -> String { "\(place.configuration)/kitty" }
  private func path(_ place: FollowerPlace) -> String { "\(folder(place))/kitty.conf" }
}
