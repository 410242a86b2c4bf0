// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// An item of a bar, or the title of one, with the element that it was made of.
@MainActor
struct PlacedItem {
  /// The element: a bar button item, a tab bar item or a navigation item.
  let element: InterfaceElement
  /// The element of the bar; nil where the file has none.
  let bar: InterfaceElement?
  private let item: BarItem?
  private let view: View

  /// Places an item in the bar that shows it; nil for one that no bar shows, and for spaces.
  init?(_ element: InterfaceElement, _ item: BarItem, in bar: InterfaceElement?) {
    guard item.button?.space == nil, let view = item.placeInBar?.bar else { return nil }
    (self.element, self.item, self.bar, self.view) = (element, item, bar, view)
  }

  /// Places the title of a navigation item in its bar.
  init(titleOf element: InterfaceElement, in view: NavigationBar, _ bar: InterfaceElement?) {
    (self.element, item, self.bar, self.view) = (element, nil, bar, view)
  }

  /// The text of the item or the title; nil for none.
  var text: String? { item.map(\.title) ?? (view as? NavigationBar)?.title }
  /// Whether the item shows a picture.
  var hasPicture: Bool { item?.image != nil }
  /// Whether the item is enabled; a title is.
  var isEnabled: Bool { item?.isEnabled ?? true }
  /// The frame in the window; that of the whole bar for a title.
  var frameInWindow: CGRect {
    view.convert(item?.placeInBar?.frame ?? view.bounds, to: nil)
  }
}
