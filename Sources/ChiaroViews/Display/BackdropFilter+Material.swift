// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

extension BackdropFilter {
  /// Creates the filter of a material recipe for a screen with `scale` pixels per point.
  public init(_ recipe: MaterialRecipe, scale: Double) {
    self.init(
      blur: GaussianBlur(sigma: recipe.blurRadius * scale),
      order: recipe.blursLast ? .colorThenBlur : .blurThenColor,
      color: recipe.colorStage)
  }

  /// Creates the filter for an identifier in `DisplayList.materials`; nil if it is unknown.
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}
