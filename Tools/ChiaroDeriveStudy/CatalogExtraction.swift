// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroDerivation
import ChiaroProject

/// The pairs of light and dark that the catalogs in a folder have, as lines for the study's data.
///
/// A set counts with its first family of entries for every device and gamut, if both of its values
/// are written down and none is invisible; a set whose dark equals its light counts too. Each pair
/// of a name and two values counts once.
package enum CatalogExtraction {
  /// Returns the pairs of an app's catalogs.
  ///
  /// - Parameters:
  ///   - folder: a folder with catalogs
  ///   - app: the name of the app's repository
  ///   - part: the part of the study that the app belongs to
  /// - Returns: the pairs, catalog by catalog
  /// - Throws: an error when the folder or a catalog cannot be read
  package static func pairs(
    in folder: String, of app: String, _ part: DesignedPair.Part
  ) throws -> [DesignedPair] {
    var (pairs, known, counts): ([DesignedPair], Set<[String]>, [String: Int]) = ([], [], [:])
    for path in try Project.scan(folder).catalogs {
      let catalog = try AssetCatalog(path: path)
      var own: [DesignedPair] = []
      for set in catalog.sets(of: .color) {
        guard let (light, dark) = values(of: set), !set.name.contains(",") else { continue }
        let pair = DesignedPair(
          part: part, app: app, catalog: catalog.name, name: set.name, light: light, dark: dark)
        if known.insert([pair.name, light.cssText, dark.cssText]).inserted { own.append(pair) }
      }
      if own.isEmpty { continue }
      counts[catalog.name, default: 0] += 1
      let count = counts[catalog.name] ?? 1
      let name = count == 1 ? catalog.name : "\(catalog.name) \(count)"
      for index in own.indices { own[index].catalog = name }
      pairs += own
    }
    return pairs
  }

  private static func values(of set: AssetSet) -> (light: Color, dark: Color)? {
    guard let colorSet = set.colorSet,
      let family = ColorFamily.families(of: colorSet).first(where: { $0.isGeneral }),
      let light = family.entry(for: .light), let dark = family.entry(for: .dark),
      case .color(let day) = colorSet.entries[light].value,
      case .color(let night) = colorSet.entries[dark].value, day.alpha > 0, night.alpha > 0
    else { return nil }
    return (day, night)
  }
}

extension ColorFamily {
  /// Whether the entries are for every device and gamut.
  fileprivate var isGeneral: Bool {
    (base.idiom ?? "universal") == "universal" && base.gamut == nil && base.subtype == nil
  }
}
