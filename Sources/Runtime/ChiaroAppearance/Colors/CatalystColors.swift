// SPDX-License-Identifier: MIT

/// The AppKit colors that replace UIKit's backgrounds where an iPad app runs on a Mac.
///
/// WWDC19's session 214 says that there are "slightly different versions of dynamic colors"; no
/// source says which. This mapping from UIKit's backgrounds to AppKit's is our choice. Labels,
/// fills and separators have the same names in both frameworks and need no table.
///
/// Apple counterpart: UIKit's colors in Mac Catalyst · Source: WWDC19 214 (statement S248) ·
/// Fidelity: approximate
enum CatalystColors {
  /// The AppKit color name for each UIKit color name.
  static let names = [
    "systemBackground": "controlBackgroundColor",
    "secondarySystemBackground": "windowBackgroundColor",
    "systemGroupedBackground": "windowBackgroundColor",
    "secondarySystemGroupedBackground": "controlBackgroundColor",
  ]

  /// Returns the name of a UIKit color in a platform's palette.
  static func name(of name: String, on platform: Platform) -> String {
    platform == .macOS ? names[name] ?? name : name
  }
}
