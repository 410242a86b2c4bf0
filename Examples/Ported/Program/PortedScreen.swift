// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroUIKit

/// A screen that others wrote.
@MainActor
struct PortedScreen {
  /// What makes a screen.
  enum Content {
    /// A controller of UIKit's.
    case controller(@MainActor () -> UIViewController)
    /// The content of a window of AppKit's.
    case preferences(@MainActor () -> NSView)
  }

  /// What pictures are called after.
  var name: String
  /// What makes it.
  var content: Content
  /// Its size in points.
  var size: CGSize

  /// All of them.
  static let all = [
    PortedScreen(
      name: "messagekit-settings",
      content: .controller { UINavigationController(rootViewController: SettingsViewController()) },
      size: CGSize(width: 390, height: 844)),
    PortedScreen(
      name: "focus-onboarding",
      content: .controller {
        OnboardingViewController(config: .example, dismissOnboardingScreen: {})
      },
      size: CGSize(width: 390, height: 844)),
    PortedScreen(
      name: "panmodal-members", content: .controller { UserGroupViewController() },
      size: CGSize(width: 390, height: 600)),
    PortedScreen(
      name: "panmodal-profile",
      content: .controller {
        StackedProfileViewController(presentable: UserGroupViewController().members[2])
      },
      size: CGSize(width: 390, height: 360)),
    PortedScreen(
      name: "brd-gift",
      content: .controller {
        GiftViewController(sender: Sender(), wallet: Wallet(), currency: Currency())
      },
      size: CGSize(width: 390, height: 700)),
    PortedScreen(
      name: "stats-memory",
      content: .preferences {
        let settings = Settings(.RAM)
        settings.load(widgets: [.barChart, .text])
        return settings
      },
      size: CGSize(width: 540, height: 400)),
  ]
}
