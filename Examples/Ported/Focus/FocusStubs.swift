// SPDX-License-Identifier: MIT

import ChiaroUIKit

// The colors of the app's catalog that the screen uses, and symbols in place of its pictures.
extension UIColor {
  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      let parts = [value >> 16, value >> 8, value].map { CGFloat($0 & 0xFF) / 255 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
  }
  static let primaryText = pair(0x291D4F, 0xFBFBFE)
  static let secondaryText = pair(0x5B5B66, 0xBFBFC9)
  static let primaryButton = pair(0x1D1133, 0x9059FF)
}

extension UIImage {
  private static func symbol(_ name: String) -> UIImage {
    guard let image = UIImage(systemName: name) else { preconditionFailure("no symbol \(name)") }
    return image
  }
  static let mozilla = symbol("globe")
  static let privateMode = symbol("lock")
  static let history = symbol("clock")
  static let settings = symbol("gearshape")
}

extension OnboardingText {
  /// A text of the length of the app's own.
  static let example = OnboardingText(
    onboardingTitle: "Welcome to Firefox Focus!",
    onboardingSubtitle: "Fast. Private. Distraction-free.",
    instructions: [
      Instruction(
        title: "More than just incognito",
        subtitle: "Focus is a dedicated privacy browser with tracking protection and content "
          + "blocking.",
        image: .privateMode),
      Instruction(
        title: "Your history doesn’t follow you",
        subtitle: "Erase your browsing history, passwords, cookies, and prevent unwanted ads "
          + "from following you with one tap.",
        image: .history),
      Instruction(
        title: "Protection at your own discretion",
        subtitle: "Configure settings so you can decide how much or how little you share.",
        image: .settings),
    ],
    onboardingButtonTitle: "Start browsing")
}
