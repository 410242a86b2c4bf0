// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews

/// An element of an interface file with the view that was made of it.
struct PlacedElement {
  /// The element.
  let element: InterfaceElement
  /// The view.
  let view: View
  /// The class that the file names, else the kind's.
  let className: String
  /// The identifier of the element whose view is around this one; nil at the top.
  let parent: String?
  /// Whether the file measures the view's place from its superview's lower edge.
  let isFromBelow: Bool
  /// The text that the view shows; nil for none.
  let text: String?
  /// The colors by their attributes' keys, in the order of the file; nil where none is set.
  let colors: [(key: String, color: DynamicColor?)]

  /// Whether the view is hidden itself, other than by standing on a tab that is not in front.
  @MainActor var isHidden: Bool {
    view.isHidden
      && (element.parent?.isNamed("tabViewItem") != true || element.flag("hidden") == true)
  }
}
