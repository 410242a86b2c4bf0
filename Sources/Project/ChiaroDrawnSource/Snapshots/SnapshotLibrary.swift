// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource

/// The library that compares pictures, where a project has its sources.
enum SnapshotLibrary {
  /// The declaration by which the library is recognized.
  private static let declaration = Array("public struct Snapshotting<".utf8)

  /// The sources of a project without those of the library: the host has its names.
  static func removed(from sources: [Program.Source]) -> [Program.Source] {
    guard let own = sources.first(where: { $0.contains(declaration) }) else { return sources }
    let folder = Path.parent(own.path) + "/"
    // A file that stands among the project's own is the project's.
    let isFolder = Path.components(folder).contains { $0 == "SnapshotTesting" }
    return isFolder ? sources.filter { !$0.path.hasPrefix(folder) } : sources
  }
}
