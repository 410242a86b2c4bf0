// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// The appearance of a tab bar: its background, separator line and tabs.
///
/// Apple counterpart: `UITabBarAppearance` · Source: UITabBarAppearance.h · Fidelity: approximate,
/// the title of a tab is always below its image
open class TabBarAppearance: BarAppearance {
  /// The appearance of tabs whose title is below the image, the only layout of tabs here.
  public final var stackedLayoutAppearance = TabBarItemAppearance() { didSet { onChange?() } }
  /// The appearance of tabs whose title is beside the image; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var inlineLayoutAppearance = TabBarItemAppearance()
  /// The appearance of tabs whose title is beside the image, in a bar of compact height; stored,
  /// but without effect.
  ///
  /// Fidelity: inert
  public final var compactInlineLayoutAppearance = TabBarItemAppearance()
  /// The color behind the selected tab; nil for none.
  public final var selectionIndicatorTintColor: DynamicColor? { didSet { onChange?() } }

  override func takeOver(_ other: BarAppearance) {
    super.takeOver(other)
    guard let other = other as? TabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  override func takeParts(of other: BarAppearance, over usual: BarAppearance) {
    super.takeParts(of: other, over: usual)
    guard let other = other as? TabBarAppearance, let usual = usual as? TabBarAppearance
    else { return }
    let parts = BarParts(mine: self, other: other, usual: usual)
    parts.of(\.stackedLayoutAppearance).takeStates()
    parts.of(\.inlineLayoutAppearance).takeStates()
    parts.of(\.compactInlineLayoutAppearance).takeStates()
    parts.take(\.selectionIndicatorTintColor)
  }
}

/// The appearance of tabs in each of their states.
///
/// Apple counterpart: `UITabBarItemAppearance` · Source: UITabBarAppearance.h · Fidelity:
/// approximate, only the font and color of text attributes have an effect
@preconcurrency @MainActor
public final class TabBarItemAppearance {
  /// The layout of a tab: its title below its image or beside it.
  ///
  /// Apple counterpart: `UITabBarItemAppearance.Style` · Source: UITabBarAppearance.h ·
  /// Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  /// The appearance of tabs that are not selected.
  public let normal = TabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = TabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public let disabled = TabBarItemStateAppearance()
  /// The appearance of the tab with keyboard focus; stored, but without effect.
  ///
  /// Fidelity: inert
  public let focused = TabBarItemStateAppearance()

  /// Creates an appearance with the default colors.
  public init() {}

  /// Creates an appearance with the default colors, which are the same for every style.
  public init(style: Style) {}

  /// Returns an independent copy.
  public func copy() -> TabBarItemAppearance {
    let copy = TabBarItemAppearance()
    let pairs = [
      (normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled),
      (focused, copy.focused),
    ]
    for (mine, own) in pairs { own.takeOver(mine) }
    return copy
  }
}

/// The appearance of tabs in one state.
///
/// Apple counterpart: `UITabBarItemStateAppearance` · Source: UITabBarAppearance.h · Fidelity:
/// approximate, only the font and color of text attributes have an effect
@preconcurrency @MainActor
public final class TabBarItemStateAppearance {
  /// The attributes of the title; empty for the default ones.
  ///
  /// Only the font and color have an effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image if it is a template; nil for the default color.
  public var iconColor: DynamicColor?
  /// The background color of the badge; nil for red.
  public var badgeBackgroundColor: DynamicColor?
  /// The attributes of the badge's text; empty for white text.
  ///
  /// Only the color attribute has an effect.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  func takeOver(_ other: TabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    (badgeBackgroundColor, badgeTextAttributes) = (
      other.badgeBackgroundColor, other.badgeTextAttributes
    )
  }
}
