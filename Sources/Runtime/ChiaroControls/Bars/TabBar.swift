// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// A bar at the bottom of a screen with tabs for the parts of an app.
///
/// Apple counterpart: `UITabBar` · Source: UITabBar.h; HIG Color · Fidelity: approximate, titles
/// are always below the images
open class TabBar: Bar, SizeMeasuring {
  /// The appearance of the bar while content is scrolled behind it.
  open var standardAppearance: TabBarAppearance {
    get { appearanceOverContent as? TabBarAppearance ?? TabBarAppearance() }
    set { appearanceOverContent = newValue }
  }
  /// The appearance of the bar while `isAtScrollEdge` is true.
  ///
  /// If nil, it is the standard appearance with a transparent background and no separator line.
  open var scrollEdgeAppearance: TabBarAppearance? {
    get { appearanceAtEdge as? TabBarAppearance }
    set { appearanceAtEdge = newValue }
  }
  override final func usualAppearance() -> BarAppearance { TabBarAppearance() }

  /// The tabs, from the leading edge; nil for none.
  open var items: [TabBarItem]? { didSet { adopt(tabs, after: oldValue ?? []) } }
  private final var tabs: [TabBarItem] { items ?? [] }
  package override final var shownItems: [BarItem] { tabs }
  /// The image drawn over the bar's background; nil for none.
  open var backgroundImage: Image? {
    get { standardAppearance.backgroundImage }
    set { standardAppearance.backgroundImage = newValue }
  }
  /// The image drawn instead of the separator line above the bar; nil for the line.
  open var shadowImage: Image? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }
  /// The image behind the selected tab; nil for none.
  open var selectionIndicatorImage: Image? { didSet { setNeedsDisplay() } }
  /// Sets the tabs, without animation; nil for none.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }
  /// The selected tab; nil for none.
  ///
  /// Setting a tab that is not in the bar selects none.
  open var selectedItem: TabBarItem? {
    get { selectedIndex.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil } }
    set { selectedIndex = newValue.flatMap { tabs.firstIndex(of: $0) } }
  }
  /// The index of the selected tab; nil for none.
  ///
  /// An index that is out of range selects none.
  open var selectedIndex: Int? { didSet { setNeedsDisplay() } }
  /// The color of the tabs that are not selected; nil for `secondaryLabel`.
  open var unselectedItemTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  /// The delegate, which is notified when the user selects a tab; nil for none.
  open weak var delegate: (any TabBarDelegate)?

  private static let font = Font.systemFont(ofSize: 10, weight: 500)

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  override final var placesFromLeft: [BarPlace] {
    let width = bounds.width / CGFloat(max(1, tabs.count))
    return tabs.enumerated().map { index, item in
      BarPlace(item: item, frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49))
    }
  }

  override final func perform(_ index: Int) {
    selectedIndex = index
    tabs[index].primaryAction?.perform(sender: tabs[index])
    if tabs.indices.contains(index) { delegate?.tabBar(self, didSelect: tabs[index]) }
  }

  override final func drawItems(in context: GraphicsContext) {
    for (index, place) in places.enumerated() {
      let isSelected = index == selectedIndex
      if isSelected, let color = (appearance as? TabBarAppearance)?.selectionIndicatorTintColor {
        context.fill(place.frame.insetBy(dx: 4, dy: 2), color, cornerRadius: 8)
      }
      if isSelected, let picture = selectionIndicatorImage {
        context.draw(picture, in: place.frame, place: .content)
      }
      drawTab(tabs[index], isSelected: isSelected, in: context, place.frame)
    }
  }

  private final func drawTab(
    _ item: TabBarItem, isSelected: Bool, in context: GraphicsContext, _ frame: CGRect
  ) {
    let state = look(of: item, isSelected: isSelected)
    let shown = color(of: item, isSelected: isSelected)
    let picture = CGRect(x: frame.midX - 12, y: 7, width: 24, height: 24)
    if let image = (isSelected ? item.selectedImage : nil) ?? item.image {
      context.draw(
        image, in: picture, place: .control, tint: iconColor(of: item, isSelected: isSelected))
    }
    if let title = item.title {
      let line = CGRect(x: frame.minX, y: 33, width: frame.width, height: 12)
      let own = item.attributes(
        in: !item.isEnabled ? .disabled : isSelected ? .selected : .normal)
      let attributes = own.merging(state?.titleTextAttributes ?? [:]) { mine, _ in mine }
      context.draw(
        title, attributes.font ?? Self.font, attributes.foregroundColor ?? shown, in: line,
        share: 0.5)
    }
    if let badge = item.badgeValue { drawBadge(badge, of: item, state, in: context, at: picture) }
  }

  /// Returns the color of a tab's title, unless the bar's appearance has another.
  private final func color(of item: BarItem, isSelected: Bool) -> DynamicColor {
    if !item.isEnabled { return .tertiaryLabel }
    return (isSelected ? item.tintColor ?? .tintColor : unselectedItemTintColor) ?? .secondaryLabel
  }

  /// The appearance of a tab in a state; nil for the usual one.
  private final func look(of item: BarItem, isSelected: Bool) -> TabBarItemStateAppearance? {
    let look = (appearance as? TabBarAppearance)?.stackedLayoutAppearance
    return !item.isEnabled ? look?.disabled : isSelected ? look?.selected : look?.normal
  }

  /// Returns the color in which a tab's picture is drawn if it is a template.
  package final func iconColor(of item: BarItem, isSelected: Bool) -> DynamicColor {
    look(of: item, isSelected: isSelected)?.iconColor ?? color(of: item, isSelected: isSelected)
  }

  /// Whether the selected tab has a form of its own, besides its color.
  package final var marksSelectionByForm: Bool {
    (appearance as? TabBarAppearance)?.selectionIndicatorTintColor != nil
      || selectionIndicatorImage != nil || selectedItem?.selectedImage != nil
  }

  /// Draws a badge in white on red, as Apple does in every style.
  private final func drawBadge(
    _ text: String, of item: TabBarItem, _ state: TabBarItemStateAppearance?,
    in context: GraphicsContext, at picture: CGRect
  ) {
    let font = Font.systemFont(ofSize: 13)
    let width = max(18, textMeasure.width(of: text, in: font) + 10)
    let frame = CGRect(x: picture.maxX - 8, y: 2, width: width, height: 18)
      .placed(in: picture, drawnDirection)
    let color = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
    context.fill(frame, color, cornerRadius: 9)
    let textColor = state?.badgeTextAttributes.foregroundColor ?? .white
    context.draw(text, font, textColor, in: frame, share: 0.5)
  }
}

/// The methods that a tab bar calls to report selections.
///
/// Apple counterpart: `UITabBarDelegate` · Source: UITabBar.h · Fidelity: exact
@preconcurrency @MainActor
public protocol TabBarDelegate: AnyObject {
  /// Called after the user selected a tab, even if it was already selected.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}
