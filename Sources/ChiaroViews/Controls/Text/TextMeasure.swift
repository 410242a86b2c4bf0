// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// How much room text takes: half of the letters' size for each character.
///
/// The one place that guesses; a shaper that knows the font's own widths takes its place.
enum TextMeasure {
  /// The width of a character, in letter sizes.
  static let widthOfCharacter: CGFloat = 0.5

  static func width(of text: some StringProtocol, in font: Font) -> CGFloat {
    CGFloat(text.count) * font.pointSize * widthOfCharacter
  }

  /// The size of text that is broken into lines no wider than `width`; `limit` 0 allows any number.
  static func size(of text: AttributedText, width: CGFloat, limit: Int = 0) -> CGSize {
    let lines = TextLayout.lines(of: text, width: width, limit: limit)
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
  }

  /// The size of one line of plain text.
  static func size(of text: String, in font: Font) -> CGSize {
    CGSize(width: width(of: text, in: font), height: font.lineHeight)
  }
}
