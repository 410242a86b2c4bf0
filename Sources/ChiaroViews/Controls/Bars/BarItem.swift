// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A button in a bar.
///
/// Apple counterpart: `UIBarButtonItem`, `UITabBarItem` · Source: UIBarItem.h (S156) ·
/// Fidelity: approximate
public struct BarItem: Hashable, Sendable {
  /// What it says.
  public var title: String?
  /// The picture; a template unless it says otherwise.
  public var image: Image?
  /// Its color; nil for the tint.
  public var tintColor: DynamicColor?
  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is the action to end with, which is set in bold.
  public var isProminent = false
  /// What its badge says, or nil.
  public var badgeValue: String?

  /// What it does when it is pressed; nil for nothing.
  ///
  /// Tab bars choose it first, and tell their delegate after.
  public var primaryAction: Action?

  /// Creates an item.
  public init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }
}
