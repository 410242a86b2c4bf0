// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A text that changes when a file is written anew.
enum FileStamp {
  /// The path, size and time of last change of a file; a file that is not there has one as well.
  static func text(of path: String) -> String {
    let status = try? System.status(atPath: path, followingLinks: true)
    return "\(path) \(status?.size ?? 0) \(status?.modified ?? [])"
  }

  /// The deepest folder of a catalog that is looked at.
  private static let depth = 12

  /// Adds the stamp of a file, or of every file of a catalog.
  static func collect(_ path: String, _ parts: inout [String], depth: Int = 0) {
    guard depth < Self.depth, FolderReader.identity(of: path)?.isFolder == true,
      let listing = try? FolderReader.list(path)
    else { return parts.append(text(of: path)) }
    for entry in listing.entries {
      let inner = Path.join(path, entry.name)
      if entry.kind == .folder {
        collect(inner, &parts, depth: depth + 1)
      } else {
        parts.append(text(of: inner))
      }
    }
  }
}
