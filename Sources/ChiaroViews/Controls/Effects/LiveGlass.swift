// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import Foundation

/// A small piece of glass in a window, and the position of its material in the window's list.
@MainActor
struct PlacedGlass {
  /// The view that shows the glass.
  weak var view: VisualEffectView?
  /// The number of commands in the list that lie behind the glass.
  var commandCount: Int
  /// The frame of the glass in points of the window.
  var frame: Rectangle
}

extension VisualEffectView {
  /// Whether the effect is visible glass, small enough to adapt its style to the content behind.
  final var isLiveGlass: Bool {
    guard case .glass = kind?.value else { return false }
    let isShown =
      state.isActive(in: scope.traits) && !scope.traits.asksForOpaqueMaterials
    return isShown && GlassAdaptation.isSmall(height: bounds.height)
  }

  /// Adapts the glass and its content to the mean luminance of the content behind it.
  ///
  /// - Returns: whether the adaptation changed
  final func observeGlass(_ luminance: Double) -> Bool {
    var glass = adaptation ?? GlassAdaptation(style: scope.traits.userInterfaceStyle)
    glass.observe(luminance: luminance, height: bounds.height)
    guard glass != adaptation else { return false }
    adaptation = glass
    setContentStyle(glass.style)
    return true
  }

  /// Returns the glass to the interface style, after it became large or opaque.
  ///
  /// - Returns: whether the adaptation changed
  final func forgetGlass() -> Bool {
    guard adaptation != nil else { return false }
    adaptation = nil
    setContentStyle(.unspecified)
    return true
  }

  private final func setContentStyle(_ style: UserInterfaceStyle) {
    contentView.setIntrinsicTraits(TraitCollection(userInterfaceStyle: style))
    setNeedsDisplay()
  }
}
