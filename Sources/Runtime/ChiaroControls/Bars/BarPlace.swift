// SPDX-License-Identifier: MIT

package import ChiaroViews
package import Foundation

/// An item of a bar and its frame.
struct BarPlace {
  var item: BarItem
  var frame: CGRect
}

extension BarItem {
  /// The bar that shows the item, and where; nil for none.
  package final var placeInBar: (bar: View, frame: CGRect)? {
    guard let bar, let place = bar.places.first(where: { $0.item === self }) else { return nil }
    return (bar, place.frame)
  }
}
