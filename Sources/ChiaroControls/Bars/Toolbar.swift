// SPDX-License-Identifier: MIT

public import ChiaroViews
package import Foundation

/// A bar at the bottom of a screen with buttons for actions.
///
/// Apple counterpart: `UIToolbar` · Source: UIToolbar.h · Fidelity: approximate
open class Toolbar: Bar, SizeMeasuring {
  /// The items, distributed over the width of the bar.
  public final var items: [BarItem] = [] { didSet { setNeedsDisplay() } }

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  override final var placesFromLeft: [BarPlace] {
    let widths = items.map(width)
    let gaps = CGFloat(max(1, items.count - 1))
    let gap = max(8, (bounds.width - 32 - widths.reduce(0, +)) / gaps)
    var left: CGFloat = 16
    return zip(items, widths).map { item, width in
      defer { left += width + gap }
      return BarPlace(item: item, frame: CGRect(x: left, y: 0, width: width, height: 44))
    }
  }

  override final func drawItems(in context: GraphicsContext) {
    for (index, place) in places.enumerated() {
      draw(place.item, isPressed: index == pressed, in: context, place.frame)
    }
  }
}
