// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// What a former run drew into the same folder, by the content that it was drawn from.
///
/// A file's screens are as they were when the file, the catalogs, the program and what was asked
/// for are the same, and the pictures are still there.
struct ScreenMemory {
  private let task: ScreensProgram.Task
  /// The folder for pictures, in which what was told is kept too.
  private let folder: String
  /// What the screens of every file depend on.
  private let common: UInt64

  /// The largest size of what is kept for a file, and of a file, in bytes.
  private static let byteCount = 64 << 20

  init(_ task: ScreensProgram.Task, sources: [String], program: String) {
    self.task = task
    folder = task.output ?? "."
    var parts = [
      "\(task.isFull) \(task.scale) \(task.measures)", task.lockList.text(.compact),
      FileStamp.text(of: program),
    ]
    for source in sources { FileStamp.collect(source, &parts) }
    common = ContentDigest.of(parts.joined(separator: "\n"))
  }

  /// What a file's screens are drawn from, as it is now; nil for a file that cannot be read.
  func key(of file: String) -> String? {
    let path = Path.join(task.root, file)
    guard let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount) else { return nil }
    var translations: [String] = []
    if task.isFull { Self.collectStrings(of: path, &translations) }
    let texts = translations.joined(separator: "\n")
    return [ContentDigest.of(bytes), common, ContentDigest.of(file), ContentDigest.of(texts)]
      .map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// What was told of a file that was the same; nil where it has to be drawn.
  func answer(for file: String, key: String?) -> JSONValue? {
    let kept = kept(file)
    guard let key, let answer = kept.answer(key: key) else { return nil }
    return kept.hasPictures(of: answer) ? answer : nil
  }

  /// Keeps what was told of a file, unless some of it failed.
  ///
  /// - Parameters:
  ///   - answer: what was told
  ///   - file: the file
  ///   - key: what it was drawn from, as it was before
  func keep(_ answer: JSON, for file: String, key: String?) {
    guard let key, !KeptAnswer.hasFailed(answer), answer["screens"]?.elements.isEmpty == false
    else { return }
    kept(file).keep(answer, key: key)
  }

  private func kept(_ file: String) -> KeptAnswer {
    let name = String(ContentDigest.of(file), radix: 16)
    return KeptAnswer(
      folder: folder, path: Path.join(folder, ".screens/\(name).json"), place: task.place,
      byteCount: Self.byteCount)
  }

  /// Adds the strings files and string catalogs that a storyboard or xib has in other languages.
  private static func collectStrings(of path: String, _ parts: inout [String]) {
    let folder = Path.parent(path)
    let around = Path.fileExtension(folder) == "lproj" ? Path.parent(folder) : folder
    let stem = Path.stem(path)
    for entry in (try? FolderReader.list(around))?.entries ?? []
    where Path.fileExtension(entry.name) == "lproj" {
      parts.append(FileStamp.text(of: Path.join(around, "\(entry.name)/\(stem).strings")))
      parts.append(FileStamp.text(of: Path.join(around, "\(entry.name)/\(stem).xcstrings")))
    }
    parts.append(FileStamp.text(of: Path.join(around, "\(stem).xcstrings")))
  }
}
