// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// One of the eight appearances of a screen.
struct ScreenAppearance {
  /// What pictures are called after.
  var name: String
  /// What the system says.
  var traits: UITraitCollection

  /// Light and dark, each as usual, with more contrast, with larger text, and from right to left.
  @MainActor static let all = [UIUserInterfaceStyle.light, .dark].flatMap { style in
    let usual = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.userInterfaceIdiom = .phone
      $0.preferredContentSizeCategory = .large
    }
    let name = style == .light ? "light" : "dark"
    return [
      ScreenAppearance(name: name, traits: usual),
      ScreenAppearance(
        name: "\(name)-contrast",
        traits: usual.modifyingTraits { $0.accessibilityContrast = .high }),
      ScreenAppearance(
        name: "\(name)-large-text",
        traits: usual.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }),
      ScreenAppearance(
        name: "\(name)-rtl",
        traits: usual.modifyingTraits { $0.layoutDirection = .rightToLeft }),
    ]
  }
}
