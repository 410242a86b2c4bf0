// SPDX-License-Identifier: MIT

/// Qt 6 programs where qt6ct gives them their palette.
///
/// Source: qt6ct, `qt6ct.conf`, see `QtSettings`
struct Qt6ctFollower: Follower {
  let name = "qt6ct"
  let title = "Qt 6 programs with qt6ct"

  func find(in place: FollowerPlace) -> FollowerFinding { settings(place).finding }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    settings(place).plan(isDark: isDark, choice: choice)
  }

  private func settings(_ place: FollowerPlace) -> QtSettings {
    QtSettings(part: "qt6ct", place: place)
  }
}
