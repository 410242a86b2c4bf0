// SPDX-License-Identifier: MIT

public import Foundation

extension Stage {
  /// Returns the size that a text takes when it is drawn on this stage's screen, in whole points.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///   stage.size(of: AttributedText(title, font: .label), width: size.width)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text to measure
  ///   - width: the maximum width of a line, in points
  ///   - lineLimit: the maximum number of lines; 0 for no limit
  /// - Returns: the size in points
  ///
  /// Apple counterpart: `boundingRect(with:options:context:)` · Source: NSStringDrawing.h ·
  /// Fidelity: approximate, measures `AttributedText` only
  public func size(
    of text: AttributedText, width: CGFloat = .infinity, lineLimit: Int = 0
  ) -> CGSize {
    textMeasure.size(of: text, width: width, limit: lineLimit)
  }

  /// Returns the positions of the characters of a text, laid out as on this stage.
  ///
  /// - Parameters:
  ///   - text: the text
  ///   - width: the maximum width of a line, in points
  ///   - limit: the maximum number of lines; 0 for no limit
  /// - Returns: the positions
  package func places(of text: AttributedText, width: CGFloat, limit: Int = 0) -> TextPlaces {
    TextPlaces(of: text, width: width, limit: limit, textMeasure)
  }

  /// Returns the line height of a font, in whole points.
  ///
  /// Apple counterpart: `UIFont.lineHeight` · Source: UIFont.h · Fidelity: approximate, measured in
  /// the font that is drawn
  public func lineHeight(of font: Font) -> CGFloat { textMeasure.lineHeight(of: font) }

  /// Returns the distance from the top of a line to its baseline in a font, in points.
  ///
  /// Apple counterpart: `UIFont.ascender` · Source: UIFont.h · Fidelity: approximate, measured in
  /// the font that is drawn
  public func baseline(of font: Font) -> CGFloat { textMeasure.baseline(of: font) }
}
