// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews

extension BackdropFilter {
  /// Creates the filter that draws a material over the content behind it; nil for an unknown
  /// identifier.
  ///
  /// - Parameters:
  ///   - id: the identifier, as `materialID` of `BlurEffect`, `GlassEffect` or `WindowMaterial`
  ///     returns it
  ///   - scale: the number of pixels per point of the screen
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}
