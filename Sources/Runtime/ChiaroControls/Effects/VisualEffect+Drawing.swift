// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import Foundation

/// The rectangle, traits and state with which an effect is drawn.
struct EffectPlace {
  var rect: CGRect
  var cornerRadius: CGFloat = 0
  var traits: TraitCollection
  /// Whether the window is active; effects in inactive windows are flat on the Mac idiom.
  var isActive = true
  /// The style to which glass has adapted; nil for the interface style.
  var glassStyle: UserInterfaceStyle?

  /// Whether an opaque fill replaces the material.
  var isOpaque: Bool { !isActive || traits.asksForOpaqueMaterials }
}

extension VisualEffectKind {
  /// Draws the effect over the content drawn so far.
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
  /// Returns the identifier of the `MaterialRecipe` that draws the blur for given traits; nil if
  /// the platform does not have the style.
  public func materialID(with traits: TraitCollection) -> String? { recipe(with: traits)?.id }

  /// Returns the blur's recipe for traits; nil if the platform does not have the style.
  private func recipe(with traits: TraitCollection) -> MaterialRecipe? {
    let platform = Platform(traits.userInterfaceIdiom)
    guard style.isAvailable(on: platform) else { return nil }
    let name = style.resolved(with: traits).recipeName
    // The recipes of a blur are iOS's on every platform.
    return MaterialRecipe.named(name, on: .iOS, style: traits.userInterfaceStyle)
  }

  @MainActor
  fileprivate func draw(in context: GraphicsContext, _ place: EffectPlace) {
    guard let recipe = recipe(with: place.traits) else { return }
    if place.isOpaque {
      let tone = recipe.opaqueForm(contrast: place.traits.accessibilityContrast)
      return context.fill(place.rect, DynamicColor(tone), cornerRadius: place.cornerRadius)
    }
    context.drawMaterial(
      DisplayList.Material(recipe), in: place.rect, cornerRadius: place.cornerRadius)
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
        material(with: traits ?? place.traits, size: place.rect.size), in: place.rect,
        cornerRadius: place.cornerRadius)
    }
    guard let tintColor else { return }
    let stain =
      place.isOpaque ? tintColor : tintColor.withAlphaComponent(opacity(of: place.rect.size))
    context.fill(place.rect, stain, cornerRadius: place.cornerRadius)
  }
}
