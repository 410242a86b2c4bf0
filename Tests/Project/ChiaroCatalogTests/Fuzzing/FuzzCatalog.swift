// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// A few real sets in memory, one of which may be given another file.
struct FuzzCatalog {
  private let tree: MemoryTree
  private let folders: [String]
  /// The files of the sets, as their authors wrote them.
  let originals: [[UInt8]]

  /// A catalog of some real files, with the pictures that they name.
  init(_ contents: [RealContents]) throws {
    folders = contents.enumerated().map { index, real in
      "A.xcassets/S\(index).\(Path.fileExtension(real.folder) ?? "imageset")"
    }
    originals = contents.map(\.bytes)
    let files = zip(folders, originals).map { (Path.join($0, "Contents.json"), $1) }
    let bare = MemoryTree(Dictionary(uniqueKeysWithValues: files))
    let sets = try AssetCatalog(path: "A.xcassets", in: bare).sets
    let pictures = sets.flatMap { set in
      (set.fileSet?.entries ?? []).compactMap(\.filename).map { Path.join(set.path, $0) }
    }
    tree = MemoryTree(
      Dictionary(files + pictures.map { ($0, [1]) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Reads the catalog, with `bytes` in place of the file of one set.
  func read(_ bytes: [UInt8], of index: Int, _ limits: CatalogLimits) throws -> AssetCatalog {
    let faulty = FaultyTree(
      base: tree, path: Path.join(folders[index], "Contents.json"), content: bytes)
    return try AssetCatalog(path: "A.xcassets", in: faulty, limits: limits)
  }

  /// The set that has the file at an index; nil when that is the file of a group.
  func set(_ index: Int, of catalog: AssetCatalog) -> AssetSet? {
    catalog.sets.first { $0.path == folders[index] }
  }

  /// How many of the folders are sets, and no groups.
  var setCount: Int { folders.count { SetKind(folder: Path.lastComponent($0)) != nil } }

  /// What every set but one shows in every environment.
  func resolutions(_ catalog: AssetCatalog, but index: Int) -> [String] {
    catalog.sets.filter { $0.path != folders[index] }.map(Self.resolution)
  }

  /// What a set shows in every environment.
  static func resolution(_ set: AssetSet) -> String {
    let shown = environments.map { query in
      switch set.content {
      case .color(let colors): colors.color(for: query)?.description ?? "none"
      case .files(let files): files.entry(for: query)?.path ?? "none"
      }
    }
    return "\(set.kind.rawValue) \(set.name): \(shown)"
  }

  private static let environments: [VariantQuery] = {
    var queries: [VariantQuery] = []
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        for idiom in [UserInterfaceIdiom.phone, .mac] {
          var query = VariantQuery()
          query.style = style
          query.contrast = contrast
          query.idiom = VariantIdiom(idiom)
          queries.append(query)
        }
      }
    }
    return queries
  }()
}

/// A tree in which one file reads otherwise.
private struct FaultyTree: FileTree {
  var base: MemoryTree
  var path: String
  var content: [UInt8]

  func bytes(atPath path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard path == self.path else { return try base.bytes(atPath: path, limit: limit) }
    if content.count > limit { throw FileError(.tooLarge, path: path, detail: "") }
    return content
  }

  func list(_ path: String, limit: Int) throws(FileError) -> FolderReader.Listing {
    try base.list(path, limit: limit)
  }

  func identity(of path: String) -> FolderReader.Identity? { base.identity(of: path) }

  func realPath(_ path: String) -> String? { base.realPath(path) }
}
