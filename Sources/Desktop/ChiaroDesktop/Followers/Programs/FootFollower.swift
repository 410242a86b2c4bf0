// SPDX-License-Identifier: MIT

/// The terminal foot, which has two palettes in its configuration.
///
/// On by itself where both palettes are there: a person who has written them wants to change
/// between them.
///
/// Source: foot.ini(5): `initial-color-theme`, `[colors-dark]` and `[colors-light]` (before 1.26
/// `[colors]` and `[colors2]`, called 1 and 2); foot(1): SIGUSR1 takes the first, SIGUSR2 the
/// second
struct FootFollower: Follower {
  let name = "foot"
  let title = "the terminal foot"

  func find(in place: FollowerPlace) -> FollowerFinding {
    FollowerFinding(file: path(place), in: place, isOnByItself: words(place) != nil)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let key = ConfigurationKey(group: mainGroup(place), name: "include")
    guard let words = words(place) else {
      let edit = FollowerEdit.included(
        path(place), .groups, key, choice: choice, isDark: isDark, in: place)
      return FollowerPlan([edit], reach: .restart)
    }
    let initial = ConfigurationKey(group: key.group, name: "initial-color-theme")
    let edit = FollowerEdit(path: path(place), format: .groups, key: initial) { _ in
      .value(isDark ? words.dark : words.light)
    }
    let signal = FollowerAction.UserSignal.self
    return FollowerPlan(
      [edit], [.signal(program: "foot", signal: isDark ? signal.first : signal.second)],
      reach: .live)
  }

  /// How the two palettes are called; nil where one is missing.
  private func words(_ place: FollowerPlace) -> (dark: String, light: String)? {
    let groups = groups(place)
    if groups.isSuperset(of: ["colors-dark", "colors-light"]) { return ("dark", "light") }
    return groups.isSuperset(of: ["colors", "colors2"]) ? ("1", "2") : nil
  }

  /// The group of general keys: it has a name, or stands before all groups.
  private func mainGroup(_ place: FollowerPlace) -> String {
    groups(place).contains("main") ? "main" : ""
  }

  private func groups(_ place: FollowerPlace) -> Set<String> {
    let bytes = place.bytes(path(place)) ?? []
    return Set(ConfigurationLines(bytes, format: .groups).groups.map(\.name))
  }

  private func path(_ place: FollowerPlace) -> String { "\(place.configuration)/foot/foot.ini" }
}
