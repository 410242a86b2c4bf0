// SPDX-License-Identifier: MIT

import ChiaroSource

/// The marks that a merge leaves at the beginning of lines where two versions of a file differ.
///
/// Xcode opens no file that has them.
struct MergeMarks {
  /// The bytes that the marks and their lines take, in the order of the file.
  private(set) var lines: [Range<Int>] = []

  /// The number of signs of a mark.
  private static let length = 7

  /// Finds the marks in a file; a line of equals signs counts only beside another mark.
  init(_ bytes: [UInt8]) {
    var separators: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      switch Self.sign(of: bytes[start..<end]) {
      case UInt8(ascii: "="): separators.append(start..<end)
      case nil: break
      default: lines.append(start..<end)
      }
      start = end + 1
    }
    if !lines.isEmpty { lines = (lines + separators).sorted { $0.lowerBound < $1.lowerBound } }
  }

  /// Returns the sign that a line begins with seven times, with a space or nothing behind; nil for
  /// another line.
  private static func sign(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let sign = line.first, "<=>|".utf8.contains(sign), line.count >= length,
      line.prefix(length).allSatisfy({ $0 == sign })
    else { return nil }
    return line.dropFirst(length).first.map { " \r".utf8.contains($0) } ?? true ? sign : nil
  }

  /// The error of a file with marks, at the first; nil for a file without.
  func diagnostic(of file: String, _ bytes: [UInt8]) -> Diagnostic? {
    guard let first = lines.first else { return nil }
    let (line, column) = LineMap(bytes).position(of: first.lowerBound)
    return Diagnostic(
      .error, id: "interface-merge-conflict",
      at: SourceLocation(file: file, line: line, column: column),
      "marks of an unresolved merge on \(lines.count) line\(lines.count == 1 ? "" : "s"); Xcode "
        + "cannot open the file",
      fix: "resolve the conflict, and delete the marks")
  }
}
