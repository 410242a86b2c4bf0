// SPDX-License-Identifier: MIT

import ChiaroInspection
import ChiaroSource

/// The last answer about each project of the program that parses source text, which is given again
/// while nothing has changed: neither the files, nor the request with its configuration, nor the
/// program.
///
/// A project has one file, which its next answer replaces. An answer from the cache is read as
/// one of the program is: nothing in it is trusted.
struct AnswerCache {
  /// The largest answer that is read back.
  private static let limit = 256 << 20
  /// The largest file that belongs to a key; larger ones are not audited either.
  private static let fileLimit = 4 << 20

  private let path: String
  private let key: [UInt8]
  /// The real path of the project.
  private let root: String

  /// - Parameters:
  ///   - folder: where answers are kept
  ///   - program: the program that answers
  ///   - request: the request, which names the project's folder
  ///   - root: the project's folder
  ///   - files: all files that the program reads, from that folder
  init(in folder: String, program: String, request: [UInt8], root: String, files: [String]) {
    self.root = FileReader.realPath(root) ?? root
    path = Path.join(folder, Self.hex(ContentDigest.of(self.root)) + ".answer")
    var text = "\(ProgramVersion.text) \(FileStamp.text(of: program))\n"
    text += Self.hex(ContentDigest.of(request))
    let digests = files.concurrentMap { file -> String in
      let bytes = try? FileReader.bytes(atPath: Path.join(root, file), limit: Self.fileLimit)
      return bytes.map { "\($0.count) \(Self.hex(ContentDigest.of($0)))" } ?? "-"
    }
    for (file, digest) in zip(files, digests) { text += "\n\(file)\0\(digest)" }
    key = Array((Self.hex(ContentDigest.of(text)) + " \(files.count)\n").utf8)
  }

  private static func hex(_ digest: UInt64) -> String { String(digest, radix: 16) }

  /// The answer to the same request; nil where there is none, or something has changed.
  var answer: [UInt8]? {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: Self.limit),
      bytes.starts(with: key)
    else { return nil }
    return Array(bytes.dropFirst(key.count))
  }

  /// Keeps an answer.
  ///
  /// - Parameter answer: what the program said
  /// - Throws: `FileError` when it cannot be written
  func keep(_ answer: [UInt8]) throws(FileError) {
    try Boundary.own.check(path, projects: [root])
    try FolderWriter.make(Path.parent(path))
    try AtomicFile.write(key + answer, toPath: path, links: .refused)
  }
}
