// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroUIKit

/// A screen in plain UIKit or AppKit.
@MainActor
struct PlainScreen {
  /// What makes a screen.
  enum Content {
    /// A controller of UIKit's.
    case controller(@MainActor () -> UIViewController)
    /// A controller of a window of AppKit's.
    case window(@MainActor () -> NSViewController)
  }

  /// What pictures are called after.
  var name: String
  /// Its size in points.
  var size = CGSize(width: 390, height: 844)
  /// What makes it.
  var content: Content

  /// All of them.
  static let all = [
    PlainScreen(
      name: "settings",
      content: .controller {
        UINavigationController(rootViewController: SettingsViewController())
      }),
    PlainScreen(name: "onboarding", content: .controller { OnboardingViewController() }),
    PlainScreen(
      name: "berth-form",
      content: .controller { UINavigationController(rootViewController: BerthFormViewController()) }
    ),
    PlainScreen(
      name: "harbors",
      content: .controller { UINavigationController(rootViewController: HarborsViewController()) }),
    PlainScreen(
      name: "preferences", size: CGSize(width: 480, height: 368),
      content: .window { PreferencesViewController() }),
  ]
}
