// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroCatalog
import ChiaroSource

extension TokenPalette {
  /// Creates a palette of the color sets of catalogs.
  ///
  /// - Parameter catalogs: the catalogs; of several sets with one name the first counts
  /// - Returns: the palette, and the sets that it leaves out
  package static func read(
    _ catalogs: [AssetCatalog]
  ) -> (palette: TokenPalette, losses: [TokenLoss]) {
    var palette = TokenPalette()
    var losses: [TokenLoss] = []
    for catalog in catalogs {
      for set in catalog.sets(of: .color) {
        if !palette.add(ColorToken(set, in: catalog)) {
          losses.append(
            TokenLoss(
              TokenName(set.name), .name,
              "another color set has the same name and is used; this one is left out"))
        }
      }
    }
    return (palette, losses)
  }
}

extension ColorToken {
  /// Creates a color from a set of a catalog.
  init(_ set: AssetSet, in catalog: AssetCatalog) {
    let folder = Path.relative(set.path, to: catalog.path)
    self.init(
      TokenName(set.name), set.colorSet.map(Self.variants) ?? [],
      origin: set.document.map {
        Origin(folder: String(folder.dropLast(".colorset".count)), contents: $0)
      })
  }

  /// Returns the variants of a color set that a lookup can choose.
  static func variants(of colors: ColorSet) -> [Variant] {
    colors.entries.compactMap { entry in
      guard let slot = entry.slot.variant, let value = TokenValue(entry.value) else { return nil }
      return Variant(slot, value)
    }
  }
}
