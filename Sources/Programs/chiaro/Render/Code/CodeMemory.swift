// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// What a former run drew of the same code into the same folder.
///
/// Screens may need any file of a project, so all are as they were when no file and no catalog
/// changed.
struct CodeMemory {
  private let task: CodeScreensProgram.Task
  private let key: String

  /// The largest size of what is kept, in bytes.
  private static let byteCount = 512 << 20

  init(_ task: CodeScreensProgram.Task, program: String) {
    self.task = task
    let search = task.search
    var parts = [
      "\(task.isFull) \(task.scale) \(task.preview ?? "") \(task.device ?? "")",
      FileStamp.text(of: program),
    ]
    parts += search.shown
    for source in search.sources {
      parts.append(FileStamp.text(of: Path.join(search.root, source)))
    }
    for resource in search.resources { FileStamp.collect(resource, &parts) }
    key = String(ContentDigest.of(parts.joined(separator: "\n")), radix: 16)
  }

  private var path: String { Path.join(task.output, ".screens/code.json") }

  /// What was told of the same code; nil where it has to be drawn.
  func answer() -> [JSONValue]? {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount),
      let value = JSONDocument.read(bytes, file: "").document?.root,
      value["key"]?.string == key, let files = value["files"]?.elements
    else { return nil }
    let screens = files.flatMap { Self.list($0["screens"]) }
    let pictures = screens.flatMap { Self.list($0["pictures"]) }
    return pictures.allSatisfy(isThere) ? Array(files) : nil
  }

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    value.map { Array($0.elements) } ?? []
  }

  /// Whether a picture is where it was written.
  private func isThere(_ picture: JSONValue) -> Bool {
    // What is kept may be anybody's.
    guard let path = picture["path"]?.string, !Path.escapes(path) else { return false }
    let place = Path.join(task.output, path)
    return ((try? System.status(atPath: place, followingLinks: true))?.size ?? 0) > 0
  }

  /// Keeps what was told, unless some of it failed; where keeping fails, the next run draws again.
  func keep(_ answers: [JSONValue]) {
    let files = answers.map { JSON($0) }
    let hasFailed = files.contains { file in
      (file["diagnostics"]?.elements ?? []).contains { $0["severity"]?.text == "error" }
    }
    guard !hasFailed else { return }
    let text = (["key": .string(key), "files": .array(files)] as JSON).text(.compact)
    try? task.place.makeFolder(Path.parent(path))
    try? task.place.write(text, to: path)
  }
}
