// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroRaster
package import Foundation

/// A layout that breaks text into lines, at line ends and between words.
struct TextLayout {
  /// The measurement of text.
  let measure: TextMeasure

  /// A line as a row of pieces, each with the attributes of one run.
  struct Line {
    private(set) var pieces: [AttributedText.Run] = []
    /// Whether a paragraph begins here.
    let opens: Bool
    /// The layout of the paragraph.
    private(set) var paragraph = ParagraphFormat()
    /// The font that gives a line without pieces its height.
    private(set) var blankFont: Font?
    /// The total width of all pieces but the last, and the width of the last.
    private var widths = (former: CGFloat(0), last: CGFloat(0))

    init(opens: Bool) { self.opens = opens }

    /// Creates the next line of a paragraph.
    init(after line: Line) {
      opens = false
      paragraph = line.paragraph
    }

    /// Takes the layout of the paragraph from its first run.
    mutating func begin(with run: AttributedText.Run) {
      guard opens, pieces.isEmpty else { return }
      paragraph = run.style?.paragraph ?? ParagraphFormat()
      blankFont = run.effectiveFont
    }

    var width: CGFloat { widths.former + widths.last }

    /// Removes trailing spaces, which would shift centered text.
    mutating func trim(_ measure: TextMeasure) {
      guard let last = pieces.indices.last else { return }
      let text = pieces[last].string.trimmedEnd
      guard text.endIndex != pieces[last].string.endIndex else { return }
      pieces[last].string = String(text)
      widths.last = measure.width(of: pieces[last])
    }

    /// Returns where the line begins and how wide it may be within a width.
    func room(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
      paragraph.room(opening: opens, in: width)
    }

    /// Whether a picture is among the pieces.
    var hasPictures: Bool { pieces.contains { $0.picture != nil } }

    /// Returns the width of the line with one more word.
    ///
    /// A word that goes on with the last piece is measured with it: each width is rounded up, so
    /// that those of its parts would be more than that of the whole.
    func width(
      with word: String, of run: AttributedText.Run, _ measure: TextMeasure
    ) -> CGFloat {
      if let picture = run.picture { return width + picture.width }
      let (word, font) = (String(word.trimmedEnd), run.effectiveFont)
      guard let last = pieces.last, last.looks(like: run) else {
        return width + measure.width(of: word, in: font)
      }
      return widths.former
        + measure.width(of: last.string + word, word, after: widths.last, in: font)
    }

    /// Appends a word, to the last piece if it has the same attributes.
    mutating func append(
      _ word: String, of run: AttributedText.Run, _ measure: TextMeasure
    ) {
      let font = run.effectiveFont
      if let last = pieces.indices.last, pieces[last].looks(like: run) {
        pieces[last].string += word
        widths.last = measure.width(of: pieces[last].string, word, after: widths.last, in: font)
        return
      }
      var piece = run
      piece.string = word
      pieces.append(piece)
      widths = (width, measure.width(of: piece))
    }
  }

