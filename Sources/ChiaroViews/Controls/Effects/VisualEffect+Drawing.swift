// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import Foundation

extension VisualEffect {
  /// Lays the effect over what was drawn so far; what depends on traits is read from `traits`.
  @MainActor
  func draw(
    in context: GraphicsContext, _ rect: CGRect, cornerRadius: CGFloat, traits: TraitCollection
  ) {
    switch self {
    case .vibrancy: return
    case .blur(let blur): blur.draw(in: context, rect, cornerRadius, traits)
    case .glass(let glass): glass.draw(in: context, rect, cornerRadius, traits)
    }
  }
}

extension BlurEffect {
  /// The id of the recipe in an environment; nil where the platform has none.
  public func materialID(with traits: TraitCollection) -> String? {
    let platform = Platform(traits.userInterfaceIdiom)
    guard style.isAvailable(on: platform) else { return nil }
    let recipe = style.resolved(with: traits).recipe
    // The recipes of a blur are iOS's on every platform.
    return MaterialRecipe.named(recipe.name, on: .iOS, style: recipe.style)?.id
  }

  @MainActor
  fileprivate func draw(
    in context: GraphicsContext, _ rect: CGRect, _ cornerRadius: CGFloat, _ traits: TraitCollection
  ) {
    guard let id = materialID(with: traits) else { return }
    if traits[TraitReduceTransparency.self], let recipe = MaterialRecipe.withID(id) {
      // The tone that the material has over the background of its own style.
      let backdrop = recipe.isDark ? Color.black : Color.white
      return context.fill(
        rect, DynamicColor(recipe.applied(to: backdrop)), cornerRadius: cornerRadius)
    }
    context.drawMaterial(id, in: rect, cornerRadius: cornerRadius)
  }
}

extension GlassEffect {
  /// What display lists call the glass in an environment.
  public func materialID(with traits: TraitCollection) -> String {
    "glass/\(style)/\(traits.userInterfaceStyle == .dark ? "dark" : "light")"
  }

  @MainActor
  fileprivate func draw(
    in context: GraphicsContext, _ rect: CGRect, _ cornerRadius: CGFloat, _ traits: TraitCollection
  ) {
    let isOpaque = traits[TraitReduceTransparency.self]
    if isOpaque {
      context.fill(rect, .secondarySystemBackground, cornerRadius: cornerRadius)
    } else {
      context.drawMaterial(materialID(with: traits), in: rect, cornerRadius: cornerRadius)
    }
    guard let tintColor else { return }
    let stain = isOpaque ? tintColor : tintColor.withAlphaComponent(opacity(of: rect.size))
    context.fill(rect, stain, cornerRadius: cornerRadius)
  }
}
