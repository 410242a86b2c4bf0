// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A tab of a tab bar.
///
/// Apple counterpart: `UITabBarItem` · Source: UITabBarItem.h (S156) · Fidelity: approximate
open class TabBarItem: BarItem {
  /// The image of the item while it is selected; nil for `image`.
  open var selectedImage: Image? { didSet { changed() } }
  /// The text of the item's badge; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; nil for red.
  open var badgeColor: DynamicColor? { didSet { changed() } }
  /// The appearance of the bar while the item is selected; kept, without effect.
  open var standardAppearance: TabBarAppearance?
  /// The appearance of the bar at the edge of scrolled content while the item is selected; kept,
  /// without effect.
  open var scrollEdgeAppearance: TabBarAppearance?
  private final var badgeAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state; kept, without effect.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { badgeAttributes[state] = attributes }

  /// Returns the attributes that were set for the badge's text in a state; nil for none.
  open func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// Creates a tab.
  ///
  /// Apple counterpart: `UITabBarItem.init(title:image:tag:)` · Source: UITabBarItem.h ·
  /// Fidelity: exact
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, primaryAction: nil)
    self.tag = tag
  }

  /// Creates a tab with another image while it is selected.
  ///
  /// Apple counterpart: `UITabBarItem.init(title:image:selectedImage:)` · Source: UITabBarItem.h ·
  /// Fidelity: exact
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, primaryAction: nil)
    self.selectedImage = selectedImage
  }
}
