// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroLayout
public import ChiaroViews
public import Foundation

/// A button in a navigation bar or toolbar, or a tab of a tab bar.
///
/// Apple counterpart: `UIBarButtonItem`, `UITabBarItem` · Source: UIBarItem.h (statement S156) ·
/// Fidelity: approximate
@preconcurrency @MainActor
open class BarItem {
  /// The title of the item; nil for none.
  open var title: String? { didSet { changed() } }
  /// The image of the item, drawn as a template unless its rendering mode says otherwise; nil for
  /// none.
  open var image: Image? { didSet { changed() } }
  /// The image of the item while it is selected, in a tab bar; nil for `image`.
  open var selectedImage: Image? { didSet { changed() } }
  /// The tint color of the item; nil for the bar's tint color.
  open var tintColor: DynamicColor? { didSet { changed() } }
  /// Whether the item is enabled; the default is true.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the item is not shown; the default is false.
  open var isHidden = false { didSet { changed() } }
  /// The style of a bar button.
  ///
  /// Apple counterpart: `UIBarButtonItem.Style` · Source: UIBarButtonItem.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// A title in the regular font.
    case plain = 0
    /// A title in a heavier font, for the item that completes a task.
    case done = 2
  }
  /// The style of the button; `done` is the same as `isProminent`.
  open var style: Style {
    get { isProminent ? .done : .plain }
    set { isProminent = newValue == .done }
  }
  /// Whether the item is the prominent action, such as Done, whose title is bold.
  public final var isProminent = false { didSet { changed() } }
  /// The text of the item's badge; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; nil for red.
  open var badgeColor: DynamicColor? { didSet { changed() } }
  /// The number that identifies the item to the app; the default is 0.
  open var tag = 0
  /// The view shown in place of title and image; nil for none.
  open var customView: View? { didSet { changed() } }
  /// The width of the item in points; 0, the default, for the width of its content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The menu that a press of the item shows if the item has no action; nil for none.
  open var menu: Menu? { didSet { changed() } }
  /// The insets of the image, in points; stored, but without effect.
  open var imageInsets = EdgeInsets.zero
  /// The label of the item that assistive software reads out; nil for its title.
  open var accessibilityLabel: String?
  /// The result of using the item, read out by assistive software; nil for none.
  open var accessibilityHint: String?
  /// The accessibility value of the item, read out by assistive software; nil for none.
  open var accessibilityValue: String?
  /// The identifier by which tests find the item; nil for none.
  open var accessibilityIdentifier: String?
  /// The accessibility traits of the item; the default is `button`.
  open var accessibilityTraits = AccessibilityTraits.button
  /// Whether the item is a space and no button.
  package final var space: Space?
  /// What a framework above this module keeps with the item.
  package final var attachment: AnyObject?

  /// A space between items.
  package enum Space {
    case fixed, flexible
  }

  /// The action performed when the item is pressed; nil for none.
  ///
  /// A tab bar selects the item, performs the action, and then calls its delegate.
  open var primaryAction: Action? { didSet { adopt(primaryAction, after: oldValue) } }
  /// The bar that shows the item; nil for none.
  package final weak var bar: Bar?
  /// Called for each item that comes into a bar which is in a window; nil for nothing.
  package static var onEntering: (@MainActor (BarItem) -> Void)?
  private final var titleAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the title's attributes for a state; only font and color are drawn, and nil removes them.
  ///
  /// States without attributes have those of the normal state, and else those of the bar.
  ///
  /// Apple counterpart: `setTitleTextAttributes(_:for:)` · Source: UIBarItem.h · Fidelity:
  /// approximate, in navigation bars and toolbars the font is that of the normal state
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  /// Returns the title's attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The attributes of the title that is drawn in a state: the state's own over those of the normal
  /// one.
  final func attributes(in state: Control.State) -> [NSAttributedString.Key: Any] {
    (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
  }

  /// Creates an item with a title, an image and an action.
  public init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    adopt(primaryAction, after: nil)
  }

  /// Creates an item without title, image and action.
  @_disfavoredOverload
  public convenience init() { self.init(title: nil, image: nil, primaryAction: nil) }

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

  /// Creates a tab bar item with a title, an image and a tag.
  ///
  /// Apple counterpart: `UITabBarItem.init(title:image:tag:)` · Source: UITabBarItem.h ·
  /// Fidelity: exact
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, primaryAction: nil)
    self.tag = tag
  }

  /// Creates a tab bar item with an image, and another image while it is selected.
  ///
  /// Apple counterpart: `UITabBarItem.init(title:image:selectedImage:)` · Source: UITabBarItem.h ·
  /// Fidelity: exact
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, primaryAction: nil)
    self.selectedImage = selectedImage
  }

  /// Returns a flexible space; those of a toolbar share the width that its items leave.
  public class func flexibleSpace() -> BarItem {
    let item = BarItem(title: nil, image: nil, primaryAction: nil)
    item.space = .flexible
    return item
  }

  /// Returns a space of a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> BarItem {
    let item = BarItem(title: nil, image: nil, primaryAction: nil)
    (item.space, item.width) = (.fixed, width)
    return item
  }

  /// Takes title and image of an action, where there are none.
  private final func adopt(_ action: Action?, after former: Action?) {
    if let action, action !== former {
      if title == nil, image == nil, !action.title.isEmpty || action.image != nil {
        title = action.title.isEmpty ? nil : action.title
        image = action.image
      }
    }
    changed()
  }

  final func changed() { bar?.itemsDidChange() }
}

extension BarItem: nonisolated Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (one: BarItem, other: BarItem) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
