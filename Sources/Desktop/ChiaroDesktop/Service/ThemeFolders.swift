// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A search for the GTK themes that are installed.
enum ThemeFolders {
  /// The themes built into GTK.
  static let builtIn: Set<String> = [
    "Adwaita", "Adwaita-dark", "HighContrast", "HighContrastInverse",
  ]

  /// Returns whether GTK finds a theme of a name.
  static func hasTheme(_ name: String) -> Bool {
    if builtIn.contains(name) { return true }
    if name.isEmpty || name.contains("/") || name.hasPrefix(".") { return false }
    return folders.contains { System.isFolder("\($0)/\(name)") }
  }

  private static var folders: [String] {
    let shared = (System.environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share")
      .split(separator: ":").prefix(32).map { "\($0)/themes" }
    let own = [
      DesktopFolders.data.map { "\($0)/themes" },
      System.environment("HOME").map { "\($0)/.themes" },
    ].compactMap(\.self)
    return own + shared
  }
}
