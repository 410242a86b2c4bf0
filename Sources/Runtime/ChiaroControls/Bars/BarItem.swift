// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The base class of the buttons of navigation bars and toolbars, and of the tabs of tab bars.
///
/// Apple counterpart: `UIBarButtonItem`, `UITabBarItem` · Source: UIBarItem.h (statement S156) ·
/// Fidelity: approximate, image insets and images for compact bars have no effect
@preconcurrency @MainActor
open class BarItem {
  /// The title of the item; nil for none.
  open var title: String? { didSet { changed() } }
  /// The image of the item; nil for none.
  ///
  /// It is drawn as a template unless its rendering mode says otherwise.
  open var image: Image? { didSet { changed() } }
  /// The image of the item in a bar of compact height, nil for `image`; stored, but without effect.
  ///
  /// Fidelity: inert
  open var landscapeImagePhone: Image?
  /// The tint color of the item; nil for the bar's tint color.
  open var tintColor: DynamicColor? { didSet { changed() } }
  /// Whether the item is enabled; the default is true.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the item is hidden; the default is false.
  open var isHidden = false { didSet { changed() } }
  /// The number that identifies the item to the app; the default is 0.
  open var tag = 0
  /// The insets of the image, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var imageInsets = EdgeInsets.zero
  /// The label of the item that assistive software reads out; nil for its title.
  open var accessibilityLabel: String?
  /// The description of what the item does, which assistive software reads out; nil for none.
  open var accessibilityHint: String?
  /// The value of the item, which assistive software reads out; nil for none.
  open var accessibilityValue: String?
  /// The identifier that tests use to find the item; nil for none.
  open var accessibilityIdentifier: String?
  /// The accessibility traits of the item; the default is `button`.
  open var accessibilityTraits = AccessibilityTraits.button
  /// Whether the item is visible to assistive software; the default is true.
  open var isAccessibilityElement = true
  /// A value that a framework above this module stores with the item.
  package final var attachment: AnyObject?

  /// The action performed when the item is pressed; nil for none.
  ///
  /// A tab bar first selects the item, then performs the action, and then calls its delegate.
  open var primaryAction: Action? { didSet { adopt(primaryAction, after: oldValue) } }
  /// The bar that shows the item; nil for none.
  package final weak var bar: Bar?
  /// Called for each item added to a bar in a window; nil for nothing.
  package static var onEntering: (@MainActor (BarItem) -> Void)?
  private final var titleAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title for a state; nil removes them.
  ///
  /// Only the font and color have an effect.
  ///
  /// If a state has no font or color of its own, the one of the normal state is used, or else the
  /// one of the bar's appearance.
  ///
  /// Apple counterpart: `setTitleTextAttributes(_:for:)` · Source: UIBarItem.h · Fidelity:
  /// approximate, in navigation bars and toolbars each state uses the font of the normal state
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  /// Returns the attributes of the title that were set for a state; nil for none.
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

  /// Creates an item without a title, an image or an action.
  @_disfavoredOverload
  public convenience init() { self.init(title: nil, image: nil, primaryAction: nil) }

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

  /// The item as a button; nil for a tab.
  package var button: BarButtonItem? { nil }

  final func changed() { bar?.itemsDidChange() }
}

extension BarItem: nonisolated Hashable {
  /// Returns whether the two items are the same object.
  public nonisolated static func == (one: BarItem, other: BarItem) -> Bool { one === other }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
