// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroProject

/// The grounds of a project's screens, which tell whether an app is drawn dark.
///
/// A launch screen is left out: it is compared with the others.
struct ScreenGrounds: Sendable {
  /// How many screens have a dark ground that stays.
  private(set) var dark = 0
  /// How many have another one, or none of their own.
  private(set) var others = 0

  init() {}

  init(_ file: InterfaceSubject) {
    guard !file.document.isLaunchScreen, let root = file.document.root else { return }
    for view in root.descendants where Self.isOfController(view) {
      let color = file.ownGround(view)?.color
      let isDark = color.map { !$0.adapts && $0.light.relativeLuminance < 0.05 } ?? false
      dark += isDark ? 1 : 0
      others += isDark ? 0 : 1
    }
  }

  private static func isOfController(_ view: InterfaceElement) -> Bool {
    view.key == "view" && view.parent?.name.hasSuffix("ontroller") == true
  }

  /// Adds the screens of another file.
  mutating func add(_ more: ScreenGrounds) {
    dark += more.dark
    others += more.others
  }

  /// Whether an app is drawn dark, so that a dark launch screen goes with what follows it.
  var areDark: Bool { dark >= 2 && dark >= 2 * others }
}
