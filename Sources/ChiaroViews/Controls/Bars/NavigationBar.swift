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
  /// What the way back does when it is pressed.
  public final var backAction: Action?
  /// The items at the left, from the edge; at the right where reading begins there.
  public final var leftItems: [BarItem] = [] { didSet { setNeedsDisplay() } }
  /// The items at the right, from the edge; at the left where reading begins at the right.
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

  private final var row: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: Self.rowHeight)
  }
  private final var chevron: CGRect { CGRect(x: 8, y: row.midY - 11, width: 13, height: 22) }
  /// How many of the places are the way back.
  private final var backCount: Int { backTitle == nil ? 0 : 1 }

  /// The way back, the items at the left, and those at the right from the edge.
  override final var placesFromLeft: [BarPlace] {
    var places: [BarPlace] = []
    var left: CGFloat = 16
    if let backTitle {
      let item = BarItem(title: backTitle, primaryAction: backAction)
      let width = chevron.width + 6 + self.width(of: item)
      places.append(frame(of: item, at: chevron.minX, width))
      left = chevron.minX + width + 16
    }
    for item in leftItems {
      let width = width(of: item)
      places.append(frame(of: item, at: left, width))
      left += width + 16
    }
    var right = row.maxX - 16
    for item in rightItems {
      let width = width(of: item)
      places.append(frame(of: item, at: right - width, width))
      right -= width + 16
    }
    return places
  }

  private final func frame(of item: BarItem, at left: CGFloat, _ width: CGFloat) -> BarPlace {
    BarPlace(item: item, frame: CGRect(x: left, y: 0, width: width, height: row.height))
  }

  override final func drawItems(in context: GraphicsContext) {
    for (index, place) in places.enumerated() {
      if index < backCount {
        drawBack(place, isPressed: index == pressed, in: context)
      } else {
        draw(place.item, isPressed: index == pressed, in: context, place.frame)
      }
    }
    guard let title else { return }
    if prefersLargeTitles {
      let frame = CGRect(
        x: 16, y: row.maxY, width: bounds.width - 32, height: Self.largeHeight)
      context.draw(
        title, Self.largeFont, appearance.titleColor, in: frame, share: drawnDirection.startShare)
    } else {
      context.draw(title, .headline, appearance.titleColor, in: row, share: 0.5)
    }
  }

  private final func drawBack(
    _ place: BarPlace, isPressed: Bool, in context: GraphicsContext
  ) {
    let color = color(of: place.item, isPressed: isPressed)
    let direction = drawnDirection
    context.draw(.symbol(direction.backwardChevron), in: mirrored(chevron), tint: color)
    let insets = DirectionalEdgeInsets(leading: chevron.width + 6)
    let line = place.frame.inset(by: insets.insets(isRightToLeft: direction == .rightToLeft))
    context.draw(place.item.title ?? "", .label, color, in: line, share: direction.startShare)
  }
}
