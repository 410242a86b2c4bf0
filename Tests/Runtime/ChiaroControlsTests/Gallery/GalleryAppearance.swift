// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// One of the eight environments in which every control has to be right.
struct GalleryAppearance: CustomTestStringConvertible {
  var style: UserInterfaceStyle
  var contrast: AccessibilityContrast
  var level: UserInterfaceLevel

  var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  /// `dark high elevated`; what is usual goes without saying.
  var testDescription: String {
    [
      style == .dark ? "dark" : "light", contrast == .high ? "high" : nil,
      level == .elevated ? "elevated" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  static let all: [GalleryAppearance] = [UserInterfaceStyle.light, .dark].flatMap { style in
    [AccessibilityContrast.normal, .high].flatMap { contrast in
      [UserInterfaceLevel.base, .elevated].map { level in
        GalleryAppearance(style: style, contrast: contrast, level: level)
      }
    }
  }
}
