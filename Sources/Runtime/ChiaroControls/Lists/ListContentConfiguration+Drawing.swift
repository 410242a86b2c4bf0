// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

extension ListContentConfiguration {
  /// A text as it is shown in an environment.
  private struct Line {
    var text: String
    var font: Font
    var color: DynamicColor

    init(_ text: String, _ look: TextProperties, _ traits: TraitCollection) {
      self.text = look.transform.applied(to: text)
      font = look.adjustsFontForContentSizeCategory ? look.font.adjusted(for: traits) : look.font
      color = look.color
    }
  }

  private func lines(for traits: TraitCollection) -> [Line] {
    [(text, textProperties), (secondaryText, secondaryTextProperties)]
      .compactMap { text, look in text.map { Line($0, look, traits) } }
  }

  /// Returns whether two texts have room beside one another.
  private func areBeside(_ lines: [Line], in width: CGFloat, _ measure: TextMeasure) -> Bool {
    guard prefersSideBySideTextAndSecondaryText, lines.count == 2 else { return false }
    let wish = lines.reduce(textToSecondaryTextHorizontalPadding) {
      $0 + measure.width(of: $1.text, in: $1.font)
    }
    return wish <= width
  }

  /// The distance of the text from the leading edge of the content, in points.
  var textIndent: CGFloat { image == nil ? 0 : 40 }

  /// The height of a row with the content: the lines and what is above and below, in whole points.
  func height(
    in width: CGFloat, _ measure: TextMeasure, _ metrics: SystemMetrics, _ traits: TraitCollection
  ) -> CGFloat {
    let lines = lines(for: traits)
    let heights = lines.map { measure.lineHeight(of: $0.font) }
    let isBeside = areBeside(lines, in: width - textIndent, measure)
    let content = isBeside ? heights.max() ?? 0 : heights.reduce(0, +)
    return max(metrics.rowHeight, (content + 2 * metrics.cellMargin - 1).rounded(.down))
  }

  @MainActor
  func draw(
    in context: GraphicsContext, _ rect: CGRect, _ direction: LayoutDirection,
    traits: TraitCollection
  ) {
    var room = rect
    if let image {
      let frame = CGRect(x: room.minX, y: room.midY - 12, width: 24, height: 24)
      context.draw(
        image.variant(for: traits).preferring(imageLook.preferredSymbolConfiguration),
        in: frame.placed(in: rect, direction), place: .content, tint: imageTintColor ?? .tintColor)
      let insets = DirectionalEdgeInsets(leading: textIndent)
      room = room.inset(by: insets.insets(isRightToLeft: direction == .rightToLeft))
    }
    let (lines, measure) = (lines(for: traits), context.textMeasure)
    let heights = lines.map { measure.lineHeight(of: $0.font) }
    let isBeside = areBeside(lines, in: room.width, measure)
    var top = room.midY - heights.reduce(0, +) / 2
    for (index, line) in lines.enumerated() {
      let y = isBeside ? room.midY - heights[index] / 2 : top
      let start = direction.startShare
      context.draw(
        line.text, line.font, line.color,
        in: CGRect(x: room.minX, y: y, width: room.width, height: heights[index]),
        share: isBeside && index == 1 ? 1 - start : start)
      top += heights[index]
    }
  }
}
