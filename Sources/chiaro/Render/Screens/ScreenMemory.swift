// SPDX-License-Identifier: MIT

import ChiaroSource

/// What a former run drew into the same folder, by the content that it was drawn from.
///
/// A file's screens are as they were when the file, the catalogs, the program and what was asked
/// for are the same, and the pictures are still there.
struct ScreenMemory {
  private let task: ScreensProgram.Task
  /// The folder for pictures, in which what was told is kept too.
  private let folder: String
  /// What the screens of every file depend on.
  private let common: String

  /// The largest size of what is kept for a file, and of a file, in bytes.
  private static let byteCount = 64 << 20
  /// The deepest folder of a catalog that is looked at.
  private static let depth = 12

  init(_ task: ScreensProgram.Task, catalogs: [String], program: String) {
    self.task = task
    folder = task.output ?? "."
    var parts = ["\(task.isFull) \(task.scale)", FileStamp.text(of: program)]
    for catalog in catalogs { Self.collect(catalog, &parts, depth: 0) }
    common = parts.joined(separator: "\n")
  }

  /// What was told of a file; nil where it has to be drawn.
  func answer(for file: String) -> JSON? {
    guard let key = key(of: file),
      let bytes = try? FileReader.bytes(atPath: place(of: file), limit: Self.byteCount),
      let value = JSONDocument.read(bytes, file: "").document?.root,
      value["key"]?.string == key, let answer = value["answer"].map({ JSON($0) })
    else { return nil }
    let pictures = (answer["screens"]?.elements ?? []).flatMap { $0["pictures"]?.elements ?? [] }
    let areThere = pictures.allSatisfy { picture in
      picture["path"]?.text.map {
        FolderReader.identity(of: Path.join(folder, $0)) != nil
      } ?? false
    }
    return areThere ? answer : nil
  }

  /// Keeps what was told of a file; where that fails, the next run draws it again.
  func keep(_ answer: JSON, for file: String) {
    guard let key = key(of: file) else { return }
    let text = (["key": .string(key), "answer": answer] as JSON).text(.compact)
    try? FolderWriter.make(Path.parent(place(of: file)))
    try? AtomicFile.write(text, toPath: place(of: file), links: .refused)
  }

  private func place(of file: String) -> String {
    Path.join(folder, ".screens/\(String(ContentDigest.of(file), radix: 16)).json")
  }

  private func key(of file: String) -> String? {
    let path = Path.join(task.root, file)
    guard let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount) else { return nil }
    return [ContentDigest.of(bytes), ContentDigest.of(common), ContentDigest.of(file)]
      .map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// Adds the size and time of every file of a catalog.
  private static func collect(_ folder: String, _ parts: inout [String], depth: Int) {
    guard depth < Self.depth, let listing = try? FolderReader.list(folder) else { return }
    for entry in listing.entries {
      let path = Path.join(folder, entry.name)
      if entry.kind == .folder {
        collect(path, &parts, depth: depth + 1)
      } else {
        parts.append(FileStamp.text(of: path))
      }
    }
  }
}
