// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroLayout
import ChiaroViews
public import Foundation

/// A length of a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutDimension` · Source: UICollectionViewCompositionalLayout.h
/// · Fidelity: approximate, estimates are taken as they are
public struct CompositionalDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case width, height, points, estimate }
  let kind: Kind
  /// The number of points, or the share of the room.
  public let dimension: CGFloat

  /// Returns a share of the width of the room.
  public static func fractionalWidth(_ share: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .width, dimension: share)
  }
  /// Returns a share of the height of the room.
  public static func fractionalHeight(_ share: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .height, dimension: share)
  }
  /// Returns a number of points.
  public static func absolute(_ points: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .points, dimension: points)
  }
  /// Returns about a number of points.
  public static func estimated(_ points: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .estimate, dimension: points)
  }

  func points(in room: CGSize) -> CGFloat {
    switch kind {
    case .width: room.width * dimension
    case .height: room.height * dimension
    case .points, .estimate: dimension
    }
  }
}

/// A size of a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutSize` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: exact
public final class CompositionalSize: Sendable {
  /// The width.
  public let widthDimension: CompositionalDimension
  /// The height.
  public let heightDimension: CompositionalDimension

  /// Creates a size of two lengths.
  public init(
    widthDimension: CompositionalDimension, heightDimension: CompositionalDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room))
  }
}

/// A distance between items.
///
/// Apple counterpart: `NSCollectionLayoutSpacing` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, a flexible distance is its least
public final class CompositionalSpacing: Sendable {
  /// The number of points.
  public let spacing: CGFloat
  /// Whether the distance may be greater.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  /// Returns a distance of a number of points.
  public static func fixed(_ points: CGFloat) -> CompositionalSpacing {
    CompositionalSpacing(points, false)
  }
  /// Returns a distance of at least a number of points.
  public static func flexible(_ points: CGFloat) -> CompositionalSpacing {
    CompositionalSpacing(points, true)
  }
}

/// The distances around an item.
///
/// Apple counterpart: `NSCollectionLayoutEdgeSpacing` · Source:
/// UICollectionViewCompositionalLayout.h · Fidelity: approximate, kept
public final class CompositionalEdgeSpacing: Sendable {
  /// The distances at the edges; nil for none.
  public let leading, top, trailing, bottom: CompositionalSpacing?

  /// Creates distances.
  public init(
    leading: CompositionalSpacing?, top: CompositionalSpacing?, trailing: CompositionalSpacing?,
    bottom: CompositionalSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }
}

/// An item of a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutItem` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
open class CompositionalItem {
  /// The size.
  public final let layoutSize: CompositionalSize
  /// The distances of the content from the item's edges.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The distances around the item; kept.
  public final var edgeSpacing: CompositionalEdgeSpacing?
  /// The views beside the item; kept.
  public final let supplementaryItems: [CompositionalSupplementaryItem]

