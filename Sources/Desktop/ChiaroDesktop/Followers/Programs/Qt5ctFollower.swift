// SPDX-License-Identifier: MIT

/// Qt 5 programs where qt5ct gives them their palette.
///
/// Source: qt5ct, `qt5ct.conf`, see `QtSettings`
struct Qt5ctFollower: Follower {
  let name = "qt5ct"
  let title = "Qt 5 programs with qt5ct"

  func find(in place: FollowerPlace) -> FollowerFinding { settings(place).finding }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    settings(place).plan(isDark: isDark, choice: choice)
  }

  private func settings(_ place: FollowerPlace) -> QtSettings {
    QtSettings(part: "qt5ct", place: place)
  }
}
