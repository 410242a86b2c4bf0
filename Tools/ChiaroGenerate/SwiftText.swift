// SPDX-License-Identifier: MIT

import ChiaroSource

/// The text of a Swift file of the project.
struct SwiftText {
  /// The path inside the project.
  var file: String
  var text: String

  /// All Swift files below a folder of the project at `root`, in any order.
  static func all(in folder: String, root: String) throws -> [SwiftText] {
    var found: [SwiftText] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for entry in try FolderReader.list(Path.join(root, folder)).entries {
        let path = Path.join(folder, entry.name)
        if entry.kind == .folder { folders.append(path) }
        guard entry.kind == .file, Path.fileExtension(entry.name) == "swift" else { continue }
        let bytes = try FileReader.bytes(atPath: Path.join(root, path), limit: 1 << 20)
        found.append(SwiftText(file: path, text: String(decoding: bytes, as: UTF8.self)))
      }
    }
    return found
  }
}
