// SPDX-License-Identifier: MIT

/// Breaks a text into lines: at line ends, behind blanks and hyphens, and between characters of
/// Chinese, Japanese and Korean writing; a word that is longer than a line, anywhere.
struct LineBreaker {
  /// The width of a line in points.
  let width: Double
  /// Returns the width of a part of the text.
  let measure: (Substring) -> Double

  /// The most lines that are made.
  static let most = 2_000
  /// The most characters that are set.
  static let longest = 20_000
  /// The characters that nearly every line has room for at most.
  private static let glance = 1_000
  /// How much a line may be wider than its room.
  static let tolerance = 0.01

  /// The lines without the blanks at which they were broken, and whether some were left out.
  func lines(of text: Substring, limit: Int) -> (lines: [Substring], isCut: Bool) {
    var lines: [Substring] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = paragraph
      repeat {
        if lines.count == limit { return (lines, true) }
        let end = limit == 1 ? rest.endIndex : lineEnd(of: rest)
        // Blanks hang over the end of a line only where there is one.
        lines.append(width.isFinite ? Self.trimmed(rest[..<end]) : rest[..<end])
        rest = rest[end...]
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  /// Returns the index behind the characters that fit in a line; at least one does.
  private func lineEnd(of rest: Substring) -> Substring.Index {
    // A whole paragraph is measured only where what is seen of it at once fits.
    guard width.isFinite, isTooWide(rest.prefix(Self.glance)) || isTooWide(rest) else {
      return rest.endIndex
    }
    var end = rest.startIndex
    var best: Substring.Index?
    var used = 0.0
    while end < rest.endIndex {
      let next = rest.index(after: end)
      let character = rest[end]
      let isBlank = character == " "
      used += isBlank && used == 0 ? 0 : measure(rest[end..<next])
      if used > width + Self.tolerance, !isBlank {
        return best ?? (end > rest.startIndex ? end : next)
      }
      if canBreak(after: character, before: next < rest.endIndex ? rest[next] : nil) {
        best = next
      }
      end = next
    }
    return rest.endIndex
  }

  private func isTooWide(_ part: Substring) -> Bool { measure(part) > width + Self.tolerance }

  private func canBreak(after character: Character, before next: Character?) -> Bool {
    guard let next else { return true }
    if next == " " { return false }
    return character == " " || character == "-" || SystemFontMetrics.isWide(character)
      || SystemFontMetrics.isWide(next)
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
