// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A tab of a tab bar: its title, images and badge.
///
/// Apple counterpart: `UITabBarItem` · Source: UITabBarItem.h (statement S156) · Fidelity:
/// approximate, a tab's own bar appearances and badge attributes have no effect
open class TabBarItem: BarItem {
  /// The image of the item while it is selected; nil for `image`.
  open var selectedImage: Image? { didSet { changed() } }
  /// The text of the item's badge; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The background color of the badge; nil for the color of the bar's appearance, or else red.
  open var badgeColor: DynamicColor? { didSet { changed() } }
  /// The appearance of the tab bar while the item is selected, nil for the bar's own; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  open var standardAppearance: TabBarAppearance?
  /// The appearance of the tab bar while the item is selected and the content is scrolled to its
  /// edge, nil for the bar's own; stored, but without effect.
  ///
  /// Fidelity: inert
  open var scrollEdgeAppearance: TabBarAppearance?
  private final var badgeAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text for a state, nil to remove them; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { badgeAttributes[state] = attributes }

  /// Returns the attributes of the badge's text that were set for a state; nil for none.
  open func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// Creates a tab bar item with a title, an image and a tag.
  ///
  /// Apple counterpart: `UITabBarItem.init(title:image:tag:)` · Source: UITabBarItem.h ·
  /// Fidelity: exact
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, primaryAction: nil)
    self.tag = tag
  }

  /// Creates a tab bar item with a title, an image, and the image that is shown while it is
  /// selected.
  ///
  /// Apple counterpart: `UITabBarItem.init(title:image:selectedImage:)` · Source: UITabBarItem.h ·
  /// Fidelity: exact
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, primaryAction: nil)
    self.selectedImage = selectedImage
  }
}
