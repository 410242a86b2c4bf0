// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

extension BackdropFilter {
  /// Creates the filter for a material recipe on a screen with `scale` pixels per point.
  public init(_ recipe: MaterialRecipe, scale: Double) {
    self = DisplayList.Material(recipe).filter(scale: scale)
  }
}

extension DisplayList.Material {
  /// Creates the material that a recipe describes.
  ///
  /// - Parameters:
  ///   - recipe: the blur radius, the color steps and their order
  ///   - name: the name that descriptions of display lists show; nil for the recipe's id
  public init(_ recipe: MaterialRecipe, name: String? = nil) {
    self.init(
      name: name ?? recipe.id, blurRadius: recipe.blurRadius,
      order: recipe.blursLast ? .colorThenBlur : .blurThenColor, color: recipe.colorStage)
  }
}
