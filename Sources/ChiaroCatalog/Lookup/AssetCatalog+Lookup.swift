// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension AssetCatalog: NamedColorSource, NamedImageSource {
  /// Returns the color set with a name as a dynamic color, or nil when there is none.
  public func color(named name: String) -> DynamicColor? {
    set(.color, named: name)?.colorSet?.dynamicColor(named: name)
  }

  /// Returns the image set with a name as an image linked to its asset.
  ///
  /// The image shows the variant for unspecified traits, which count as light. The result is nil
  /// when there is no such set or no variant fits.
  public func image(named name: String) -> Image? {
    guard let set = set(.image, named: name), let files = set.fileSet else { return nil }
    guard let image = files.imageAsset.image(with: TraitCollection()) else { return nil }
    return image.withRenderingMode(
      files.isTemplate(named: name)
        ? .alwaysTemplate
        : files.properties.templateRenderingIntent == "original" ? .alwaysOriginal : .automatic)
  }
}
