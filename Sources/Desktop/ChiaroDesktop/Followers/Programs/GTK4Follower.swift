// SPDX-License-Identifier: MIT

/// GTK 4 where no settings daemon tells it its theme, as on X11 without a desktop.
///
/// Source: GTK 4, `GtkSettings`: `settings.ini` is read from the folder of configuration;
/// libadwaita asks the portal instead
struct GTK4Follower: Follower {
  let name = "gtk-4"
  let title = "GTK 4 programs without a settings daemon"

  func find(in place: FollowerPlace) -> FollowerFinding { settings(place).finding }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    settings(place).plan(isDark: isDark, choice: choice)
  }

  private func settings(_ place: FollowerPlace) -> GTKSettings {
    GTKSettings(part: "gtk-4.0", place: place)
  }
}
