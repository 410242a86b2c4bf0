// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews

extension BackdropFilter {
  /// Creates a filter that draws a material over the content behind it; nil if the identifier is
  /// unknown.
  ///
  /// - Parameters:
  ///   - id: the identifier, which `materialID` of `BlurEffect`, `GlassEffect` or `WindowMaterial`
  ///     returns
  ///   - scale: the number of pixels per point on the screen
  public init?(material id: String, scale: Double) {
    guard let recipe = MaterialRecipe.withID(id) ?? GlassEffect.recipe(ofID: id) else { return nil }
    self.init(recipe, scale: scale)
  }
}
