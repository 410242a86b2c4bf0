// SPDX-License-Identifier: MIT

import ChiaroSource

/// The folders of a catalog that were read on all cores before the walk comes to them.
///
/// The walk counts against limits and reports in its order, on one core. Of a folder with many
/// others in it, a batch of these is looked up, listed and read at once, most of which is waiting
/// for the system. A small file alone is kept, so that a batch is bounded in memory, and the walk
/// takes what is missing from the tree.
struct ReadAhead {
  /// A folder as it is on disk.
  struct Folder: Sendable {
    var identity: FolderReader.Identity?
    var listing: FolderReader.Listing?
    /// The bytes of the folder's `Contents.json`; nil unless it is a small file.
    var contents: [UInt8]?
  }

  /// The number of folders in a batch.
  static let batch = 512
  /// The largest file to read ahead; a set's `Contents.json` has some hundred bytes.
  private static let fileLimit = 1 << 16
  /// The number of folders below which reading ahead is not worth the start of threads.
  private static let least = 128

  private var folders: [String: Folder] = [:]

  /// Returns what is known of a folder, and forgets it.
  mutating func take(_ path: String) -> Folder? {
    folders.isEmpty ? nil : folders.removeValue(forKey: path)
  }

  /// Reads a batch of folders, in place of the former batch.
  ///
  /// A folder with more than `limit` entries is left to the walk, which reports that.
  mutating func read(_ paths: ArraySlice<String>, in tree: any FileTree, limit: Int) {
    guard paths.count >= Self.least else { return }
    folders = [:]
    let read = Array(paths).concurrentMap { path in
      var folder = Folder(identity: tree.identity(of: path))
      guard folder.identity?.isFolder == true else { return folder }
      folder.listing = try? tree.list(path, limit: limit)
      if folder.listing?.isTruncated == true { folder.listing = nil }
      if folder.listing?.entries.contains(where: { $0.name == "Contents.json" && $0.kind == .file })
        == true
      {
        folder.contents = try? tree.bytes(
          atPath: Path.join(path, "Contents.json"), limit: Self.fileLimit)
      }
      return folder
    }
    for (path, folder) in zip(paths, read) { folders[path] = folder }
  }
}
