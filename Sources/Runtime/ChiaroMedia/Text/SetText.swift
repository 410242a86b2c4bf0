// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import ChiaroRaster

  /// A text laid out in as many lines as fit a height.
  struct SetText {
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    private(set) var unknownGlyphs = 0

    /// Breaks a text into lines, and truncates the part that does not fit; there is always room for
    /// one line.
    ///
    /// - Parameters:
    ///   - text: the text
    ///   - width: the largest width of a line, in points
    ///   - height: the largest height of all lines together, in points
    ///   - limit: the largest number of lines; 0 for any number
    ///   - contexts: the fonts
    init(
      _ text: DisplayList.Text, width: Float, height: Float = .infinity, limit: Int = 0,
      _ contexts: FontBook.Contexts
    ) {
      guard let font = FontRequest(text, contexts.face) else { return }
      let (content, isWhole) = TextLimits.content(text.string, size: font.size)
      if content.isEmpty { return }
      let sheet = TextSheet(
        content, font: font, width: width, direction: text.direction, contexts)
      unknownGlyphs = sheet.unknownGlyphs
      isTruncated = !isWhole
      addLines(of: sheet, height: height, limit: limit > 0 ? limit : .max)
      guard lines.count < sheet.lineCount, let last = lines.popLast() else { return }
      isTruncated = true
      lines.append(Self.cut(last, of: sheet, text, font, width: width, contexts))
    }

    /// The size of all lines together, in points.
    var size: PointSize {
      PointSize(
        width: Double(lines.map(\.box.width).max() ?? 0),
        height: Double(lines.reduce(0) { $0 + $1.box.height }))
    }

    /// The tolerance for heights that callers obtained by measuring lines and may have rounded.
    private static let tolerance: Float = 1.0 / 64

    private mutating func addLines(of sheet: TextSheet, height: Float, limit: Int) {
      var bottom: Float = 0
      sheet.forEachLine { line in
        bottom += line.box.height
        if bottom > height + Self.tolerance, !lines.isEmpty { return false }
        lines.append(line)
        return lines.count < limit
      }
    }

    /// Returns the line with the rest of its paragraph, truncated to the width; where only other
    /// paragraphs follow, an ellipsis stands for them.
    private static func cut(
      _ line: TextLine, of sheet: TextSheet, _ text: DisplayList.Text, _ font: FontRequest,
      width: Float, _ contexts: FontBook.Contexts
    ) -> TextLine {
      let (rest, isLast) = sheet.rest(from: line)
      var cut = line
      TextSheet(
        isLast ? rest : rest + "…", font: font, width: width, direction: line.direction,
        truncation: text.truncation, contexts
      ).forEachLine { first in
        cut = first
        return false
      }
      return cut
    }
  }
#endif
