// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A bar at the top of a screen with a title, a back button and items.
///
/// Apple counterpart: `UINavigationBar`, `UINavigationItem` · Source: UINavigationBar.h · Fidelity:
/// approximate, the bar has no compact height and changes without animation
open class NavigationBar: Bar, SizeMeasuring {
  /// The appearance of the bar while content is scrolled behind it.
  open var standardAppearance: NavigationBarAppearance {
    get { appearanceOverContent as? NavigationBarAppearance ?? NavigationBarAppearance() }
    set { appearanceOverContent = newValue }
  }
  /// The appearance of the bar while `isAtScrollEdge` is true.
  ///
  /// If nil, it is the standard appearance with a transparent background and no separator line.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearanceAtEdge as? NavigationBarAppearance }
    set { appearanceAtEdge = newValue }
  }
  /// The appearance of a bar of compact height, nil for the standard one; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var compactAppearance: NavigationBarAppearance?
  /// The appearance of a bar of compact height while the content is scrolled to its edge; stored,
  /// but without effect.
  ///
  /// Fidelity: inert
  open var compactScrollEdgeAppearance: NavigationBarAppearance?
  override final func usualAppearance() -> BarAppearance { NavigationBarAppearance() }

  /// The title of the bar; nil for none.
  open var title: String? { didSet { setNeedsDisplay() } }
  /// The title of the back button; nil for no back button.
  open var backTitle: String? { didSet { setNeedsDisplay() } }
  /// The action of the back button; nil for none.
  open var backAction: Action?
  /// The items at the leading edge, from the edge inward.
  open var leftItems: [BarButtonItem] = [] {
    didSet { if leftItems != oldValue { adopt(leftItems, after: oldValue) } }
  }
  /// The items at the trailing edge, from the edge inward.
  open var rightItems: [BarButtonItem] = [] {
    didSet { if rightItems != oldValue { adopt(rightItems, after: oldValue) } }
  }
  package override final var shownItems: [BarItem] { leftItems + rightItems }
  /// The view in place of the title; nil for none.
  package final var titleView: View? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let titleView { addSubview(titleView) }
      itemsDidChange()
    }
  }
  /// The field below the items; nil for none.
  package final var searchBar: SearchBar? {
    didSet {
      guard searchBar !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let searchBar { addSubview(searchBar) }
      layoutDidChange()
    }
  }
  /// The attributes of the title; setting nil restores the default.
  ///
  /// Only the font and color have an effect.
  ///
  /// Apple counterpart: `titleTextAttributes` · Source: UINavigationBar.h · Fidelity: approximate,
  /// only font and color have an effect
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      scrollEdgeAppearance?.titleTextAttributes = newValue ?? [:]
    }
  }
  /// The attributes of the large title; setting nil restores the default.
  ///
  /// Only the font and color have an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      scrollEdgeAppearance?.largeTitleTextAttributes = newValue ?? [:]
    }
  }
  /// The navigation item that the bar shows; nil for none.
  public internal(set) final weak var topItem: NavigationItem?
  /// The navigation item that the back button leads to; nil for none.
  public internal(set) final weak var backItem: NavigationItem?
  /// Whether the title is large and has its own row below the items; the default is false.
  open var prefersLargeTitles = false { didSet { layoutDidChange() } }
  /// Whether the title is small although large titles are preferred.
  final var isLargeTitleSuppressed = false { didSet { layoutDidChange() } }
  final var isLarge: Bool { prefersLargeTitles && !isLargeTitleSuppressed }
  /// The height of the row of the large title in points: 52, or less where content that is scrolled
  /// has taken its place.
  final var largeTitleRoom = NavigationBar.largeHeight {
    didSet { if largeTitleRoom != oldValue { layoutDidChange() } }
  }

  private static let rowHeight: CGFloat = 44
  static let largeHeight: CGFloat = 52
  private static let largeFont = Font.systemFont(ofSize: 34, weight: 700)

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  private final var contentHeight: CGFloat {
    Self.rowHeight + (isLarge ? largeTitleRoom : 0) + searchHeight
  }

  private final var searchHeight: CGFloat { searchBar == nil ? 0 : 52 }

  /// Lays out the title view and the search bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = placesFromLeft
    let items = [leftItems, rightItems].map(\.count)
    if let titleView {
      let left = places.prefix(backCount + items[0]).map(\.frame.maxX).max() ?? 16
      let right = places.suffix(items[1]).map(\.frame.minX).min() ?? bounds.width - 16
      let room = CGRect(x: left + 8, y: row.minY, width: max(0, right - left - 16), height: 44)
      var size = titleView.sizeThatFits(room.size)
      if size == .zero { size = titleView.frame.size }
      size = CGSize(width: min(size.width, room.width), height: min(size.height, 44))
      titleView.frame = mirrored(room.centered(size))
    }
    searchBar?.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
  }

  private final func layoutDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override final var hasLineAtBottom: Bool { true }

  /// The row of the items: above the large title, which stands at the bottom.
  ///
  /// A bar that is higher than its content reaches behind the status bar.
  private final var row: CGRect {
    CGRect(
      x: 0, y: max(0, bounds.height - contentHeight), width: bounds.width, height: Self.rowHeight)
  }
  private final var chevron: CGRect { CGRect(x: 8, y: row.midY - 11, width: 13, height: 22) }
  /// The number of back buttons at the start of `places`: 0 or 1.
  private final var backCount: Int { backTitle == nil ? 0 : 1 }

  /// The back button, then the leading items, then the trailing items from the edge inward.
  override final var placesFromLeft: [BarPlace] {
    var places: [BarPlace] = []
    var left: CGFloat = 16
    if let backTitle {
      let item = BarButtonItem(title: backTitle, primaryAction: backAction)
      let width = chevron.width + 6 + self.width(of: item)
      places.append(frame(of: item, at: chevron.minX, width))
      left = chevron.minX + width + 16
    }
    for item in leftItems {
      let width = width(of: item)
      places.append(frame(of: item, at: left, width))
      left += width + 16
    }
    var right = row.maxX - 16
    for item in rightItems {
      let width = width(of: item)
      places.append(frame(of: item, at: right - width, width))
      right -= width + 16
    }
    return places
  }

  private final func frame(of item: BarItem, at left: CGFloat, _ width: CGFloat) -> BarPlace {
    BarPlace(item: item, frame: CGRect(x: left, y: row.minY, width: width, height: row.height))
  }

  override final func drawItems(in context: GraphicsContext) {
    for (index, place) in places.enumerated() {
      if index < backCount {
        drawBack(place, isPressed: index == pressed, in: context)
      } else {
        draw(place.item, isPressed: index == pressed, in: context, place.frame)
      }
    }
    guard let title else { return }
    if isLarge { drawLargeTitle(title, in: context) }
    if titleView == nil, !isLarge || largeTitleRoom < 12 {
      let attributes = (appearance as? NavigationBarAppearance)?.titleTextAttributes ?? [:]
      context.draw(
        title, attributes.font ?? .headline, attributes.foregroundColor ?? .label, in: row,
        share: 0.5)
    }
  }

  /// Draws the large title; what of it has moved behind the row of the items is not seen.
  private final func drawLargeTitle(_ title: String, in context: GraphicsContext) {
    let attributes = (appearance as? NavigationBarAppearance)?.largeTitleTextAttributes ?? [:]
    let room = CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeTitleRoom)
    let frame = CGRect(
      x: 16, y: room.maxY - Self.largeHeight, width: bounds.width - 32, height: Self.largeHeight)
    func draw() {
      context.draw(
        title, attributes.font ?? Self.largeFont, attributes.foregroundColor ?? .label, in: frame,
        share: drawnDirection.startShare)
    }
    if room.height >= Self.largeHeight {
      draw()
    } else if room.height > 0 {
      context.clip(to: room, draw)
    }
  }

  private final func drawBack(
    _ place: BarPlace, isPressed: Bool, in context: GraphicsContext
  ) {
    let color = color(of: place.item, isPressed: isPressed)
    let direction = drawnDirection
    let own = appearance as? NavigationBarAppearance
    // The chevron takes the middle of its symbol's square only.
    let square = CGRect(x: chevron.midX - 16, y: chevron.midY - 16, width: 32, height: 32)
    context.draw(
      own?.backIndicatorImage ?? Image(.symbol(direction.backwardChevron)),
      in: mirrored(own?.backIndicatorImage == nil ? square : chevron), place: .control, tint: color)
    let insets = DirectionalEdgeInsets(leading: chevron.width + 6)
    let line = place.frame.inset(by: insets.insets(isRightToLeft: direction == .rightToLeft))
    let attributes = own?.backButtonAppearance.attributes(place.item, isPressed) ?? [:]
    context.draw(
      place.item.title ?? "", attributes.font ?? .label, attributes.foregroundColor ?? color,
      in: line, share: direction.startShare)
  }
}
