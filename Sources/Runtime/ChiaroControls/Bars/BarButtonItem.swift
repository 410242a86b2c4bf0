// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A button in a navigation bar or a toolbar, or a space between buttons.
///
/// Apple counterpart: `UIBarButtonItem` · Source: UIBarButtonItem.h (statement S156) · Fidelity:
/// approximate, possible titles and the selected state have no effect
open class BarButtonItem: BarItem {
  /// The style of a bar button: plain or done.
  ///
  /// Apple counterpart: `UIBarButtonItem.Style` · Source: UIBarButtonItem.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// A button with a title in the regular font.
    case plain = 0
    /// A button with a title in a heavier font, for the action that completes a task.
    case done = 2

    /// The former name of `plain`, from the time when buttons had borders.
    public static var bordered: Style { .plain }
  }
  /// The style of the button: `done` while `isProminent` is true, otherwise `plain`.
  open var style: Style {
    get { isProminent ? .done : .plain }
    set { isProminent = newValue == .done }
  }
  /// Whether the item is the prominent action, such as Done; its title is bold.
  public final var isProminent = false { didSet { changed() } }
  /// The view shown instead of the title and the image; nil for none.
  open var customView: View? {
    didSet {
      if let oldValue, oldValue !== customView { bar?.release(oldValue) }
      changed()
    }
  }
  /// The width of the item, in points; 0 for the width of its content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The menu that the item shows when it is pressed; nil for none.
  ///
  /// If the item has an action too, a press performs the action and a long press shows the menu.
  open var menu: Menu? { didSet { changed() } }
  /// Whether the item is shown as selected; false by default; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isSelected = false
  package override final var button: BarButtonItem? { self }
  /// The kind of space that the item is; nil for a button.
  package final var space: Space?

  /// A space between items.
  package enum Space {
    case fixed, flexible
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init(title: nil, image: nil, primaryAction: nil)
    self.customView = customView
  }

  /// Creates an item with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Returns a flexible space, which takes up the remaining room of the bar.
  public class func flexibleSpace() -> BarButtonItem {
    let item = BarButtonItem(title: nil, image: nil, primaryAction: nil)
    item.space = .flexible
    return item
  }

  /// Returns a space with a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(title: nil, image: nil, primaryAction: nil)
    (item.space, item.width) = (.fixed, width)
    return item
  }
}
