// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource

/// A check for names that several catalogs of a folder share: Xcode merges the catalogs, and only
/// one of the sets is used.
enum SharedNames {
  static func diagnostics(_ catalogs: [AssetCatalog], in folder: String) -> [Diagnostic] {
    var first: [String: AssetSet] = [:]
    var found: [Diagnostic] = []
    for catalog in catalogs {
      for set in catalog.sets where set.kind == .color || set.kind == .image {
        let key = "\(Path.parent(catalog.path))\n\(set.kind.rawValue)\n\(set.name)"
        guard let other = first[key] else {
          first[key] = set
          continue
        }
        if Path.parent(other.path) == Path.parent(set.path) || areBoth(other, set, in: catalog) {
          continue
        }
        found.append(diagnostic(set, Path.relative(other.path, to: folder)))
      }
    }
    return found
  }

  private static func diagnostic(_ set: AssetSet, _ other: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "name-in-two-catalogs",
      at: SourceLocation(file: set.contentsPath, line: 1, column: 1),
      """
      \(other) is another \(set.kind.rawValue) named "\(set.name)"; a target shows only one of \
      them
      """, fix: "rename one of them")
  }

  private static func areBoth(_ a: AssetSet, _ b: AssetSet, in catalog: AssetCatalog) -> Bool {
    a.path.hasPrefix(catalog.path + "/") && b.path.hasPrefix(catalog.path + "/")
  }
}
