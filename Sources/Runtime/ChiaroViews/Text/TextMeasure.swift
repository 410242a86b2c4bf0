// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
package import Foundation

/// The measurement of text with a shaper, or by estimate without one.
package struct TextMeasure: Sendable {
  /// The shaper that measures text; nil to estimate.
  let shaper: (any TextShaper)?
  /// The number of steps in a point to which widths and heights are rounded up; 1 for whole points.
  var stepsInPoint = 1.0

  /// The estimated width of a character, as a fraction of the font size.
  static let widthOfCharacter: CGFloat = 0.5

  package func width(of text: some StringProtocol, in font: Font) -> CGFloat {
    guard let shaper else {
      return CGFloat(text.count) * font.pointSize * Self.widthOfCharacter
    }
    let line = DisplayList.Text(String(text), font.legible)
    return stepped(shaper.measure(line, width: .infinity, lineLimit: 1).width)
  }

  /// The length in UTF-8 bytes from which a piece is no longer measured as a whole.
  private static let longPiece = 2_048

  /// Returns the width of a piece of text after a word was appended to it.
  ///
  /// The shaper measures both together. For an estimate or a long piece the widths are added,
  /// because the time would otherwise grow with the square of the length.
  func width(
    of piece: String, _ word: String, after former: CGFloat, in font: Font
  ) -> CGFloat {
    if shaper != nil, piece.utf8.count < Self.longPiece { return width(of: piece, in: font) }
    return former + width(of: word, in: font)
  }

  /// Returns a length rounded up to the next step.
  private func stepped(_ length: Double) -> CGFloat {
    CGFloat((length * stepsInPoint).rounded(.up) / stepsInPoint)
  }

  /// Returns the height of a line, in whole steps; the estimate is 1.2 times the font size.
  package func lineHeight(of font: Font) -> CGFloat {
    guard let shaper else { return (font.pointSize * 1.2).rounded(.up) }
    let line = DisplayList.Text("x", font)
    return stepped(shaper.measure(line, width: .infinity, lineLimit: 1).height)
  }

  /// Returns the distance of the baseline from the top of a line; the estimate is four fifths.
  package func baseline(of font: Font) -> CGFloat {
    guard let shaper else { return lineHeight(of: font) * 0.8 }
    return CGFloat(shaper.baseline(of: DisplayList.Text("x", font)))
  }

  /// Returns the size of text broken into lines no wider than `width`; a `limit` of 0 is no limit.
  package func size(of text: AttributedText, width: CGFloat, limit: Int = 0) -> CGSize {
    if let shaper, let whole = text.whole {
      let size = shaper.measure(whole, width: Float(width), lineLimit: limit)
      return CGSize(width: stepped(size.width), height: stepped(size.height))
    }
    let rows = TextLayout(measure: self).rows(of: text, width: width, limit: limit)
    return CGSize(
      width: rows.map(\.right).max() ?? 0, height: rows.last.map { stepped($0.bottom) } ?? 0)
  }

  /// Returns the height of a line of text, which is that of its tallest piece.
  func height(of line: TextLayout.Line) -> CGFloat {
    guard line.hasPictures else {
      let fonts = line.pieces.map(\.effectiveFont)
      return (fonts.isEmpty ? [line.blankFont].compactMap { $0 } : fonts)
        .map(lineHeight).max() ?? 0
    }
    let reach = reach(of: line)
    return stepped(Double(reach.above + reach.below))
  }

  /// Returns how far a line reaches above its baseline, and below it.
  func reach(of line: TextLayout.Line) -> (above: CGFloat, below: CGFloat) {
    line.pieces.map(reach).reduce((0, 0)) { (max($0.above, $1.above), max($0.below, $1.below)) }
  }

  /// Returns how far a piece of text or a picture reaches above its baseline, and below it.
  func reach(of piece: AttributedText.Run) -> (above: CGFloat, below: CGFloat) {
    if let picture = piece.picture { return picture.reach }
    let above = baseline(of: piece.effectiveFont)
    return (above, lineHeight(of: piece.effectiveFont) - above)
  }

  /// Returns the width of a piece of text or a picture.
  func width(of piece: AttributedText.Run) -> CGFloat {
    piece.picture?.width ?? width(of: piece.string, in: piece.effectiveFont)
  }

  /// Returns the size of one line of plain text.
  package func size(of text: String, in font: Font) -> CGSize {
    CGSize(width: width(of: text, in: font), height: lineHeight(of: font))
  }
}

extension AttributedText {
  /// The text as a whole if it has one font and no background color, so that the shaper can break
  /// it into lines; nil otherwise.
  var whole: DisplayList.Text? {
    guard runs.count == 1, runs[0].backgroundColor == nil, runs[0].picture == nil,
      runs[0].style == nil,
      !runs[0].string.isEmpty
    else {
      return nil
    }
    return DisplayList.Text(runs[0].string, runs[0].effectiveFont.legible)
  }
}

extension DisplayList.Text {
  /// Creates a text in a font.
  package init(_ string: String, _ font: Font) {
    self.init(string, size: Float(font.pointSize), weight: Int16(font.weight))
    face = font.face
    fontName = font.standsFor
  }
}
