// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A file of a project, which the search found but did not read.
///
/// Apple counterpart: a file reference in Xcode's navigator · Source: this project · Fidelity:
/// approximate, the path only
public struct ProjectFile: Hashable, Sendable {
  /// The path relative to the project's root.
  public let relativePath: String
  /// The path with which the file is opened: the root as it was passed, and the relative path.
  public let path: String
  /// The name of the file in its folder.
  public var name: String { Path.lastComponent(relativePath) }
  /// The kind according to the last extension of the name; nil if the name has no extension.
  public var kind: FileKind? { Path.fileExtension(relativePath).map(FileKind.init(rawValue:)) }

  init(_ relativePath: String, in root: String) {
    self.relativePath = relativePath
    path = Path.join(root, relativePath)
  }
}

/// The paths of all files that a search passed, kept by folder: a folder's path once, and a name
/// for each file.
struct ProjectFiles: Sendable {
  private struct Folder {
    var path: String
    var names: [String]
  }

  private var folders: [Folder] = []
  private(set) var count = 0

  /// Adds files of a folder by their names; the folder's path is relative to the root.
  mutating func append(_ names: ArraySlice<String>, in folder: String) {
    if names.isEmpty { return }
    folders.append(Folder(path: folder, names: Array(names)))
    count += names.count
  }

  /// Returns the relative paths of the files whose names fulfill a condition, in no order.
  func paths(where isMeant: (String) -> Bool) -> [String] {
    var paths: [String] = []
    for folder in folders {
      for name in folder.names where isMeant(name) {
        paths.append(folder.path.isEmpty ? name : "\(folder.path)/\(name)")
      }
    }
    return paths
  }
}

extension Project {
  /// All files of the project outside of catalogs and icons, of every kind, sorted by path.
  ///
  /// The search skips files that git ignores, third-party code, build products, hidden folders and
  /// links.
  public var files: [ProjectFile] { files { _ in true } }

  /// Returns the files of a kind outside of catalogs and icons, sorted by path.
  public func files(of kind: FileKind) -> [ProjectFile] { files(where: kind.matches) }

  private func files(where isMeant: (String) -> Bool) -> [ProjectFile] {
    found.paths(where: isMeant).sorted().map { ProjectFile($0, in: root) }
  }

  /// Adds a file by its path relative to the root, to a project that is not the result of a search.
  public mutating func addFile(_ relativePath: String) {
    let path = Path.normalized(relativePath)
    found.append([Path.lastComponent(path)], in: Path.parent(path))
  }

  /// Returns the content of a file, which is read from the tree in which the project was found.
  ///
  /// - Parameters:
  ///   - file: a file of the project
  ///   - limit: the maximum size in bytes
  /// - Returns: the bytes of the file
  /// - Throws: `FileError` if the file no longer exists, cannot be read or is larger than `limit`
  public func bytes(
    of file: ProjectFile, limit: Int = 64 << 20
  ) throws(FileError) -> [UInt8] { try tree.bytes(atPath: file.path, limit: limit) }
}