  /// Returns the lines of a text; the text beyond `limit` lines is put in the last.
  func lines(of text: AttributedText, width: CGFloat, limit: Int = 0) -> [Line] {
    var lines = [Line(opens: true)]
    for run in text.runs {
      for (index, paragraph) in run.string.split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        if index > 0, limit == 0 || lines.count < limit { lines.append(Line(opens: true)) }
        lines[lines.count - 1].begin(with: run)
        fill(&lines, with: Self.words(of: paragraph), of: run, width: width, limit: limit)
      }
    }
    for index in lines.indices { lines[index].trim(measure) }
    return lines
  }

  /// How much a line may be wider than its room: less than a person sees.
  private static let tolerance: CGFloat = 0.01

  private func fill(
    _ lines: inout [Line], with words: [String], of run: AttributedText.Run, width: CGFloat,
    limit: Int
  ) {
    for word in words {
      let last = lines.count - 1
      if limit == 0 || lines.count < limit, !lines[last].pieces.isEmpty {
        let room = lines[last].room(in: width).width + Self.tolerance
        if lines[last].width(with: word, of: run, measure) > room {
          lines.append(Line(after: lines[last]))
        }
      }
      lines[lines.count - 1].append(word, of: run, measure)
    }
  }

  /// Returns the words of a paragraph, each with the spaces that follow it.
  private static func words(of paragraph: Substring) -> [String] {
    var words: [String] = []
    for character in paragraph {
      if words.isEmpty || words[words.count - 1].last == " " && character != " " {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmedEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

extension GraphicsContext {
  /// Draws text in a rectangle, from the top down.
  package func draw(
    _ text: AttributedText, in rect: CGRect, alignment: TextAlignment, limit: Int = 0,
    direction: LayoutDirection = .leftToRight, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    guard risingHeight == nil else {
      return upright(rect) {
        draw(
          text, in: $0, alignment: alignment, limit: limit, direction: direction,
          lineBreakMode: lineBreakMode)
      }
    }
    let share = alignment.share(in: direction)
    if textMeasure.shaper != nil, var whole = text.whole {
      whole.alignment = Float(share)
      whole.truncation = lineBreakMode.truncation
      return draw(
        whole, in: rect, color: text.runs[0].foregroundColor ?? AttributedText.Run.defaultColor)
    }
    for row in TextLayout(measure: textMeasure).rows(of: text, width: rect.width, limit: limit) {
      let frame = row.letters(in: rect.width, direction).offsetBy(dx: rect.minX, dy: rect.minY)
      let own = row.line.paragraph.alignment
      draw(row.line, in: frame, share: own == .natural ? share : own.share(in: direction))
    }
  }

  /// Draws a line; a single piece is aligned by the renderer, which knows its exact width.
  private func draw(_ line: TextLayout.Line, in frame: CGRect, share: CGFloat) {
    if line.pieces.count == 1 { return draw(line.pieces[0], in: frame, share: share) }
    var left = frame.minX + max(0, frame.width - line.width) * share
    let above = line.hasPictures ? textMeasure.reach(of: line).above : nil
    for piece in line.pieces {
      let width = textMeasure.width(of: piece)
      let drop = above.map { $0 - textMeasure.reach(of: piece).above } ?? 0
      let place = CGRect(x: left, y: frame.minY + drop, width: width, height: frame.height - drop)
      draw(piece, in: place, share: 0)
      left += width
    }
  }

  private func draw(_ piece: AttributedText.Run, in frame: CGRect, share: CGFloat) {
    guard let style = piece.style else { return drawPlain(piece, in: frame, share: share) }
    let frame = frame.offsetBy(dx: 0, dy: -style.baselineOffset)
    drawPlain(piece, in: frame, share: share)
    let font = piece.effectiveFont
    let width = min(frame.width, textMeasure.width(of: piece))
    let baseline = frame.minY + textMeasure.baseline(of: font)
    let thickness = max(1, font.pointSize / 16)
    let left = frame.minX + (frame.width - width) * share
    for (color, y) in [
      (style.underline, baseline + font.pointSize / 10),
      (style.strikethrough, baseline - font.pointSize * 0.28),
    ] {
      guard let color else { continue }
      fill(CGRect(x: left, y: y, width: width, height: thickness), color)
    }
  }

  private func drawPlain(_ piece: AttributedText.Run, in frame: CGRect, share: CGFloat) {
    if let background = piece.backgroundColor { fill(frame, background) }
    let ink = piece.foregroundColor ?? AttributedText.Run.defaultColor
    if let picture = piece.picture {
      let left = frame.minX + max(0, frame.width - picture.width) * share
      return picture.draw(in: self, at: CGPoint(x: left, y: frame.minY), ink)
    }
    var text = DisplayList.Text(piece.string, piece.effectiveFont.legible)
    text.alignment = Float(share)
    draw(text, in: frame, color: ink)
  }

  /// Draws one line of plain text, vertically centered in a rectangle.
  package func draw(
    _ text: String, _ font: Font, _ color: DynamicColor, in rect: CGRect, share: CGFloat = 0
  ) {
    let height = textMeasure.lineHeight(of: font)
    let top = rect.minY + (rect.height - height) / 2
    draw(
      AttributedText.Run(text, font: font, foregroundColor: color),
      in: CGRect(x: rect.minX, y: top, width: rect.width, height: height), share: share)
  }
}

extension TextAlignment {
  /// Returns the position of a line: 0 for left, 0.5 for centered, 1 for right.
  package func share(in direction: LayoutDirection) -> CGFloat {
    switch self {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: direction == .rightToLeft ? 1 : 0
    }
  }
}