  /// Creates an item of a size.
  public init(
    layoutSize: CompositionalSize, supplementaryItems: [CompositionalSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The number of cells in the item.
  var cellCount: Int { 1 }

  /// Places the cells in a rectangle; returns their frames.
  func frames(in rect: CGRect) -> [CGRect] {
    let insets = contentInsets
    return [
      CGRect(
        x: rect.minX + insets.leading, y: rect.minY + insets.top,
        width: max(0, rect.width - insets.leading - insets.trailing),
        height: max(0, rect.height - insets.top - insets.bottom))
    ]
  }
}

/// A view beside an item or a section.
///
/// Apple counterpart: `NSCollectionLayoutSupplementaryItem` and
/// `NSCollectionLayoutBoundarySupplementaryItem` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, at the top and bottom of sections
open class CompositionalSupplementaryItem: CompositionalItem {
  /// The kind of the view.
  public final let elementKind: String
  /// The edge at which the view stands.
  public final let alignment: RectAlignment
  /// Whether the section grows by the view; kept, it does.
  public final var extendsBoundary = true
  /// Whether the view stays in sight; kept, it scrolls.
  public final var pinToVisibleBounds = false
  /// The order from back to front; kept.
  public final var zIndex = 0

  /// Creates a view at an edge of a section.
  public init(layoutSize: CompositionalSize, elementKind: String, alignment: RectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or a corner of a rectangle.
///
/// Apple counterpart: `NSRectAlignment` · Source: UIGeometry.h · Fidelity: exact
public enum RectAlignment: Int, Sendable, CaseIterable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

/// Items side by side or below each other.
///
/// Apple counterpart: `NSCollectionLayoutGroup` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate
open class CompositionalGroup: CompositionalItem {
  /// The items.
  public final let subitems: [CompositionalItem]
  /// The distance between items; nil for none.
  public final var interItemSpacing: CompositionalSpacing?
  private final let isHorizontal: Bool
  private final let repeats: Int?

  private init(
    _ size: CompositionalSize, _ items: [CompositionalItem], horizontal: Bool, repeats: Int? = nil
  ) {
    (subitems, isHorizontal, self.repeats) = (items, horizontal, repeats)
    super.init(layoutSize: size)
  }

  /// Returns a group of items side by side.
  public static func horizontal(
    layoutSize: CompositionalSize, subitems: [CompositionalItem]
  ) -> CompositionalGroup { CompositionalGroup(layoutSize, subitems, horizontal: true) }
  /// Returns a group of one item, a number of times side by side, each equally wide.
  public static func horizontal(
    layoutSize: CompositionalSize, subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    CompositionalGroup(layoutSize, [subitem], horizontal: true, repeats: max(1, count))
  }
  /// Returns a group of one item, a number of times side by side.
  public static func horizontal(
    layoutSize: CompositionalSize, repeatingSubitem subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    horizontal(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(1, count)))
  }
  /// Returns a group of items below each other.
  public static func vertical(
    layoutSize: CompositionalSize, subitems: [CompositionalItem]
  ) -> CompositionalGroup { CompositionalGroup(layoutSize, subitems, horizontal: false) }
  /// Returns a group of one item, a number of times below each other, each equally high.
  public static func vertical(
    layoutSize: CompositionalSize, subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    CompositionalGroup(layoutSize, [subitem], horizontal: false, repeats: max(1, count))
  }
  /// Returns a group of one item, a number of times below each other.
  public static func vertical(
    layoutSize: CompositionalSize, repeatingSubitem subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    vertical(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(1, count)))
  }

  /// The items with their sizes: of one item as many as there is room for.
  private final func placed(in size: CGSize) -> [(item: CompositionalItem, size: CGSize)] {
    let gap = interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? size.width : size.height
    if let repeats, let item = subitems.first {
      let length = max(0, (room - gap * CGFloat(repeats - 1)) / CGFloat(repeats))
      var own = item.layoutSize.size(in: size)
      if isHorizontal { own.width = length } else { own.height = length }
      return Array(repeating: (item, own), count: repeats)
    }
    let sizes = subitems.map { ($0, $0.layoutSize.size(in: size)) }
    guard sizes.count == 1, let (item, own) = sizes.first else { return sizes }
    let length = isHorizontal ? own.width : own.height
    let count = length > 0 ? max(1, Int((room + gap + 0.001) / (length + gap))) : 1
    return Array(repeating: (item, own), count: min(count, 1_000))
  }

  override final func frames(in rect: CGRect) -> [CGRect] {
    let inner = super.frames(in: rect)[0]
    var place = inner.origin
    return placed(in: inner.size).flatMap { item, size in
      let frames = item.frames(in: CGRect(origin: place, size: size))
      let gap = interItemSpacing?.spacing ?? 0
      if isHorizontal { place.x += size.width + gap } else { place.y += size.height + gap }
      return frames
    }
  }
}

/// A section of a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
open class CompositionalSection {
  /// How a section scrolls across the collection.
  ///
  /// Apple counterpart: `UICollectionLayoutSectionOrthogonalScrollingBehavior` · Source:
  /// UICollectionViewCompositionalLayout.h · Fidelity: approximate, groups stand side by side and
  /// do not scroll
  public enum OrthogonalScrolling: Int, Sendable, CaseIterable {
    case none = 0
    case continuous = 1
    case continuousGroupLeadingBoundary = 2
    case paging = 3
    case groupPaging = 4
    case groupPagingCentered = 5
  }

  /// The group that is repeated.
  final let group: CompositionalGroup
  /// The distances of the items from the section's edges.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups.
  public final var interGroupSpacing: CGFloat = 0
  /// The views above and below the items.
  public final var boundarySupplementaryItems: [CompositionalSupplementaryItem] = []
  /// The decorations behind the items; kept.
  public final var decorationItems: [CompositionalItem] = []
  /// How the section scrolls across the collection.
  public final var orthogonalScrollingBehavior = OrthogonalScrolling.none
  /// Called with the items that can be seen; called by nobody.
  public final var visibleItemsInvalidationHandler: ((Any, CGPoint, Any) -> Void)?
  /// Whether the views above and below keep the insets; kept.
  public final var supplementariesFollowContentInsets = true
  final var environment: ListEnvironment?

  /// Creates a section of a group that is repeated.
  public init(group: CompositionalGroup) { self.group = group }

  /// Returns a section that looks like a list.
  public static func list(
    using configuration: CompositionalListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) -> CompositionalSection {
    let size = CompositionalSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = CompositionalSection(
      group: .vertical(layoutSize: size, subitems: [CompositionalItem(layoutSize: size)]))
    section.environment = configuration.appearance.environment
    let kinds = [
      (configuration.headerMode, CollectionView.elementKindSectionHeader, RectAlignment.top),
      (configuration.footerMode, CollectionView.elementKindSectionFooter, .bottom),
    ]
    for (mode, kind, edge) in kinds where mode == .supplementary {
      section.boundarySupplementaryItems.append(
        CompositionalSupplementaryItem(layoutSize: size, elementKind: kind, alignment: edge))
    }
    guard section.environment == .insetGrouped else { return section }
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }
}

/// How a list of a compositional layout looks.
///
/// Apple counterpart: `UICollectionLayoutListConfiguration` · Source:
/// UICollectionLayoutList.h · Fidelity: approximate
@preconcurrency @MainActor
public struct CompositionalListConfiguration {
  /// The kind of list.
  ///
  /// Apple counterpart: `UICollectionLayoutListConfiguration.Appearance` · Source:
  /// UICollectionLayoutList.h · Fidelity: exact
  public enum Appearance: Int, Sendable, CaseIterable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4

    var environment: ListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    }
  }

