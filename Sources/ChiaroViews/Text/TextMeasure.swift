// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import Foundation

/// How much room text takes: what the shaper says, or a guess where there is none.
struct TextMeasure: Sendable {
  /// What knows the widths of letters; nil to guess.
  let shaper: (any TextShaper)?

  /// The width of a character, in letter sizes, as it is guessed.
  static let widthOfCharacter: CGFloat = 0.5

  func width(of text: some StringProtocol, in font: Font) -> CGFloat {
    guard let shaper else {
      return CGFloat(text.count) * font.pointSize * Self.widthOfCharacter
    }
    let line = DisplayList.Text(String(text), font.legible)
    return CGFloat(shaper.measure(line, width: .infinity, lineLimit: 1).width).rounded(.up)
  }

  /// The length in UTF-8 bytes from which a piece is no longer measured as a whole.
  private static let longPiece = 2_048

  /// Returns the width of a piece of text after a word was appended to it.
  ///
  /// The shaper says what both take together. A guess, and what a long piece takes, is the sum of
  /// the two, for else the time would grow with the square of the length.
  func width(
    of piece: String, _ word: String, after former: CGFloat, in font: Font
  ) -> CGFloat {
    if shaper != nil, piece.utf8.count < Self.longPiece { return width(of: piece, in: font) }
    return former + width(of: word, in: font)
  }

  /// The height of a line, in whole points: a fifth more than the letters, as it is guessed.
  func lineHeight(of font: Font) -> CGFloat {
    guard let shaper else { return (font.pointSize * 1.2).rounded(.up) }
    let line = DisplayList.Text("x", font)
    return CGFloat(shaper.measure(line, width: .infinity, lineLimit: 1).height).rounded(.up)
  }

  /// The size of text that is broken into lines no wider than `width`; `limit` 0 allows any number.
  func size(of text: AttributedText, width: CGFloat, limit: Int = 0) -> CGSize {
    if let shaper, let whole = text.whole {
      let size = shaper.measure(whole, width: Float(width), lineLimit: limit)
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    let lines = TextLayout(measure: self).lines(of: text, width: width, limit: limit)
    return CGSize(
      width: lines.map { $0.width }.max() ?? 0, height: lines.reduce(0) { $0 + height(of: $1) })
  }

  /// The height of a line of a text: that of its highest piece.
  func height(of line: TextLayout.Line) -> CGFloat {
    line.pieces.map { lineHeight(of: $0.effectiveFont) }.max() ?? 0
  }

  /// The size of one line of plain text.
  func size(of text: String, in font: Font) -> CGSize {
    CGSize(width: width(of: text, in: font), height: lineHeight(of: font))
  }
}

extension AttributedText {
  /// The text when it looks the same throughout, so that the shaper can break it into lines; nil
  /// for text in several fonts or with a color behind it.
  var whole: DisplayList.Text? {
    guard runs.count == 1, runs[0].backgroundColor == nil, !runs[0].string.isEmpty else {
      return nil
    }
    return DisplayList.Text(runs[0].string, runs[0].effectiveFont.legible)
  }
}

extension DisplayList.Text {
  init(_ string: String, _ font: Font) {
    self.init(string, size: Float(font.pointSize), weight: Int16(font.weight))
  }
}
