// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

extension BackdropFilter {
  /// What a recipe does to pixels on a screen with `scale` pixels a point.
  public init(_ recipe: MaterialRecipe, scale: Double) {
    var stage = ColorStage()
    stage.saturation = recipe.saturation
    stage.clampsSaturation = recipe.clampsSaturation
    stage.brightness = recipe.brightness
    stage.luminance = recipe.luminance.map { luminance in
      ColorStage.Luminance(amount: luminance.amount, curve: SIMD4(luminance.curve))
    }
    stage.fills = recipe.fills.map { fill in
      ColorStage.Fill(
        color: SIMD3(repeating: fill.white), alpha: fill.alpha,
        mode: ColorStage.Fill.Mode(fill.mode))
    }
    self.init(
      blur: GaussianBlur(sigma: recipe.blurRadius * scale),
      order: recipe.blursLast ? .colorThenBlur : .blurThenColor, color: stage)
  }

  /// The filter of a name in `DisplayList.materials`; nil for one that is not known.
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}

extension ColorStage.Fill.Mode {
  fileprivate init(_ mode: MaterialRecipe.Fill.Mode) {
    switch mode {
    case .sourceOver: self = .sourceOver
    case .darken: self = .darken
    case .lighten: self = .lighten
    }
  }
}