  /// Where a header or a footer comes from.
  ///
  /// Apple counterpart: `UICollectionLayoutListConfiguration.HeaderMode` · Source:
  /// UICollectionLayoutList.h · Fidelity: exact
  public enum Mode: Int, Sendable, CaseIterable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// The kind of list.
  public let appearance: Appearance
  /// Where headers come from.
  public var headerMode = Mode.none
  /// Where footers come from.
  public var footerMode = Mode.none
  /// Whether there are lines between items; kept.
  public var showsSeparators = true
  /// The color behind the list; nil for that of the kind.
  public var backgroundColor: DynamicColor?
  /// The space above a header; nil for the usual one.
  ///
  /// Kept.
  public var headerTopPadding: CGFloat?
  /// What a swipe over an item offers; kept.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  /// What a swipe over an item offers; kept.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?

  /// Creates the configuration of a kind of list.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What holds for all sections of a compositional layout.
///
/// Apple counterpart: `UICollectionViewCompositionalLayoutConfiguration` · Source:
/// UICollectionViewCompositionalLayout.h · Fidelity: approximate
@preconcurrency @MainActor
public final class CompositionalLayoutConfiguration {
  /// The direction in which the content scrolls; kept, it is vertical.
  public var scrollDirection = CollectionViewFlowLayout.ScrollDirection.vertical
  /// The distance between sections.
  public var interSectionSpacing: CGFloat = 0
  /// The views above and below all sections; kept.
  public var boundarySupplementaryItems: [CompositionalSupplementaryItem] = []

