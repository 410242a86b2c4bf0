// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// A bar at the bottom of a screen with buttons for actions.
///
/// Apple counterpart: `UIToolbar` · Source: UIToolbar.h · Fidelity: approximate, the bar has no
/// compact height and changes without animation
open class Toolbar: Bar, SizeMeasuring {
  /// The appearance of the bar while content is scrolled behind it.
  public final var standardAppearance: ToolbarAppearance {
    get { appearanceOverContent as? ToolbarAppearance ?? ToolbarAppearance() }
    set { appearanceOverContent = newValue }
  }
  /// The appearance of the bar while `isAtScrollEdge` is true.
  ///
  /// If nil, it is the standard appearance with a transparent background and no separator line.
  public final var scrollEdgeAppearance: ToolbarAppearance? {
    get { appearanceAtEdge as? ToolbarAppearance }
    set { appearanceAtEdge = newValue }
  }
  /// The appearance of a bar of compact height, nil for the standard one; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public final var compactAppearance: ToolbarAppearance?
  /// The appearance of a bar of compact height while the content is scrolled to its edge; stored,
  /// but without effect.
  ///
  /// Fidelity: inert
  public final var compactScrollEdgeAppearance: ToolbarAppearance?
  override final func usualAppearance() -> BarAppearance { ToolbarAppearance() }

  /// The items of the bar; nil for none.
  ///
  /// They are distributed over the width of the bar, unless flexible spaces push them apart.
  open var items: [BarButtonItem]? { didSet { adopt(buttons, after: oldValue ?? []) } }
  private final var buttons: [BarButtonItem] { items ?? [] }
  package override final var shownItems: [BarItem] { buttons }

  /// Sets the items, without animation; nil for none.
  public final func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  override final var placesFromLeft: [BarPlace] {
    if buttons.contains(where: { $0.space == .flexible }) { return placesWithSpaces }
    let widths = buttons.map(width)
    let gaps = CGFloat(max(1, buttons.count - 1))
    let gap = max(8, (bounds.width - 32 - widths.reduce(0, +)) / gaps)
    var left: CGFloat = 16
    return zip(buttons, widths).map { item, width in
      defer { left += width + gap }
      return BarPlace(item: item, frame: CGRect(x: left, y: 0, width: width, height: 44))
    }
  }

  /// The buttons side by side, with what is left shared by the flexible spaces.
  private final var placesWithSpaces: [BarPlace] {
    let widths = buttons.map(width)
    let count = buttons.filter { $0.space == .flexible }.count
    let gaps = CGFloat(max(0, buttons.filter { $0.space == nil }.count - 1)) * 8
    let rest = max(0, bounds.width - 32 - gaps - widths.reduce(0, +))
    var left: CGFloat = 16
    return zip(buttons, widths).map { item, width in
      let own = item.space == .flexible ? rest / CGFloat(count) : width
      defer { left += own + (item.space == nil ? 8 : 0) }
      return BarPlace(item: item, frame: CGRect(x: left, y: 0, width: own, height: 44))
    }
  }

  override final func drawItems(in context: GraphicsContext) {
    for (index, place) in places.enumerated() {
      draw(place.item, isPressed: index == pressed, in: context, place.frame)
    }
  }
}
