// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A file beside pictures that keeps what `chiaro-screens` told of them, for the next run.
struct KeptAnswer {
  /// The folder of the pictures.
  let folder: String
  /// The path of the file.
  let path: String
  /// What may be written there.
  let place: OutputPlace
  /// The largest size of the file, in bytes.
  let byteCount: Int

  /// What is kept; nil where it was drawn from something else.
  func answer(key: String) -> JSONValue? {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: byteCount),
      let value = JSONDocument.read(bytes, file: "").document?.root,
      value["key"]?.string == key
    else { return nil }
    return value["answer"]
  }

  /// Keeps an answer; where keeping fails, the next run draws again.
  func keep(_ answer: JSON, key: String) {
    let text = (["key": .string(key), "answer": answer] as JSON).text(.compact)
    try? place.makeFolder(Path.parent(path))
    try? place.write(text, to: path)
  }

  /// Whether all pictures of a file's screens are where they were written.
  func hasPictures(of file: JSONValue) -> Bool {
    let screens = file["screens"].map { Array($0.elements) } ?? []
    let pictures = screens.flatMap { $0["pictures"].map { Array($0.elements) } ?? [] }
    return pictures.allSatisfy { picture in
      picture["path"]?.string.map {
        // What is kept may be anybody's.
        if Path.escapes($0) { return false }
        // A picture can be empty where the machine went down before the disk had it.
        let status = try? System.status(atPath: Path.join(folder, $0), followingLinks: true)
        return (status?.size ?? 0) > 0
      } ?? false
    }
  }

  /// Whether some of a file could not be drawn, so that it is not kept.
  static func hasFailed(_ file: JSON) -> Bool {
    (file["diagnostics"]?.elements ?? []).contains { $0["severity"]?.text == "error" }
  }
}
