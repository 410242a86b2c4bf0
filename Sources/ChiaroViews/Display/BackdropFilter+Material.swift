// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

extension BackdropFilter {
  /// What a recipe does to pixels on a screen with `scale` pixels a point.
  public init(_ recipe: MaterialRecipe, scale: Double) {
    self.init(
      blur: GaussianBlur(sigma: recipe.blurRadius * scale),
      order: recipe.blursLast ? .colorThenBlur : .blurThenColor,
      color: recipe.colorStage)
  }

  /// The filter of a name in `DisplayList.materials`; nil for one that is not known.
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}
