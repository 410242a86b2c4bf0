// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource
import ChiaroTestSupport

/// A catalog on disk that a test builds, because git cannot hold what it is about.
struct TemporaryCatalog {
  let folder: TemporaryFolder
  /// The catalog, a folder inside the temporary one, so that links can lead out of it.
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.makeFolder("A.xcassets")
  }

  /// A path inside the catalog.
  func inside(_ name: String) -> String { "\(path)/\(name)" }

  /// The name that `TemporaryFolder` has for a path inside the catalog.
  func name(_ name: String) -> String { "A.xcassets/\(name)" }

  /// Writes a set with one entry, or with the text given.
  func addColor(_ name: String, _ text: String = gray) throws {
    try folder.write(text, to: self.name("\(name).colorset/Contents.json"))
  }

  func read(_ limits: CatalogLimits = CatalogLimits()) throws -> AssetCatalog {
    try AssetCatalog(path: path, limits: limits)
  }

  /// A color set of one gray.
  static let gray = #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0.5","green":"0.5","blue":"0.5","alpha":"1.0"}}}],"info":{"version":1}}
    """#
}

extension AssetCatalog {
  /// `id path` of every diagnostic, the path as seen from the catalog.
  var reports: [String] {
    diagnostics.map { "\($0.id) \(Path.relative($0.location.file, to: path))" }
  }

  /// The names of all color sets.
  var colorNames: [String] { sets(of: .color).map(\.name) }

  /// Reads a catalog of color sets from memory: the texts of their `Contents.json`, by name.
  init(colors: [String: String]) {
    let files = colors.map { ("A.xcassets/\($0.key).colorset/Contents.json", Array($0.value.utf8)) }
    let tree = MemoryTree(Dictionary(uniqueKeysWithValues: files))
    do throws(CatalogError) {
      self = try AssetCatalog(path: "A.xcassets", in: tree)
    } catch {
      preconditionFailure("a catalog in memory has a folder: \(error)")
    }
  }
}
