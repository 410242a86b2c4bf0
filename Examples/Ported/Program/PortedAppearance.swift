// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// One of the eight appearances of a ported screen.
struct PortedAppearance {
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
      PortedAppearance(name: name, traits: usual),
      PortedAppearance(
        name: "\(name)-contrast",
        traits: usual.modifyingTraits { $0.accessibilityContrast = .high }),
      PortedAppearance(
        name: "\(name)-large-text",
        traits: usual.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }),
      PortedAppearance(
        name: "\(name)-rtl",
        traits: usual.modifyingTraits { $0.layoutDirection = .rightToLeft }),
    ]
  }
}
