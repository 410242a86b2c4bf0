// SPDX-License-Identifier: MIT

/// The Mac's own colors that stand for UIKit's backgrounds where an iPad app runs on a Mac.
///
/// The session says that there are "slightly different versions of dynamic colors", no source says
/// which: which of AppKit's backgrounds stands for which of UIKit's is ours. Labels, fills and
/// separators have the same names on both, and need no table.
///
/// Apple counterpart: UIKit's colors in Mac Catalyst · Source: WWDC19 214 (S248) ·
/// Fidelity: approximate
enum CatalystColors {
  /// AppKit's name of what UIKit's color looks like on a Mac.
  static let names = [
    "systemBackground": "controlBackgroundColor",
    "secondarySystemBackground": "windowBackgroundColor",
    "systemGroupedBackground": "windowBackgroundColor",
    "secondarySystemGroupedBackground": "controlBackgroundColor",
  ]

  /// The name under which a platform has a color.
  static func name(of name: String, on platform: Platform) -> String {
    platform == .macOS ? names[name] ?? name : name
  }
}
