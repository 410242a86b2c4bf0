// SPDX-License-Identifier: MIT

/// The terminal WezTerm, whose configuration is a program that can ask for the style itself.
///
/// Source: WezTerm, `wezterm.gui.get_appearance()`
struct WezTermFollower: Follower {
  let name = "wezterm"
  let title = "the terminal WezTerm"

  func find(in place: FollowerPlace) -> FollowerFinding {
    guard let path = paths(place).first(where: place.isFile) else { return FollowerFinding(nil) }
    let text = String(decoding: place.bytes(path) ?? [], as: UTF8.self)
    let isAsking = text.contains("get_appearance")
    return FollowerFinding(
      path, followsItself: isAsking ? "its configuration calls get_appearance()" : nil)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    FollowerPlan(
      obstacle: """
        its configuration is a program: choose color_scheme there with \
        wezterm.gui.get_appearance()
        """)
  }

  private func paths(_ place: FollowerPlace) -> [String] {
    ["\(place.home)/.wezterm.lua", "\(place.configuration)/wezterm/wezterm.lua"]
  }
}
