// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import Foundation

/// The measures of a list, in points.
///
/// Source: swiftui-metrics, tables 4 and 5, measured in pictures of iOS 16 to 26; the padding of
/// rows before iOS 26 and headers of plain lists are estimates.
struct ListMetrics {
  /// How far cards stay from the sides.
  var side: CGFloat
  /// The radius of cards, and whether their corners are continuous.
  var radius: CGFloat
  var isContinuous: Bool
  /// How far the content of a row stays from the sides of its card.
  var rowInset: CGFloat
  /// How far the content of a row stays from its upper and lower edge: text, and other content.
  var textPadding: CGFloat
  var otherPadding: CGFloat
  var rowHeight: CGFloat
  /// How far separators stay from the trailing side of the card.
  var separatorEnd: CGFloat
  /// The thickness of separators; nil for a pixel.
  var separatorLine: CGFloat?
  /// The distance from the top to the first card, without a header and to the header.
  var top: CGFloat
  var topWithHeader: CGFloat
  /// The distance from card to card, from a card to the header of the next one, and from the header
  /// to its card.
  var gap: CGFloat
  var gapToHeader: CGFloat
  var belowHeader: CGFloat
  var aboveFooter: CGFloat
  /// Whether the rows of a section stand on a ground of their own.
  var hasCards: Bool
  /// Whether a line is below the last row of a section.
  var closesSections: Bool

  private static let flat = ListMetrics(
    side: 20, radius: 10, isContinuous: true, rowInset: 20, textPadding: 11, otherPadding: 7,
    rowHeight: 44, separatorEnd: 0, separatorLine: nil, top: 35, topWithHeader: 16.67, gap: 35,
    gapToHeader: 34.67, belowHeader: 6, aboveFooter: 7, hasCards: true, closesSections: false)
  private static let glass = ListMetrics(
    side: 16, radius: 26, isContinuous: false, rowInset: 16, textPadding: 15, otherPadding: 15,
    rowHeight: 44, separatorEnd: 16, separatorLine: 1, top: 35, topWithHeader: 17, gap: 35,
    gapToHeader: 27, belowHeader: 10.67, aboveFooter: 8, hasCards: true, closesSections: false)

  static func of(_ look: ListLook, _ release: SystemRelease) -> ListMetrics {
    var metrics = release.hasLiquidGlass ? glass : flat
    switch look.shown {
    case .grouped:
      (metrics.side, metrics.radius, metrics.closesSections) = (0, 0, true)
    case .plain:
      (metrics.side, metrics.radius, metrics.hasCards) = (0, 0, false)
      metrics.rowInset = 16
      if !release.hasLiquidGlass { metrics.rowInset = 20 }
      metrics.closesSections = true
      (metrics.top, metrics.topWithHeader, metrics.gap) = (0, 6, 0)
      (metrics.gapToHeader, metrics.belowHeader) = (6, 6)
    default: break
    }
    return metrics
  }

  /// The color of separators: lighter on iOS 26.
  @MainActor
  static func separator(_ release: SystemRelease) -> DynamicColor {
    guard release.hasLiquidGlass else { return .separator }
    return thin
  }

  @MainActor private static let thin = DynamicColor { traits in
    let base = DynamicColor.separator.resolved(with: traits)
    return DynamicColor(base.withAlpha(traits.userInterfaceStyle == .dark ? 0.5 : 0.12))
  }
}
