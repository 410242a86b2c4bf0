// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews

extension BackdropFilter {
  /// The filter of a recipe's id; nil for one that is not known.
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}
