// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension AssetCatalog: NamedColorSource, NamedImageSource {
  /// The color set of that name as a dynamic color, or nil.
  public func color(named name: String) -> DynamicColor? {
    set(.color, named: name)?.colorSet?.dynamicColor(named: name)
  }

  /// The image set of that name as an image with its asset, or nil; the first that any light
  /// environment shows.
  public func image(named name: String) -> Image? {
    guard let set = set(.image, named: name), let files = set.fileSet else { return nil }
    guard let image = files.imageAsset.image(with: TraitCollection()) else { return nil }
    return image.withRenderingMode(
      files.isTemplate(named: name)
        ? .alwaysTemplate
        : files.properties.templateRenderingIntent == "original" ? .alwaysOriginal : .automatic)
  }
}
