// SPDX-License-Identifier: MIT

/// GTK 2, whose programs read their theme when they start.
///
/// Source: GTK 2, "Resource Files": `~/.gtkrc-2.0`, `gtk-theme-name = "NAME"`
struct GTK2Follower: Follower {
  let name = "gtk-2"
  let title = "GTK 2 programs"

  private static let key = ConfigurationKey(name: "gtk-theme-name")

  func find(in place: FollowerPlace) -> FollowerFinding {
    let theme = place.value(Self.key, in: path(place), .assignments).map { WrittenValue($0).text }
    let hasPair = StyleFamily.hasBoth(theme) { place.hasTheme($0, part: "gtk-2.0") }
    return FollowerFinding(file: path(place), in: place, isOnByItself: hasPair)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let edit = FollowerEdit(path: path(place), format: .assignments, key: Self.key) { own in
      .family(own, "theme", choice: choice[isDark: isDark], isDark: isDark, usualQuote: "\"") {
        place.hasTheme($0, part: "gtk-2.0")
      }
    }
    return FollowerPlan([edit], reach: .restart)
  }

  private func path(_ place: FollowerPlace) -> String { "\(place.home)/.gtkrc-2.0" }
}
