// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// What navigation bars, tab bars and toolbars have in common: a background and a line.
///
/// Apple counterpart: what `UINavigationBar`, `UITabBar` and `UIToolbar` share · Source:
/// UIBarAppearance.h · Fidelity: approximate
open class Bar: View {
  /// How the bar looks over content.
  public final var standardAppearance = BarAppearance.defaultBackground() {
    didSet { setNeedsDisplay() }
  }
  /// How it looks when nothing lies behind it; nil for the standard appearance.
  public final var scrollEdgeAppearance: BarAppearance? { didSet { setNeedsDisplay() } }
  /// Whether nothing lies behind it: the content is scrolled to its edge.
  public final var isAtScrollEdge = false { didSet { setNeedsDisplay() } }

  /// The appearance in force.
  final var appearance: BarAppearance {
    (isAtScrollEdge ? scrollEdgeAppearance : nil) ?? standardAppearance
  }

  /// Whether the line stands at the bottom; else at the top.
  var hasLineAtBottom: Bool { false }
  /// Draws titles and items.
  func drawItems(in context: GraphicsContext) {}

  override final func drawContent(in context: GraphicsContext) {
    let appearance = appearance
    appearance.effectKind?.draw(
      in: context, EffectPlace(rect: bounds, traits: traitCollection))
    if let color = appearance.backgroundColor { context.fill(bounds, color) }
    if let color = appearance.shadowColor {
      let top = hasLineAtBottom ? bounds.height - 0.5 : 0
      context.fill(CGRect(x: 0, y: top, width: bounds.width, height: 0.5), color)
    }
    drawItems(in: context)
  }

  /// The widths of items.
  final func width(of item: BarItem) -> CGFloat {
    item.image != nil ? 24 : TextMeasure.width(of: item.title ?? "", in: font(of: item))
  }

  private final func font(of item: BarItem) -> Font { item.isProminent ? .headline : .label }

  /// Draws an item as its picture, or its title where it has none.
  final func draw(_ item: BarItem, in context: GraphicsContext, _ frame: CGRect) {
    let color = item.isEnabled ? item.tintColor ?? .tintColor : .tertiaryLabel
    if let image = item.image {
      let square = frame.centered(CGSize(width: 24, height: 24))
      context.draw(image, in: square, place: .control, tint: color)
    } else if let title = item.title {
      context.draw(title, font(of: item), color, in: frame, share: 0.5)
    }
  }
}
