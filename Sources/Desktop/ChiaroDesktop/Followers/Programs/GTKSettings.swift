// SPDX-License-Identifier: MIT

/// The file `settings.ini` of GTK 3 and 4, which each program reads when it starts.
///
/// Source: GTK 3 and 4, `GtkSettings`: `gtk-theme-name`, and
/// `gtk-application-prefer-dark-theme`, which takes `gtk-dark.css` of a theme
struct GTKSettings {
  /// The folder of the version, such as `gtk-3.0`.
  var part: String
  var place: FollowerPlace

  var path: String { "\(place.configuration)/\(part)/settings.ini" }

  static let theme = key("gtk-theme-name")
  static let prefersDark = key("gtk-application-prefer-dark-theme")
  static let icons = key("gtk-icon-theme-name")
  static let pointer = key("gtk-cursor-theme-name")

  private static func key(_ name: String) -> ConfigurationKey {
    ConfigurationKey(group: "Settings", name: name)
  }

  /// A value that is set; nil for none.
  func value(_ key: ConfigurationKey) -> String? { place.value(key, in: path, .groups) }

  /// Whether the theme that is set has a sister.
  var hasPair: Bool {
    StyleFamily.hasBoth(value(Self.theme)) { place.hasTheme($0, part: part) }
  }

  /// Whether the theme that is set, or GTK's own, has a dark half that a switch shows.
  private var hasDarkHalf: Bool {
    place.hasDarkHalf(value(Self.theme) ?? "Adwaita", part: part)
  }

  /// The finding: on by itself where the theme has both styles.
  var finding: FollowerFinding {
    FollowerFinding(file: path, in: place, isOnByItself: hasPair || hasDarkHalf)
  }

  /// Themes by name, and the switch for one that has its dark half in itself.
  func plan(isDark: Bool, choice: FollowerChoice) -> FollowerPlan {
    var edits: [FollowerEdit] = []
    let (place, part) = (place, part)
    let hasTheme = choice[isDark: isDark] != nil || hasPair
    if !hasTheme && !hasDarkHalf {
      let name = value(Self.theme) ?? ""
      return FollowerPlan(
        obstacle:
          """
          \(name.isEmpty ? "no theme is set" : "the theme \(name) has no light or dark counterpart"): \
          name both themes with --light and --dark
          """)
    }
    if hasTheme {
      edits.append(
        FollowerEdit(path: path, format: .groups, key: Self.theme, makesFile: true) { own in
          .family(own, "theme", choice: choice[isDark: isDark], isDark: isDark) {
            place.hasTheme($0, part: part)
          }
        })
    }
    if !hasTheme || value(Self.prefersDark) != nil {
      edits.append(
        FollowerEdit(path: path, format: .groups, key: Self.prefersDark, makesFile: true) { own in
          let isWord = own == "true" || own == "false"
          return .value(isWord ? "\(isDark)" : isDark ? "1" : "0")
        })
    }
    return FollowerPlan(edits, reach: .restart)
  }
}
