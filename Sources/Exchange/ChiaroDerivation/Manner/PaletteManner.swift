// SPDX-License-Identifier: MIT

package import ChiaroAudit
package import ChiaroFindings

extension DerivationManner {
  /// Returns the manner of another palette: its pairs of light and dark are examples.
  ///
  /// - Parameters:
  ///   - catalogs: the catalogs whose colors have dark values
  ///   - uses: what those colors are used for, by the folder of their set
  /// - Returns: the usual manner with an example for each color that has both values
  package static func like(
    _ catalogs: [CatalogSubject], usedAs uses: AssetUses.Roles = [:]
  ) -> DerivationManner {
    var manner = DerivationManner()
    for catalog in catalogs {
      for color in PaletteReading(catalog, uses, Derivation.Options()).colors {
        guard let light = color.values[.light], let dark = color.values[.dark] else { continue }
        manner.examples.append(
          .model(
            color.role.role, NameKind(color.name), light: light.color, dark: dark.color))
      }
    }
    return manner
  }
}
