// SPDX-License-Identifier: MIT

import ChiaroSource

/// The files that the desktop portal reads, on the disk or in memory.
///
/// The result of an installation is judged before anything is written: a tree with changes is a
/// tree again.
package struct PortalTree {
  private let read: (String) -> [UInt8]?
  private let list: (String) -> [String]
  private var changes: [String: [UInt8]?] = [:]

  /// The largest file that is read, in bytes; usual ones have some hundred.
  static let sizeLimit = 1 << 18
  /// The largest number of files in a folder.
  private static let countLimit = 1000

  /// The files of this computer.
  package static var disk: PortalTree {
    PortalTree(
      read: { try? FileReader.bytes(atPath: $0, limit: sizeLimit) },
      list: { folder in
        // A folder that is not there has no files.
        let listing = try? FolderReader.list(folder, limit: countLimit)
        return listing?.entries.map(\.name) ?? []
      })
  }

  /// Creates a tree of files in memory, by path.
  package init(_ files: [String: String]) {
    self.init(
      read: { files[$0].map { Array($0.utf8) } },
      list: { folder in
        files.keys.filter { Path.parent($0) == folder }.map(Path.lastComponent).sorted()
      })
  }

  private init(read: @escaping (String) -> [UInt8]?, list: @escaping (String) -> [String]) {
    self.read = read
    self.list = list
  }

  /// The content of a file; setting it changes only this tree, and nil removes the file.
  package subscript(path: String) -> [UInt8]? {
    get { changes[path] ?? read(path) }
    set { changes[path] = .some(newValue) }
  }

  /// Returns the names in a folder, sorted.
  package func names(in folder: String) -> [String] {
    var names = Set(list(folder))
    for (path, content) in changes where Path.parent(path) == folder {
      if content == nil {
        names.remove(Path.lastComponent(path))
      } else {
        names.insert(Path.lastComponent(path))
      }
    }
    return names.sorted()
  }
}
