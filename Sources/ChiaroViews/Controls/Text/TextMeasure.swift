// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroRaster
import Foundation

/// The text measurement that all views share.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
@MainActor
public enum TextSetting {
  /// The shaper that measures text; without one, each character is half the font size wide.
  ///
  /// Set it before creating views, because measured views do not measure again when it changes. The
  /// renderer of the display lists should use the same shaper.
  public static var shaper: (any TextShaper)?
}

/// The measurement of text: by the shaper or, without one, by estimates.
@MainActor
enum TextMeasure {
  /// The estimated width of a character as a fraction of the font size.
  static let widthOfCharacter: CGFloat = 0.5

  static func width(of text: some StringProtocol, in font: Font) -> CGFloat {
    guard let shaper = TextSetting.shaper else {
      return CGFloat(text.count) * font.pointSize * widthOfCharacter
    }
    let line = DisplayList.Text(String(text), font.legible)
    return CGFloat(shaper.measure(line, width: .infinity, lineLimit: 1).width).rounded(.up)
  }

  /// The length in UTF-8 bytes from which a piece is no longer measured as a whole.
  private static let longPiece = 2_048

  /// Returns the width of a piece of text after a word was appended to it.
  ///
  /// The shaper measures both together. Without a shaper, and for a long piece, the result is the
  /// sum of both widths, because measuring again would take quadratic time.
  static func width(
    of piece: String, _ word: String, after former: CGFloat, in font: Font
  ) -> CGFloat {
    if TextSetting.shaper != nil, piece.utf8.count < longPiece { return width(of: piece, in: font) }
    return former + width(of: word, in: font)
  }

  /// Returns the line height rounded up to whole points; without a shaper, 1.2 times the font size.
  static func lineHeight(of font: Font) -> CGFloat {
    guard let shaper = TextSetting.shaper else { return (font.pointSize * 1.2).rounded(.up) }
    let line = DisplayList.Text("x", font)
    return CGFloat(shaper.measure(line, width: .infinity, lineLimit: 1).height).rounded(.up)
  }

  /// Returns the size of text in lines no wider than `width`; a `limit` of 0 allows any number.
  static func size(of text: AttributedText, width: CGFloat, limit: Int = 0) -> CGSize {
    if let shaper = TextSetting.shaper, let whole = text.whole {
      let size = shaper.measure(whole, width: Float(width), lineLimit: limit)
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    let lines = TextLayout.lines(of: text, width: width, limit: limit)
    return CGSize(
      width: lines.map { $0.width }.max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
  }

  /// Returns the size of one line of plain text.
  static func size(of text: String, in font: Font) -> CGSize {
    CGSize(width: width(of: text, in: font), height: font.lineHeight)
  }
}

extension AttributedText {
  /// The text as a single run that the shaper can break into lines.
  ///
  /// Nil if the text is empty, has several runs or has a background color.
  @MainActor var whole: DisplayList.Text? {
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
