// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroUIKit

/// One of the eight environments in which every page is drawn.
struct GalleryAppearance: Hashable, Sendable {
  var style: UIUserInterfaceStyle
  var contrast = UIAccessibilityContrast.normal
  var reducesTransparency = false

  /// Light and dark, each as usual, opaque, with more contrast, and both.
  static let all: [GalleryAppearance] = [UIUserInterfaceStyle.light, .dark].flatMap { style in
    [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [false, true].map {
        GalleryAppearance(style: style, contrast: contrast, reducesTransparency: $0)
      }
    }
  }

  /// What the system says in this environment.
  var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceIdiom = .phone
      $0.displayScale = 2
      $0[TraitReduceTransparency.self] = reducesTransparency
    }
  }

  private var words: [String] {
    ["\(AppearanceKey(traits))"] + (reducesTransparency ? ["opaque"] : [])
  }

  /// As a caption.
  var title: String { words.joined(separator: ", ") }
  /// As a part of a file's name.
  var fileName: String {
    words.joined(separator: "-").replacing(" ", with: "-")
  }
}
