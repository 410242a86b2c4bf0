// SPDX-License-Identifier: MIT

/// GTK 3 where no settings daemon tells it its theme, as on X11 without a desktop.
///
/// Source: GTK 3, `GtkSettings`: `settings.ini` is read from the folder of configuration
struct GTK3Follower: Follower {
  let name = "gtk-3"
  let title = "GTK 3 programs without a settings daemon"

  func find(in place: FollowerPlace) -> FollowerFinding { settings(place).finding }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    settings(place).plan(isDark: isDark, choice: choice)
  }

  private func settings(_ place: FollowerPlace) -> GTKSettings {
    GTKSettings(part: "gtk-3.0", place: place)
  }
}
