// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// Lines of a project's source files, for a report that quotes them; each file is read once.
struct SourceLines {
  /// The files that may be read: those that the project's search found.
  private let known: Set<String>
  private var files: [String: [Substring]] = [:]

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
    let words = lines[number - 1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count > Self.longestLine ? "\(words.prefix(Self.longestLine))…" : words
  }

  private static func lines(of file: String) -> [Substring] {
    guard let bytes = try? FileReader.bytes(atPath: file, limit: longestFile) else { return [] }
    return String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
