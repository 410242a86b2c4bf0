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

  /// The item that is pressed, counted as in `places`.
  final var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }
  /// The item that the keyboard would press, counted as in `places`.
  final var focused: Int? { didSet { if focused != oldValue { setNeedsDisplay() } } }
  /// The item on which the pointer went down.
  final var tracked: Int?

  /// Whether the line stands at the bottom; else at the top.
  var hasLineAtBottom: Bool { false }
  /// What can be pressed, where it stands from left to right.
  var placesFromLeft: [BarPlace] { [] }
  /// What can be pressed, where it stands: mirrored from right to left.
  final var places: [BarPlace] {
    placesFromLeft.map { BarPlace(item: $0.item, frame: mirrored($0.frame)) }
  }

  /// A rectangle of the bar where it stands in the direction of reading.
  final func mirrored(_ frame: CGRect) -> CGRect { frame.placed(in: bounds, drawnDirection) }
  /// Draws titles and items.
  func drawItems(in context: GraphicsContext) {}
  /// Does what an item is there for.
  func perform(_ index: Int) { places[index].item.primaryAction?.perform(sender: self) }

  open override func pointerBegan(_ event: PointerEvent) { track(from: event) }
  open override func pointerMoved(_ event: PointerEvent) { track(on: event) }
  open override func pointerEnded(_ event: PointerEvent) { endTrack(event) }
  open override func pointerCancelled(_ event: PointerEvent) { cancelTrack() }

  /// Arrows go from item to item; space and return press one.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    press(event.key) || super.keyPressed(event)
  }
  open override var canBecomeFocused: Bool { places.contains(where: \.item.isEnabled) }
  public override final func focusDidChange(_ isFocused: Bool) { takeFocus(isFocused) }

  public override final func drawContent(in context: GraphicsContext) {
    let appearance = appearance
    appearance.effectKind?.draw(
      in: context, EffectPlace(rect: bounds, traits: traitCollection))
    if let color = appearance.backgroundColor { context.fill(bounds, color) }
    if let color = appearance.shadowColor {
      let top = hasLineAtBottom ? bounds.height - 0.5 : 0
      context.fill(CGRect(x: 0, y: top, width: bounds.width, height: 0.5), color)
    }
    drawItems(in: context)
    if let focused, places.indices.contains(focused) {
      context.drawFocusRing(
        in: places[focused].frame.insetBy(dx: -4, dy: 2), cornerRadius: 6, traits: traitCollection)
    }
  }

  /// The widths of items.
  final func width(of item: BarItem) -> CGFloat {
    item.image != nil ? 24 : textMeasure.width(of: item.title ?? "", in: font(of: item))
  }

  private final func font(of item: BarItem) -> Font { item.isProminent ? .headline : .label }

  /// Draws an item as its picture, or its title where it has none.
  final func draw(
    _ item: BarItem, isPressed: Bool = false, in context: GraphicsContext, _ frame: CGRect
  ) {
    let color = color(of: item, isPressed: isPressed)
    if let image = item.image {
      let square = frame.centered(CGSize(width: 24, height: 24))
      context.draw(image, in: square, place: .control, tint: color)
    } else if let title = item.title {
      context.draw(title, font(of: item), color, in: frame, share: 0.5)
    }
  }

  /// The color of an item: pale while it is pressed, as it has no background to show it with.
  final func color(of item: BarItem, isPressed: Bool) -> DynamicColor {
    guard item.isEnabled else { return .tertiaryLabel }
    let color = item.tintColor ?? .tintColor
    return isPressed ? color.withAlphaComponent(0.3) : color
  }
}
