// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

extension VisualEffectView: BackdropObserving {
  /// Whether the effect is glass that is active, not opaque, and small enough to turn light or
  /// dark.
  package final var isLiveGlass: Bool {
    guard case .glass = kind?.value else { return false }
    let isShown =
      state.isActive(in: untrackedTraits) && !untrackedTraits.asksForOpaqueMaterials
    return isShown && GlassAdaptation.isSmall(height: bounds.height)
  }

  /// Adapts the glass and its content to the mean luminance of the content behind it.
  ///
  /// - Returns: whether the adaptation changed
  package final func observeGlass(_ luminance: Double) -> Bool {
    var glass = adaptation ?? GlassAdaptation(style: untrackedTraits.userInterfaceStyle)
    glass.observe(luminance: luminance, height: bounds.height)
    guard glass != adaptation else { return false }
    adaptation = glass
    setContentStyle(glass.style)
    return true
  }

  /// Returns the glass to the interface style, after it became large or opaque.
  ///
  /// - Returns: whether the adaptation changed
  package final func forgetGlass() -> Bool {
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
