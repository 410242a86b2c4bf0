// SPDX-License-Identifier: MIT

/// A picture of the desktop for each style, by the program that the desktop has for it.
///
/// The picture from before is not known, and is not given back.
///
/// Source: plasma-apply-wallpaperimage; sway-output(5), `bg`; hyprpaper, `wallpaper`; swww(1);
/// feh(1), `--bg-fill`
struct WallpaperFollower: Follower {
  let name = "wallpaper"
  let title = "a wallpaper for each style"

  func find(in place: FollowerPlace) -> FollowerFinding {
    if place.desktops.contains("gnome") {
      return FollowerFinding(
        "GNOME", followsItself: "GNOME has its own wallpaper for dark: picture-uri-dark")
    }
    return FollowerFinding(command("", in: place)?.first)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let picture = choice[isDark: isDark] else {
      return FollowerPlan(obstacle: "name both pictures with --light and --dark")
    }
    let path = place.expanded(picture, below: place.home)
    let isOdd = path.unicodeScalars.contains {
      $0.properties.generalCategory == .control || "\"\\,;".unicodeScalars.contains($0)
    }
    if isOdd {
      return FollowerPlan(obstacle: "chiaro cannot pass on the picture's path \(path)")
    }
    if !place.isFile(path) { return FollowerPlan(obstacle: "the picture \(path) is missing") }
    guard let words = command(path, in: place) else {
      return FollowerPlan(obstacle: "no known program shows wallpapers on this desktop")
    }
    return FollowerPlan([], [.run(words)], reach: .live)
  }

  /// The words of the first program that is there and goes with the desktop.
  private func command(_ path: String, in place: FollowerPlace) -> [String]? {
    let ways: [(desktop: String?, words: [String])] = [
      ("kde", ["plasma-apply-wallpaperimage", path]),
      ("sway", ["swaymsg", "output * bg \"\(path)\" fill"]),
      ("hyprland", ["hyprctl", "hyprpaper", "wallpaper", ",\(path)"]),
      ("niri", ["swww", "img", path]), (nil, ["feh", "--no-fehbg", "--bg-fill", path]),
    ]
    for way in ways {
      if let desktop = way.desktop, !place.desktops.contains(desktop) { continue }
      if let program = place.program(way.words[0]) { return [program] + way.words.dropFirst() }
    }
    return nil
  }
}
