// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A source file that a test writes: compared with what it should be, and written when recording.
struct GeneratedFile {
  /// The path from the package's folder.
  let path: String

  /// Records an issue unless the file reads `text`.
  ///
  /// With `CHIARO_RECORD=all` in the environment the file is written, and the test fails all the
  /// same: what was recorded is to be looked at.
  func check(_ text: String) {
    let full = SourceTree.package + "/" + path
    if ProcessInfo.processInfo.environment["CHIARO_RECORD"] == "all" {
      let isWritten = FileManager.default.createFile(atPath: full, contents: Data(text.utf8))
      Issue.record(isWritten ? "recorded \(path)" : "cannot write \(path)")
      return
    }
    let current = FileManager.default.contents(atPath: full).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(current == text, "\(path) is stale: run the test with CHIARO_RECORD=all")
  }
}
