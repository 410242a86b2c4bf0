// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import Foundation

/// The rarely used properties of a run, stored separately so that other runs pay nothing for them.
package final class RunStyle: Hashable, Sendable {
  /// The layout of the paragraph.
  package let paragraph: ParagraphFormat
  /// The color of the line under the text; nil for none.
  package let underline: DynamicColor?
  /// The color of the line through the text; nil for none.
  package let strikethrough: DynamicColor?
  /// The distance of the text above the baseline, in points.
  package let baselineOffset: CGFloat

  /// Creates a style; nil where it changes nothing.
  package init?(
    paragraph: ParagraphFormat = ParagraphFormat(), underline: DynamicColor? = nil,
    strikethrough: DynamicColor? = nil, baselineOffset: CGFloat = 0
  ) {
    self.paragraph = paragraph
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    if paragraph == ParagraphFormat(), underline == nil, strikethrough == nil,
      self.baselineOffset == 0
    {
      return nil
    }
  }

  package static func == (lhs: RunStyle, rhs: RunStyle) -> Bool {
    lhs === rhs
      || lhs.paragraph == rhs.paragraph && lhs.underline == rhs.underline
        && lhs.strikethrough == rhs.strikethrough && lhs.baselineOffset == rhs.baselineOffset
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(paragraph)
    hasher.combine(underline)
    hasher.combine(strikethrough)
    hasher.combine(baselineOffset)
  }
}

/// The layout of the lines of a paragraph; lengths are in points.
package struct ParagraphFormat: Hashable, Sendable {
  /// The alignment of the lines; natural for that of the view that shows the text.
  package var alignment = TextAlignment.natural
  /// The distance between lines.
  package var lineSpacing: CGFloat = 0
  /// The distance before the paragraph.
  package var spacingBefore: CGFloat = 0
  /// The distance after the paragraph.
  package var spacingAfter: CGFloat = 0
  /// The height of a line as a multiple of its natural one; 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for none.
  package var maximumLineHeight: CGFloat = 0
  /// The indent of the first line, from the leading edge.
  package var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines, from the leading edge.
  package var headIndent: CGFloat = 0
  /// The end of lines from the leading edge; 0 or less counts from the trailing edge.
  package var tailIndent: CGFloat = 0

  /// Creates the format of text without a paragraph style.
  package init() {}

  /// Returns the height of a line whose natural height is another.
  func height(_ natural: CGFloat) -> CGFloat {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns where lines begin and how wide they may be within a width.
  func room(opening: Bool, in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = max(0, opening ? firstLineHeadIndent : headIndent)
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (start, max(0, end - start))
  }
}
