// SPDX-License-Identifier: MIT

/// The theme of icons in GTK's settings, such as `Papirus` and `Papirus-Dark`.
///
/// Source: GTK 3 and 4, `GtkSettings`: `gtk-icon-theme-name`; Icon Theme Specification 0.13
struct IconsFollower: Follower {
  let name = "icons"
  let title = "the icon theme in GTK's settings"

  func find(in place: FollowerPlace) -> FollowerFinding {
    let files = settings(place)
    let hasPairs = files.allSatisfy { file in
      StyleFamily.hasBoth(file.value(GTKSettings.icons)) { place.hasIcons($0) }
    }
    return FollowerFinding(files.first?.path, isOnByItself: hasPairs)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let edits = settings(place).map { file in
      FollowerEdit(path: file.path, format: .groups, key: GTKSettings.icons) { own in
        .family(own, "icon theme", choice: choice[isDark: isDark], isDark: isDark) {
          place.hasIcons($0)
        }
      }
    }
    if edits.isEmpty { return FollowerPlan(obstacle: "no settings.ini names an icon theme") }
    return FollowerPlan(edits, reach: .restart)
  }

  /// The files that name a theme.
  private func settings(_ place: FollowerPlace) -> [GTKSettings] {
    ["gtk-3.0", "gtk-4.0"].map { GTKSettings(part: $0, place: place) }
      .filter { $0.value(GTKSettings.icons) != nil }
  }
}
