// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension AssetCatalog: NamedColorSource, NamedImageSource {
  /// Returns the color set with a name as a dynamic color; nil if there is none.
  public func color(named name: String) -> DynamicColor? {
    set(.color, named: name)?.colorSet?.dynamicColor(named: name)
  }

  /// Returns the image set with a name, as an image that is linked to its asset.
  ///
  /// The image shows the variant for unspecified traits, which count as light. If the set has
  /// variants only for particular kinds of device, it shows the variant for the first of these
  /// kinds, in the order of `UserInterfaceIdiom`. The result is nil if there is no such set or no
  /// variant fits.
  public func image(named name: String) -> Image? {
    guard let set = set(.image, named: name), let files = set.fileSet else { return nil }
    let asset = files.imageAsset
    let found = UserInterfaceIdiom.allCases.lazy
      .compactMap { asset.image(with: TraitCollection(userInterfaceIdiom: $0)) }.first
    guard let image = found else { return nil }
    return image.withRenderingMode(
      files.isTemplate(named: name)
        ? .alwaysTemplate
        : files.properties.templateRenderingIntent == "original" ? .alwaysOriginal : .automatic)
  }
}
