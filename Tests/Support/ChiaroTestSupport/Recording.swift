// SPDX-License-Identifier: MIT

import Foundation

/// A file that a test compares with what it should read, and writes when recording.
///
/// With `CHIARO_RECORD=all` in the environment the file is written and the comparison fails all the
/// same: what was recorded is to be looked at.
public struct Recording: Sendable {
  /// The path of the file.
  public let path: String
  private let isRecording: Bool

  /// Names a file; nil means that the environment says whether to record.
  public init(_ path: String, isRecording: Bool? = nil) {
    self.path = path
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["CHIARO_RECORD"] == "all")
  }

  /// Nil when the file reads `text`; otherwise words about the first line that differs, or that
  /// the file was recorded.
  public func mismatch(_ text: String) -> String? {
    if isRecording {
      let isWritten = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
      return isWritten ? "recorded \(path)" : "cannot write \(path)"
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return "\(path) is missing: run the test with CHIARO_RECORD=all"
    }
    let recorded = String(decoding: data, as: UTF8.self)
    return recorded == text ? nil : "\(path): \(Self.difference(recorded, text))"
  }

  /// The first line in which two texts differ.
  static func difference(_ expected: String, _ actual: String) -> String {
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(left, right).prefix { $0 == $1 }.count
    let line = { (lines: [Substring]) in same < lines.count ? String(lines[same]) : "(the end)" }
    return "line \(same + 1): expected \(line(left)), is \(line(right))"
  }
}
