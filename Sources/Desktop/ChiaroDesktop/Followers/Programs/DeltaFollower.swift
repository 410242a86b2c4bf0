// SPDX-License-Identifier: MIT

/// delta, which shows differences of git.
///
/// Source: delta(1): `light` and `dark` in the section `delta` of git's configuration; where none
/// is set it asks the terminal
struct DeltaFollower: Follower {
  let name = "delta"
  let title = "delta, the viewer for git diffs"

  private static let light = ConfigurationKey(group: "delta", name: "light")
  private static let dark = ConfigurationKey(group: "delta", name: "dark")

  func find(in place: FollowerPlace) -> FollowerFinding {
    guard let path = path(place) else { return FollowerFinding(nil) }
    let isSet = [Self.light, Self.dark].contains { place.value($0, in: path, .groups) != nil }
    return FollowerFinding(path, followsItself: isSet ? nil : "it follows the terminal")
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let path = path(place) else {
      return FollowerPlan(obstacle: "git's configuration has no section delta")
    }
    let edits = [(Self.light, !isDark), (Self.dark, isDark)].map { key, isOn in
      FollowerEdit(path: path, format: .groups, key: key) { _ in .value("\(isOn)") }
    }
    return FollowerPlan(edits, reach: .live)
  }

  /// The file of git's configuration that has the section.
  private func path(_ place: FollowerPlace) -> String? {
    ["\(place.home)/.gitconfig", "\(place.configuration)/git/config"].first { path in
      let bytes = place.bytes(path) ?? []
      return ConfigurationLines(bytes, format: .groups).groups.contains { $0.name == "delta" }
    }
  }
}
