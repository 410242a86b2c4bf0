// SPDX-License-Identifier: MIT

import ChiaroSource

/// The terminal Alacritty: the theme among the files that its configuration imports.
///
/// Source: alacritty(5): `general.import`, before 0.14 `import`; `live_config_reload`, which is on
/// by default
struct AlacrittyFollower: Follower {
  let name = "alacritty"
  let title = "the terminal Alacritty"

  func find(in place: FollowerPlace) -> FollowerFinding {
    FollowerFinding(file: path(place), in: place)
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    let keys = ["general", ""].map { ConfigurationKey(group: $0, name: "import") }
    let key = keys.first { place.value($0, in: path(place), .toml) != nil } ?? keys[0]
    let folder = Path.parent(path(place))
    let edit = FollowerEdit(path: path(place), format: .toml, key: key) { own in
      Self.wish(own, choice, isDark) { place.isFile(place.expanded($0, below: folder)) }
    }
    return FollowerPlan([edit], reach: .live)
  }

  /// The list with the theme's file of the style in the place of the other.
  private static func wish(
    _ own: String?, _ choice: FollowerChoice, _ isDark: Bool, exists: (String) -> Bool
  ) -> FollowerEdit.Wish {
    let chosen = choice[isDark: isDark]
    if let chosen, !exists(chosen) { return .left("the file \(chosen) is missing") }
    guard let own else {
      let value = chosen.flatMap { WrittenValue(nil, usualQuote: "\"").replaced(by: $0) }
      return value.map { .value("[\($0)]") } ?? .left("it imports no theme file")
    }
    let parts = own.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.reversed() where !index.isMultiple(of: 2) {
      let isChosen = [choice.light, choice.dark].contains(parts[index])
      let sister =
        isChosen
        ? chosen : StyleFamily.sister(of: parts[index], isDark: isDark, exists: exists)
      guard let sister, WrittenValue(nil).replaced(by: sister) != nil else { continue }
      var changed = parts
      changed[index] = sister
      return .value(changed.joined(separator: "\""))
    }
    return .left(
      """
      --light and --dark name no imported file, and no imported file has a light or dark \
      counterpart
      """)
  }

  private func path(_ place: FollowerPlace) -> String {
    "\(place.configuration)/alacritty/alacritty.toml"
  }
}
