// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension AttributedText {
  /// The text so broken that its last line does not hold one word alone: the word before moves down
  /// to it.
  ///
  /// - Parameters:
  ///   - width: the width at which lines break, in points
  ///   - limit: the most lines that are shown; 0 for any number
  ///   - measure: what measures text
  /// - Returns: the text, in which a space that does not break may stand for the last one
  ///
  /// Source: UILabel.h, `lineBreakStrategy`, whose default keeps orphans from last lines; labels in
  /// public pictures of iOS 16 and 17
  @MainActor
  func withoutOrphan(width: CGFloat, limit: Int, _ measure: TextMeasure) -> AttributedText {
    guard width.isFinite, width > 0, limit != 1, let last = runs.last, last.picture == nil,
      let space = last.string.lastIndex(of: " "), space > last.string.startIndex,
      !last.string[space...].contains(where: \.isNewline),
      last.string.index(after: space) < last.string.endIndex
    else { return self }
    let heightOf = { (text: AttributedText) in measure.size(of: text, width: width).height }
    let whole = heightOf(self)
    let beginning = ending(before: space)
    guard heightOf(beginning) < whole, limit == 0 || whole <= height(of: limit, last, measure)
    else { return self }
    // The word before stays where it is alone on its line, or where both have no room.
    let before = last.string[..<space]
    guard let former = before.lastIndex(where: { $0 == " " || $0.isNewline }),
      before[former] == " ", heightOf(ending(before: former)) == heightOf(beginning)
    else { return self }
    var bound = last
    bound.string = before + "\u{A0}" + last.string[last.string.index(after: space)...]
    let both = String(bound.string[bound.string.index(after: former)...])
    guard measure.width(of: both, in: last.effectiveFont) <= width else { return self }
    return AttributedText(runs.dropLast() + [bound])
  }

  /// The height of a number of lines, and half a line more.
  private func height(of count: Int, _ run: Run, _ measure: TextMeasure) -> CGFloat {
    let font = run.effectiveFont
    return (font.pitch ?? measure.lineHeight(of: font)) * (CGFloat(count) + 0.5)
  }

  private func ending(before place: String.Index) -> AttributedText {
    guard var last = runs.last else { return self }
    last.string = String(last.string[..<place])
    return AttributedText(runs.dropLast() + [last])
  }
}
