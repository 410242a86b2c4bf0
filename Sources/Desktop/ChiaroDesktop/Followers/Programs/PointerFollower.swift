// SPDX-License-Identifier: MIT

/// The theme of pointers, in GTK's settings and as the default of X11.
///
/// Source: GTK 3 and 4, `GtkSettings`: `gtk-cursor-theme-name`; Xcursor(3):
/// `~/.icons/default/index.theme`, `Inherits`
struct PointerFollower: Follower {
  let name = "pointer"
  let title = "the pointer theme"

  private static let inherited = ConfigurationKey(group: "Icon Theme", name: "Inherits")

  func find(in place: FollowerPlace) -> FollowerFinding {
    FollowerFinding(places(place).first?.path)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let edits = places(place).map { path, key in
      FollowerEdit(path: path, format: .groups, key: key) { own in
        .family(own, "pointer theme", choice: choice[isDark: isDark], isDark: isDark) {
          place.hasIcons($0, part: "cursors")
        }
      }
    }
    if edits.isEmpty { return FollowerPlan(obstacle: "no file names a pointer theme") }
    return FollowerPlan(edits, reach: .restart)
  }

  /// The files that name a theme, with the key.
  private func places(_ place: FollowerPlace) -> [(path: String, key: ConfigurationKey)] {
    let settings = ["gtk-3.0", "gtk-4.0"].map {
      (GTKSettings(part: $0, place: place).path, GTKSettings.pointer)
    }
    let all = [("\(place.home)/.icons/default/index.theme", Self.inherited)] + settings
    return all.filter { place.value($0.1, in: $0.0, .groups) != nil }
  }
}
