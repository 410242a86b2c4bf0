// SPDX-License-Identifier: MIT

import ChiaroSource

extension Project {
  /// The largest number of comparisons of catalogs with folders of targets; a project has
  /// thousands.
  private static let comparisonLimit = 2_000_000

  /// Returns the platforms of the targets that contain each catalog, such as `macos`, by the
  /// catalog's path.
  ///
  /// If no target of an Xcode project contains a catalog, the nearest package manifest around the
  /// catalog decides, but only if it lists a single platform: a list of several tells where the
  /// package can run, not what the catalog is for.
  package func platformNamesOfCatalogs() -> [String: Set<String>] {
    var platformNames: [String: Set<String>] = [:]
    let known = Set(catalogs)
    var comparisons = 0
    for project in xcodeProjects {
      let folder = Path.parent(Path.parent(project.path))
      for target in project.targets where !target.platformNames.isEmpty {
        var own: [String] = []
        for file in target.files where Self.isCatalog(file) {
          guard let path = inside(folder, file), known.contains(path) else { continue }
          own.append(path)
        }
        for group in target.folders {
          comparisons += catalogs.count
          if comparisons > Self.comparisonLimit { break }
          guard let start = inside(folder, group.path) else { continue }
          for path in catalogs where Path.contains(start, path) {
            if group.exceptions.contains(Path.relative(path, to: start)) { continue }
            own.append(path)
          }
        }
        // Source files are read for it, so only where the target has a catalog.
        let built = own.isEmpty ? [] : builtFor(target, in: folder)
        for path in own { platformNames[path, default: []].formUnion(built) }
        guard comparisons <= Self.comparisonLimit else { return platformNames }
      }
    }
    for path in catalogs where platformNames[path] == nil {
      comparisons += manifests.count
      guard comparisons <= Self.comparisonLimit else { return platformNames }
      if let name = platformNameOfPackage(around: path) { platformNames[path] = [name] }
    }
    return platformNames
  }

  /// The most source files of a target of which the imports are read.
  private static let filesForImports = 200

  /// The platforms of a target without the Mac where code cannot be built for it: a template of
  /// Xcode's names all platforms, and `import UIKit` stands there without a condition.
  private func builtFor(_ target: XcodeTargetDeclaration, in folder: String) -> [String] {
    guard target.platformNames.contains("macos"), target.platformNames.count > 1 else {
      return target.platformNames
    }
    let own = Set(
      target.files.lazy.filter { $0.hasSuffix(".swift") }.compactMap { file in
        inside(folder, file)
      })
    let folders = target.folders.compactMap { inside(folder, $0.path) }
    let files = sources.lazy.filter { path in
      path.hasSuffix(".swift")
        && (own.contains(path) || folders.contains { Path.contains($0, path) })
    }
    let needsUIKit = files.prefix(Self.filesForImports).contains(where: importsUIKit)
    return needsUIKit ? target.platformNames.filter { $0 != "macos" } : target.platformNames
  }

  /// Whether the first lines of a file import UIKit, whatever the platform is.
  private func importsUIKit(_ path: String) -> Bool {
    guard let bytes = try? tree.bytes(atPath: path, limit: 1 << 20) else { return false }
    let start = String(decoding: bytes.prefix(4_000), as: UTF8.self)
    for line in start.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#if") { return false }
      if line.hasPrefix("import UIKit") { return true }
    }
    return false
  }

  private func platformNameOfPackage(around path: String) -> String? {
    let around = manifests.filter {
      let folder = Path.parent($0.path)
      return folder.isEmpty || Path.contains(folder, path)
    }
    guard let nearest = around.max(by: { $0.path.utf8.count < $1.path.utf8.count }),
      nearest.manifest.platformNames.count == 1
    else { return nil }
    return nearest.manifest.platformNames.first
  }
}
