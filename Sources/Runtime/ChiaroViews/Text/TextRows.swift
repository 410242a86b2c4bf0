// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

extension TextLayout {
  /// A line in its place below the others; lengths are in points.
  struct Row {
    /// The line.
    let line: Line
    /// The distance of its top from that of the text.
    let top: CGFloat
    /// The height that the paragraph gives it.
    let height: CGFloat
    /// The height of its letters, which stand at the bottom.
    let natural: CGFloat

    var bottom: CGFloat { top + height }

    /// The right edge of a line that begins at its indent.
    var right: CGFloat { line.room(in: .infinity).start + line.width }

    /// Returns the rectangle in which the letters are aligned.
    func letters(in width: CGFloat, _ direction: LayoutDirection) -> CGRect {
      let room = line.room(in: width)
      let left = direction == .rightToLeft ? width - room.start - room.width : room.start
      return CGRect(x: left, y: bottom - natural, width: room.width, height: natural)
    }
  }

  /// Returns the lines of a text in their places; the text beyond `limit` lines is put in the last.
  func rows(of text: AttributedText, width: CGFloat, limit: Int = 0) -> [Row] {
    var rows: [Row] = []
    guard text.runs.contains(where: { !$0.string.isEmpty }) else { return rows }
    for line in lines(of: text, width: width, limit: limit) {
      var top: CGFloat = 0
      if let above = rows.last {
        let former = above.line.paragraph
        top = above.bottom + former.lineSpacing
        if line.opens { top += former.spacingAfter + line.paragraph.spacingBefore }
      }
      let natural = measure.height(of: line)
      rows.append(
        Row(line: line, top: top, height: line.paragraph.height(natural), natural: natural))
    }
    return rows
  }
}
