// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Functions that list the entries of folders in a stable order, up to a limit.
///
/// Apple counterpart: `FileManager.contentsOfDirectory(atPath:)` · Source: POSIX.1 readdir ·
/// Fidelity: approximate, sorted and limited
public enum FolderReader {
  /// An entry of a folder.
  ///
  /// Source: POSIX.1 dirent.h
  public struct Entry: Hashable, Sendable {
    /// A kind of entry in a folder.
    public enum Kind: Hashable, Sendable {
      /// A regular file.
      case file
      /// A folder.
      case folder
      /// A symbolic link, even if it leads to a folder.
      case link
      /// A pipe, socket or device.
      case other
    }

    /// The name in the folder; invalid UTF-8 is repaired.
    public var name: String
    /// The kind of the entry; links are not followed.
    public var kind: Kind
  }

  /// The entries of a folder, up to a limit.
  public struct Listing: Sendable {
    /// The entries, sorted by name in the order of Unicode scalars.
    public var entries: [Entry]
    /// Whether entries were omitted because the folder has more of them than the limit allows.
    public var isTruncated: Bool
  }

  /// Returns the entries of a folder, without `.` and `..`, sorted by name.
  ///
  /// - Parameters:
  ///   - path: the path of the folder
  ///   - limit: the maximum number of entries to list
  /// - Returns: the entries, and whether some were omitted
  /// - Throws: `FileError` if the folder does not exist or access is denied
  public static func list(_ path: String, limit: Int = 100_000) throws(FileError) -> Listing {
    var listing = Listing(entries: [], isTruncated: false)
    do throws(SystemFailure) {
      try System.forEachEntry(ofFolder: path) { name, kind in
        if listing.entries.count == limit {
          listing.isTruncated = true
          return false
        }
        listing.entries.append(Entry(name: name, kind: Entry.Kind(kind, name: name, in: path)))
        return true
      }
    } catch {
      throw FileError(error, path: path)
    }
    listing.entries.sort {
      $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
    }
    return listing
  }

  /// Returns the identity of the file or folder at a path, or of a link's target; nil if nothing
  /// exists there.
  public static func identity(of path: String) -> Identity? {
    guard let status = try? System.status(atPath: path, followingLinks: true) else { return nil }
    return Identity(device: status.device, inode: status.inode, isFolder: status.kind == .folder)
  }

  /// The identity of a file or folder on disk, which is the same for every path that leads to it.
  ///
  /// Apple counterpart: `URLResourceValues.fileResourceIdentifier` · Source: POSIX.1 stat ·
  /// Fidelity: exact
  public struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
    /// Whether the path leads to a folder, directly or by a symbolic link.
    public var isFolder: Bool
  }
}

extension FolderReader.Entry.Kind {
  init(_ kind: NodeKind?, name: String, in folder: String) {
    let known =
      kind ?? (try? System.status(atPath: Path.join(folder, name), followingLinks: false).kind)
    switch known {
    case .file: self = .file
    case .folder: self = .folder
    case .link: self = .link
    case .other, nil: self = .other
    }
  }
}
