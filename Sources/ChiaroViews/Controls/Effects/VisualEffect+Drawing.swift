// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
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
  /// Returns the identifier of the material recipe for traits; nil if the platform lacks the style.
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
