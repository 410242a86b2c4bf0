// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport

/// The `Contents.json` files of public projects in `Fixtures/Real`.
struct RealContents: Sendable, CustomStringConvertible {
  /// The path from `Real` on.
  var name: String
  var bytes: [UInt8]

  var description: String { name }

  /// The name of the folder that the file stands in.
  var folder: String { Path.lastComponent(Path.parent(name)) }

  static let folder = Path.parent(SourceTree.folder()) + "/Fixtures/Real"

  /// All of them, sorted by path.
  static let all: [RealContents] = {
    var found: [RealContents] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for entry in (try? FolderReader.list(next).entries) ?? [] {
        let path = Path.join(next, entry.name)
        if entry.kind == .folder { folders.append(path) }
        guard entry.name == "Contents.json",
          let bytes = try? FileReader.bytes(atPath: path, limit: 1 << 20)
        else { continue }
        found.append(RealContents(name: Path.relative(path, to: folder), bytes: bytes))
      }
    }
    return found.sorted { $0.name < $1.name }
  }()
}
