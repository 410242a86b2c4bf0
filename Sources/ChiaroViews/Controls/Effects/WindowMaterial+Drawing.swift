// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
package import Foundation

/// A material of the Mac, and how it is used.
package struct MaterialUse {
  package var material: WindowMaterial
  package var isEmphasized: Bool
  /// Whether it looks as in a window that is in use.
  package var isActive: Bool
  /// Whether it shows what lies behind the window, and not what the window has drawn so far.
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
  /// Lays a Mac's material over what was drawn so far, or over the desktop.
  ///
  /// The mean color of the desktop's picture stands for the desktop, the window's background where
  /// none is known; so that of two materials that show it, the one drawn last wins. Materials are
  /// flat while their window is not in use, and where transparency is reduced or contrast
  /// increased: how that looks is not public, they have the opaque form of their recipe.
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

  /// How many colors were used so far.
  package var colorCount: Int { drawing.colors.count }

  /// Lets gray content of a vibrant view show what lies behind it.
  ///
  /// A gray turns into black or white, by the style, as translucent as it is near to the
  /// background; colors stay as they are. Apple's blending is not public.
  ///
  /// - Parameter start: how many colors were used before that content was drawn
  package func makeVibrant(from start: Int) {
    for index in start..<drawing.colors.count {
      drawing.colors[index] = VibrantGray.color(for: drawing.colors[index])
    }
  }
}

/// What a vibrant appearance makes of grays.
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
