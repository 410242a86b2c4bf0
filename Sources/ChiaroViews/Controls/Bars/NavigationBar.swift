// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

/// The bar at the top: where one is, and what can be done there.
///
/// Apple counterpart: `UINavigationBar`, `UINavigationItem` · Source: UINavigationBar.h ·
/// Fidelity: approximate
open class NavigationBar: Bar, SizeMeasuring {
  /// The title.
  public final var title: String? { didSet { setNeedsDisplay() } }
  /// The title of where one came from; nil for no way back.
  public final var backTitle: String? { didSet { setNeedsDisplay() } }
  /// The items at the left, from the edge.
  public final var leftItems: [BarItem] = [] { didSet { setNeedsDisplay() } }
  /// The items at the right, from the edge.
  public final var rightItems: [BarItem] = [] { didSet { setNeedsDisplay() } }
  /// Whether the title stands large below the items.
  public final var prefersLargeTitles = false { didSet { setNeedsDisplay() } }
  /// A color over the background; nil for the appearance's own.
  public final var barTintColor: DynamicColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  private static let rowHeight: CGFloat = 44
  private static let largeHeight: CGFloat = 52
  private static let largeFont = Font.systemFont(ofSize: 34, weight: 700)

  final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: Self.rowHeight + (prefersLargeTitles ? Self.largeHeight : 0))
  }

  override final var hasLineAtBottom: Bool { true }

  override final func drawItems(in context: GraphicsContext) {
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: Self.rowHeight)
    drawLeft(in: context, row)
    var right = row.maxX - 16
    for item in rightItems {
      let width = width(of: item)
      draw(item, in: context, CGRect(x: right - width, y: 0, width: width, height: row.height))
      right -= width + 16
    }
    guard let title else { return }
    if prefersLargeTitles {
      let frame = CGRect(
        x: 16, y: row.maxY, width: bounds.width - 32, height: Self.largeHeight)
      context.draw(title, Self.largeFont, appearance.titleColor, in: frame)
    } else {
      context.draw(title, .headline, appearance.titleColor, in: row, share: 0.5)
    }
  }

  private final func drawLeft(in context: GraphicsContext, _ row: CGRect) {
    var left: CGFloat = 16
    if let backTitle {
      let chevron = CGRect(x: 8, y: row.midY - 11, width: 13, height: 22)
      context.draw(.symbol("chevron.backward"), in: chevron, tint: .tintColor)
      let width = TextMeasure.width(of: backTitle, in: .label)
      let frame = CGRect(x: chevron.maxX + 6, y: 0, width: width, height: row.height)
      context.draw(backTitle, .label, .tintColor, in: frame)
      left = frame.maxX + 16
    }
    for item in leftItems {
      let width = width(of: item)
      draw(item, in: context, CGRect(x: left, y: 0, width: width, height: row.height))
      left += width + 16
    }
  }
}
