// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
package import Foundation

/// A material of the Mac, and the state in which it is drawn.
package struct MaterialUse {
  package var material: WindowMaterial
  package var isEmphasized: Bool
  /// Whether the material looks as it does in an active window.
  package var isActive: Bool
  /// Whether the material shows what is behind the window rather than the window's own content.
  package var isBehindWindow: Bool

  package init(
    _ material: WindowMaterial, isEmphasized: Bool, isActive: Bool, isBehindWindow: Bool
  ) {
    self.material = material
    self.isEmphasized = isEmphasized
    self.isActive = isActive
    self.isBehindWindow = isBehindWindow
  }
}

extension GraphicsContext {
  /// Draws a Mac's material over the content drawn so far, or over the desktop.
  ///
  /// The mean color of the desktop picture stands for the desktop, or the window background color
  /// if that is unknown; of two overlapping materials that show the desktop, the one drawn last is
  /// visible. Materials are flat in inactive windows and with Reduce Transparency or Increase
  /// Contrast; because Apple's look is not public, they take the opaque form of their recipe.
  package func draw(
    _ use: MaterialUse, in rect: CGRect, cornerRadius: CGFloat, with traits: TraitCollection
  ) {
    let flat = use.material.flatColor(isEmphasized: use.isEmphasized && use.isActive)
    if let flat { return fill(rect, flat, cornerRadius: cornerRadius) }
    guard let recipe = use.material.recipe(with: traits) else { return }
    if !use.isActive || traits.asksForOpaqueMaterials {
      let tone = recipe.opaqueForm(contrast: traits.accessibilityContrast)
      return fill(rect, DynamicColor(tone), cornerRadius: cornerRadius)
    }
    if use.isBehindWindow {
      let desktop = traits[TraitDesktopTint.self].wallpaper.map { DynamicColor($0) }
      fill(rect, desktop ?? .windowBackgroundColor, cornerRadius: cornerRadius)
    }
    drawMaterial(DisplayList.Material(recipe), in: rect, cornerRadius: cornerRadius)
  }

  /// Replaces gray colors of a vibrant view by translucent black or white.
  ///
  /// The alpha decreases the nearer a gray is to the background: black for light styles, white for
  /// dark ones. Other colors do not change. Apple's blending is not public.
  ///
  /// - Parameter start: the number of color slots used before the content of the view was drawn
  package func makeVibrant(from start: Int) {
    replaceColors(from: start, by: VibrantGray.color)
  }
}

/// The replacement of grays under a vibrant appearance.
private enum VibrantGray {
  static func color(for declared: DynamicColor) -> DynamicColor {
    DynamicColor { traits in
      let own = declared.resolved(with: traits)
      let parts = own.converted(to: .extendedSRGB).components
      guard parts.max() - parts.min() < 1.0 / 256 else { return declared }
      let isDark = traits.userInterfaceStyle == .dark
      let strength = min(1, max(0, isDark ? parts.x : 1 - parts.x))
      let ink = isDark ? DynamicColor.white : .black
      return ink.withAlphaComponent(own.alpha * strength)
    }
  }
}
