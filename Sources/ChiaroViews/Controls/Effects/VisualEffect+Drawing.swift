// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import Foundation

/// Where and how an effect is drawn.
struct EffectPlace {
  var rect: CGRect
  var cornerRadius: CGFloat = 0
  var traits: TraitCollection
  /// Whether the window is in use; effects of others are flat on a Mac.
  var isActive = true
  /// The style that glass has turned to; nil for that of the interface.
  var glassStyle: UserInterfaceStyle?

  /// Whether an opaque fill stands for the material.
  var isOpaque: Bool { !isActive || traits.asksForOpaqueMaterials }
}

extension VisualEffectKind {
  /// Lays the effect over what was drawn so far.
  @MainActor
  func draw(in context: GraphicsContext, _ place: EffectPlace) {
    switch value {
    case .vibrancy: return
    case .blur(let blur): blur.draw(in: context, place)
    case .glass(let glass): glass.draw(in: context, place)
    }
  }
}

extension BlurEffect {
  /// The id of the recipe in an environment; nil where the platform has none.
  public func materialID(with traits: TraitCollection) -> String? {
    let platform = Platform(traits.userInterfaceIdiom)
    guard style.isAvailable(on: platform) else { return nil }
    let name = style.resolved(with: traits).recipeName
    // The recipes of a blur are iOS's on every platform.
    return MaterialRecipe.named(name, on: .iOS, style: traits.userInterfaceStyle)?.id
  }

  @MainActor
  fileprivate func draw(in context: GraphicsContext, _ place: EffectPlace) {
    guard let id = materialID(with: place.traits) else { return }
    if place.isOpaque, let recipe = MaterialRecipe.withID(id) {
      let tone = recipe.opaqueForm(contrast: place.traits.accessibilityContrast)
      return context.fill(place.rect, DynamicColor(tone), cornerRadius: place.cornerRadius)
    }
    context.drawMaterial(id, in: place.rect, cornerRadius: place.cornerRadius)
  }
}

extension GlassEffect {
  @MainActor
  fileprivate func draw(in context: GraphicsContext, _ place: EffectPlace) {
    if place.isOpaque {
      context.fill(place.rect, .secondarySystemBackground, cornerRadius: place.cornerRadius)
    } else {
      let traits = place.glassStyle.map {
        TraitCollection(traitsFrom: [place.traits, TraitCollection(userInterfaceStyle: $0)])
      }
      context.drawMaterial(
        materialID(with: traits ?? place.traits, size: place.rect.size), in: place.rect,
        cornerRadius: place.cornerRadius)
    }
    guard let tintColor else { return }
    let stain =
      place.isOpaque ? tintColor : tintColor.withAlphaComponent(opacity(of: place.rect.size))
    context.fill(place.rect, stain, cornerRadius: place.cornerRadius)
  }
}
