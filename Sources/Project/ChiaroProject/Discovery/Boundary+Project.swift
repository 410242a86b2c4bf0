// SPDX-License-Identifier: MIT

package import ChiaroSource

extension Boundary {
  /// The most folders around a file that are searched for a project.
  private static let mostFolders = 12
  /// The most entries of a folder that are looked at.
  private static let mostEntries = 2_000

  /// Returns the top folder of the project that contains a real path: the top of its repository or,
  /// without one, the outermost folder around it with an Xcode project or a Swift package.
  ///
  /// - Parameter folder: the real path of a folder
  /// - Returns: the top folder; nil if the path is in no project. A home folder is none
  package func project(of folder: String) -> String? {
    if let repository = repository(of: folder) { return repository }
    var (top, place): (String?, String) = (nil, folder)
    for _ in 0..<Self.mostFolders {
      if place == home || place == "/" || place.isEmpty { break }
      if Self.hasProject(place) { top = place }
      place = Path.parent(place)
    }
    return top
  }

  private static func hasProject(_ folder: String) -> Bool {
    guard let listing = try? FolderReader.list(folder, limit: mostEntries) else { return false }
    return listing.entries.contains { entry in
      entry.kind == .file && entry.name == "Package.swift"
        || entry.kind == .folder
          && (entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace"))
    }
  }
}
