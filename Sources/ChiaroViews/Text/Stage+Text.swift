// SPDX-License-Identifier: MIT

public import Foundation

extension Stage {
  /// The size of a text as it is set on this stage, in whole points.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///   stage.size(of: AttributedText(title, font: .label), width: size.width)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: what is set
  ///   - width: how wide a line may be, in points
  ///   - lineLimit: how many lines there may be; 0 for any number
  /// - Returns: the size in points
  ///
  /// Apple counterpart: `boundingRect(with:options:context:)` · Source: NSStringDrawing.h ·
  /// Fidelity: approximate
  public func size(
    of text: AttributedText, width: CGFloat = .infinity, lineLimit: Int = 0
  ) -> CGSize {
    textMeasure.size(of: text, width: width, limit: lineLimit)
  }

  /// The height of a line of a font, in whole points.
  ///
  /// Apple counterpart: `UIFont.lineHeight` · Source: UIFont.h · Fidelity: approximate
  public func lineHeight(of font: Font) -> CGFloat { textMeasure.lineHeight(of: font) }
}
