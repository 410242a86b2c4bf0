// SPDX-License-Identifier: MIT

import ChiaroSource

/// The files that a project's Xcode projects build, and the files beside them that are in no
/// target, such as those left by a redesign.
///
/// Nothing is known about packages, and about folders around which no Xcode project builds
/// anything.
package struct BuiltFiles {
  private var files: Set<String> = []
  /// The files that a project shows among its own.
  private var shown: Set<String> = []
  private var folders: Set<String> = []
  private var packages: Set<String> = []
  /// Kinds of files of which so many are in no target that the targets are not fully known.
  private var unknown: Set<String> = []

  /// The largest share of files of a kind that a project leaves behind, where it has many.
  private static let mostLeft = (share: 0.3, of: 10)

  /// Compares the files of a project with those of its targets.
  package init(_ project: Project, _ targets: [ProjectTarget]) {
    for target in targets {
      files.formUnion(target.storyboards + target.sources + target.catalogs)
      if target.source == .package { packages.insert(Path.parent(target.path)) }
      guard target.source == .xcode, !target.isTest else { continue }
      folders.formUnion(target.sources.lazy.map(Path.parent))
      folders.formUnion(target.storyboards.lazy.map(Self.folder))
    }
    for xcode in project.xcodeProjects where !xcode.isCut {
      let folder = Path.parent(Path.parent(xcode.path))
      shown.formUnion(xcode.references.lazy.compactMap { project.inside(folder, $0) })
    }
    let all = project.sources + project.storyboards + project.catalogs
    for paths in Dictionary(grouping: all, by: Self.kind).values {
      let left = paths.count(where: lacks)
      let isMost = Double(left) > Self.mostLeft.share * Double(paths.count)
      if isMost && paths.count >= Self.mostLeft.of { unknown.insert(Self.kind(paths[0])) }
    }
  }

  private static func kind(_ path: String) -> String { Path.fileExtension(path) ?? "" }

  /// The folder of a file, or the one around the folder of its language.
  private static func folder(of path: String) -> String {
    let folder = Path.parent(path)
    return folder.hasSuffix(".lproj") ? Path.parent(folder) : folder
  }

  /// Returns whether a source file, catalog, storyboard or xib lies among files that are built, and
  /// is not.
  package func lacks(_ path: String) -> Bool {
    if files.contains(path) || unknown.contains(Self.kind(path)) { return false }
    var folder = Self.folder(of: path)
    while !folder.isEmpty, !packages.contains(folder) {
      if folders.contains(folder) { return true }
      let outer = Path.parent(folder)
      if outer == folder { break }
      folder = outer
    }
    return shown.contains(path)
  }
}
