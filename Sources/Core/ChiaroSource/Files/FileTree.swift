// SPDX-License-Identifier: MIT

/// A file system that can be read, either on disk or as a tree of files in memory.
///
/// Code that reads through this protocol gives the same results with both, under the same limits.
public protocol FileTree: Sendable {
  /// Returns the bytes of a regular file; see `FileReader.bytes(atPath:limit:)`.
  func bytes(atPath path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Returns the entries of a folder; see `FolderReader.list(_:limit:)`.
  func list(_ path: String, limit: Int) throws(FileError) -> FolderReader.Listing
  /// Returns the identity of a file or folder, or of a link's target; nil if nothing exists at the
  /// path.
  func identity(of path: String) -> FolderReader.Identity?
  /// Returns the path with all links resolved; nil if nothing exists at the path.
  func realPath(_ path: String) -> String?
}

/// A file tree that reads from disk.
///
/// Apple counterpart: `FileManager.default` · Source: POSIX.1 · Fidelity: approximate, reading only
public struct DiskTree: FileTree {
  /// Creates a tree that reads files from disk.
  public init() {}

  /// Returns the bytes of a file; see `FileReader.bytes(atPath:limit:)`.
  ///
  /// - Throws: `FileError`, as `FileReader` does
  public func bytes(atPath path: String, limit: Int) throws(FileError) -> [UInt8] {
    try FileReader.bytes(atPath: path, limit: limit)
  }

  /// Returns the entries of a folder; see `FolderReader.list(_:limit:)`.
  ///
  /// - Throws: `FileError`, as `FolderReader` does
  public func list(_ path: String, limit: Int) throws(FileError) -> FolderReader.Listing {
    try FolderReader.list(path, limit: limit)
  }

  /// Returns the identity of a file or folder, or of a link's target; nil if nothing exists at the
  /// path.
  public func identity(of path: String) -> FolderReader.Identity? {
    FolderReader.identity(of: path)
  }

  /// Returns the path with all links resolved; nil if nothing exists at the path.
  public func realPath(_ path: String) -> String? { FileReader.realPath(path) }
}

/// A file tree in memory; its folders follow from the paths of the files, and there are no links.
///
/// ```swift
/// let tree = MemoryTree(["Colors.xcassets/Ink.colorset/Contents.json": Array("{}".utf8)])
/// let catalog = try AssetCatalog(path: "Colors.xcassets", in: tree)
/// ```
public struct MemoryTree: FileTree {
  private let files: [String: [UInt8]]
  private var folders: [String: [FolderReader.Entry]] = [:]
  private var inodes: [String: UInt64] = [:]

  /// Creates a tree from files by path; `.`, `..` and double slashes in paths are normalized.
  public init(_ files: [String: [UInt8]]) {
    self.files = Dictionary(
      files.map { (Path.normalized($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    for path in self.files.keys.sorted() { add(path, .file) }
    for name in folders.keys {
      folders[name]?.sort {
        $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
      }
    }
  }

  private mutating func add(_ path: String, _ kind: FolderReader.Entry.Kind) {
    guard inodes[path] == nil else { return }
    inodes[path] = UInt64(inodes.count)
    if kind == .folder && folders[path] == nil { folders[path] = [] }
    let parent = Path.parent(path)
    guard parent != path, path != ".", !path.isEmpty else { return }
    let folder = parent.isEmpty ? "." : parent
    folders[folder, default: []].append(
      FolderReader.Entry(name: Path.lastComponent(path), kind: kind))
    add(folder, .folder)
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: `FileError` if it is missing, is a folder or is larger than `limit`
  public func bytes(atPath path: String, limit: Int) throws(FileError) -> [UInt8] {
    let name = Path.normalized(path)
    guard let bytes = files[name] else {
      throw FileError(folders[name] == nil ? .notFound : .notAFile, path: path, detail: "")
    }
    if bytes.count > limit { throw FileError.tooLarge(path, limit: limit) }
    return bytes
  }

  /// Returns the entries of a folder, sorted by name.
  ///
  /// - Throws: `FileError` if there is no such folder
  public func list(_ path: String, limit: Int) throws(FileError) -> FolderReader.Listing {
    guard let entries = folders[Path.normalized(path)] else {
      throw FileError(.notFound, path: path, detail: "")
    }
    return FolderReader.Listing(
      entries: Array(entries.prefix(limit)), isTruncated: entries.count > limit)
  }

  /// Returns the identity of a file or folder; nil if nothing exists at the path.
  public func identity(of path: String) -> FolderReader.Identity? {
    let name = Path.normalized(path)
    return inodes[name].map {
      FolderReader.Identity(device: 0, inode: $0, isFolder: folders[name] != nil)
    }
  }

  /// Returns the normalized path; nil if nothing exists there.
  public func realPath(_ path: String) -> String? {
    let name = Path.normalized(path)
    return inodes[name] == nil ? nil : name
  }
}
