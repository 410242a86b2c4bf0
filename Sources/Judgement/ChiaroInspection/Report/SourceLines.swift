// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// Lines of a project's source files, for a report that quotes them; each file is read once.
struct SourceLines {
  /// The files that may be read: those that the project's search found.
  private let known: Set<String>
  private var files: [String: [ArraySlice<UInt8>]] = [:]

  /// The largest size of a quoted file in bytes.
  private static let longestFile = 4 << 20
  /// The largest number of characters quoted from a line.
  private static let longestLine = 160

  init(of inspections: [Inspection]) {
    known = Set(inspections.flatMap(\.context.project.sources))
  }

  /// Returns the line at a location with white space collapsed; nil if there is no such line.
  mutating func line(at place: SourceLocation) -> String? {
    guard let number = place.line, number > 0, known.contains(place.file) else { return nil }
    let lines = files[place.file] ?? Self.lines(of: place.file)
    files[place.file] = lines
    guard number <= lines.count else { return nil }
    // A character has at most four bytes for each of its scalars; no line of a person's needs more.
    let head = lines[number - 1].prefix(4 * Self.longestLine + 4)
    let words = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if words.isEmpty { return nil }
    let isCut = head.count < lines[number - 1].count || words.count > Self.longestLine
    return isCut ? "\(words.prefix(Self.longestLine))…" : words
  }

  /// The lines of a file, which end where a `LineMap` ends them.
  private static func lines(of file: String) -> [ArraySlice<UInt8>] {
    guard let bytes = try? FileReader.bytes(atPath: file, limit: longestFile) else { return [] }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() {
      let isPair =
        byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !isPair else { continue }
      lines.append(bytes[start..<index])
      start = index + 1
    }
    lines.append(bytes[start...])
    return lines
  }
}
