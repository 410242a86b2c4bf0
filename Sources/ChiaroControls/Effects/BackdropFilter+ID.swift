// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews

extension BackdropFilter {
  /// Creates the filter of a material recipe from the recipe's id; nil for an unknown id.
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}
