// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import Synchronization

/// What the project's source text does to the objects of interface files: whether a class sets
/// colors of itself or of what it has outlets to.
///
/// The text is searched, not parsed: a line that names an outlet and a color, a style or a theme is
/// taken for one that sets it. That is enough to say less of an object.
final class CodeMentions: Sendable {
  /// The paths of source files by the class that their names begin with, such as `Cell+Style`.
  private let files: [String: [String]]
  private let budget: RunBudget?
  private let lines = Mutex<[String: [Substring]]>([:])

  /// The largest size of a file that is searched.
  private static let largestFile = 1 << 20

  init(_ project: Project, _ budget: RunBudget?) {
    files = Dictionary(grouping: project.sources) { path in
      String(Path.stem(path).prefix { $0 != "+" && $0 != "." })
    }
    self.budget = budget
  }

  /// Returns whether a class sets a color of one of its properties, or of itself.
  ///
  /// - Parameters:
  ///   - type: the name of the class
  ///   - property: the property that holds the object; nil for the object itself
  /// - Returns: whether a line of its files looks like it
  func setsColor(in type: String, of property: String?) -> Bool {
    colorLines(of: type).contains { line in
      guard let property else { return line.contains("olor =") || line.contains("olor=") }
      return Self.names(property, in: line)
    }
  }

  /// Returns whether a class forces a style on what it shows, for which its colors are then meant.
  func forcesStyle(_ type: String) -> Bool {
    colorLines(of: type).contains { $0.contains("overrideUserInterfaceStyle") }
  }

  /// Returns whether a line has a property's name as a word.
  private static func names(_ property: String, in line: Substring) -> Bool {
    var rest = line
    while let found = rest.firstRange(of: property) {
      let isStart = found.lowerBound == line.startIndex
      let before = isStart ? " " : line[line.index(before: found.lowerBound)]
      let after = found.upperBound == line.endIndex ? " " : line[found.upperBound]
      let isWord = { (character: Character) in
        character.isLetter || character.isNumber || character == "_"
      }
      if !isWord(after) && (!isWord(before) || before == "_") { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  /// The lines of a class's files that speak of colors, styles or themes.
  private func colorLines(of type: String) -> [Substring] {
    if let known = lines.withLock({ $0[type] }) { return known }
    var found: [Substring] = []
    for path in (files[type] ?? []).sorted().prefix(20) {
      guard budget?.takeFile() ?? true,
        let bytes = try? FileReader.bytes(atPath: path, limit: Self.largestFile)
      else { continue }
      _ = budget?.take(bytes.count, of: .bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      found += text.split(whereSeparator: \.isNewline).filter(Self.speaksOfColor)
    }
    lines.withLock { $0[type] = found }
    return found
  }

  private static func speaksOfColor(_ line: Substring) -> Bool {
    let line = line.lowercased()
    return ["color", "style", "theme", "decorate", "appearance"].contains { line.contains($0) }
  }
}