  /// Creates a configuration.
  public init() {}
}

/// A layout of groups that are repeated, section by section.
///
/// Apple counterpart: `UICollectionViewCompositionalLayout` · Source:
/// UICollectionViewCompositionalLayout.h (S108) · Fidelity: approximate, vertical
open class CompositionalLayout: CollectionViewLayout {
  /// What holds for all sections.
  public final var configuration = CompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private final let provider: (Int, CollectionLayoutEnvironment) -> CompositionalSection?
  private final var all: [CollectionViewLayoutAttributes] = []
  private final var byKey: [ItemKey: CollectionViewLayoutAttributes] = [:]
  private final var size = CGSize.zero
  final var listEnvironment: ListEnvironment?

  /// Creates a layout whose sections are all alike.
  public init(section: CompositionalSection) {
    provider = { _, _ in section }
    super.init()
    listEnvironment = section.environment
  }

  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping (Int, CollectionLayoutEnvironment) -> CompositionalSection?,
    configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections a closure makes.
  public convenience init(
    _ sectionProvider: @escaping (Int, CollectionLayoutEnvironment) -> CompositionalSection?
  ) { self.init(sectionProvider: sectionProvider) }

  /// Returns a layout that looks like a list.
  public static func list(using configuration: CompositionalListConfiguration)
    -> CompositionalLayout
  {
    let layout = CompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listEnvironment = configuration.appearance.environment
    return layout
  }

  open override func prepare() {
    super.prepare()
    all = []
    byKey = [:]
    guard let collectionView else { return size = .zero }
    let insets = collectionView.adjustedContentInset
    let width = collectionView.bounds.width - insets.left - insets.right
    let room = CGSize(width: width, height: collectionView.bounds.height)
    let environment = CollectionLayoutEnvironment(
      contentSize: room, traitCollection: collectionView.traitCollection)
    var top: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { top += configuration.interSectionSpacing }
      let count = collectionView.numberOfItems(inSection: index)
      top = place(section, index, count, from: top, room)
    }
    size = CGSize(width: width, height: top)
  }

  private final func place(
    _ section: CompositionalSection, _ index: Int, _ count: Int, from start: CGFloat,
    _ room: CGSize
  ) -> CGFloat {
    let insets = section.contentInsets
    let edges = section.boundarySupplementaryItems
    var top = start
    for item in edges where !item.alignment.isBottom { top = add(item, index, top, insets, room) }
    top += insets.top
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing), height: room.height)
    let size = section.group.layoutSize.size(in: inner)
    let isAcross = section.orthogonalScrollingBehavior != .none
    var (item, left, bottom) = (0, insets.leading, top)
    while item < count {
      let frames = section.group.frames(
        in: CGRect(origin: CGPoint(x: left, y: top), size: size))
      if frames.isEmpty { break }
      for frame in frames.prefix(count - item) {
        let attributes = CollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame
        add(attributes)
        item += 1
      }
      bottom = max(bottom, top + size.height)
      if isAcross {
        left += size.width + section.interGroupSpacing
      } else {
        top += size.height + section.interGroupSpacing
      }
    }
    top = bottom + insets.bottom
    for item in edges where item.alignment.isBottom { top = add(item, index, top, insets, room) }
    return top
  }

  private final func add(
    _ item: CompositionalSupplementaryItem, _ section: Int, _ top: CGFloat,
    _ insets: DirectionalEdgeInsets, _ room: CGSize
  ) -> CGFloat {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing), height: room.height)
    attributes.frame = CGRect(
      origin: CGPoint(x: insets.leading, y: top), size: item.layoutSize.size(in: inner))
    add(attributes)
    return attributes.frame.maxY
  }

  private final func add(_ attributes: CollectionViewLayoutAttributes) {
    all.append(attributes)
    byKey[attributes.key] = attributes
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? { all.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { byKey[ItemKey(kind: nil, path: indexPath)] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { byKey[ItemKey(kind: elementKind, path: indexPath)] }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
