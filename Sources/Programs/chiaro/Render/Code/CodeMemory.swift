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
  /// The folder in which it is kept.
  private let folder: String

  /// The largest size of what is kept, in bytes.
  private static let byteCount = 512 << 20

  /// Nil where nothing is kept.
  init?(_ task: CodeScreensProgram.Task, program: String) {
    guard let folder = task.cache ?? task.output else { return nil }
    self.folder = folder
    self.task = task
    let search = task.search
    var parts = [
      "\(task.isFull) \(task.scale) \(task.preview ?? "") \(task.device ?? "") \(task.measures) "
        + "\(task.showsPreviews)",
      FileStamp.text(of: program),
    ]
    parts += search.shown
    for source in search.sources {
      parts.append(FileStamp.text(of: Path.join(search.root, source)))
    }
    for resource in search.resources { FileStamp.collect(resource, &parts) }
    key = String(ContentDigest.of(parts.joined(separator: "\n")), radix: 16)
  }

  /// What was told of the same code; nil where it has to be drawn.
  func answer() -> [JSONValue]? {
    guard let answer = kept.answer(key: key), answer.kind == .array else { return nil }
    let files = Array(answer.elements)
    return files.allSatisfy(kept.hasPictures) ? files : nil
  }

  /// Keeps what was told, unless some of it failed.
  func keep(_ answers: [JSONValue]) {
    let files = answers.map { JSON($0) }
    guard !files.contains(where: KeptAnswer.hasFailed) else { return }
    kept.keep(.array(files), key: key)
  }

  private var kept: KeptAnswer {
    KeptAnswer(
      folder: folder, path: Path.join(folder, ".screens/code.json"), place: task.place,
      byteCount: Self.byteCount)
  }
}
