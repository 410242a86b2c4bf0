// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// A button in a bar.
///
/// Apple counterpart: `UIBarButtonItem`, `UITabBarItem` · Source: UIBarItem.h (S156) ·
/// Fidelity: approximate
public struct BarItem: Hashable, Sendable {
  /// The title of the item; nil for none.
  public var title: String?
  /// The image of the item, drawn as a template unless its rendering mode says otherwise.
  public var image: Image?
  /// The tint color of the item; nil for the bar's tint color.
  public var tintColor: DynamicColor?
  /// Whether the item is enabled; the default is true.
  public var isEnabled = true
  /// Whether the item is the prominent action, such as Done, whose title is bold.
  public var isProminent = false
  /// The text of the item's badge; nil for none.
  public var badgeValue: String?

  /// The action performed when the item is pressed; nil for none.
  ///
  /// A tab bar selects the item, performs the action, and then calls its delegate.
  public var primaryAction: Action?

  /// Creates an item with a title, an image and an action.
  public init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }
}
