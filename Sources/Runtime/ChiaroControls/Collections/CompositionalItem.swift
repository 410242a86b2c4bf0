// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// An item of a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutItem` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, edge spacing and supplementary items are stored without effect
@preconcurrency @MainActor
open class CompositionalItem {
  /// The size of the item, in points or as fractions of its container's size.
  public final let layoutSize: CompositionalSize
  /// The insets of the content from the edges of the item, in points.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The distances between the item and its neighbors, nil for none; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var edgeSpacing: CompositionalEdgeSpacing?
  /// The supplementary views of the item; stored, but without effect.
  ///
  /// Fidelity: inert
  public final let supplementaryItems: [CompositionalSupplementaryItem]

  /// Creates an item with a size; its supplementary views are stored, but not shown.
  ///
  /// Fidelity: inert
  public init(
    layoutSize: CompositionalSize, supplementaryItems: [CompositionalSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The number of cells in the item.
  var cellCount: Int { 1 }

  /// Returns the frames of the item's cells in a rectangle.
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

/// A supplementary view of an item or a section, such as a header.
///
/// Apple counterpart: `NSCollectionLayoutSupplementaryItem` and
/// `NSCollectionLayoutBoundarySupplementaryItem` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, only sections show them, and only above or below their items
open class CompositionalSupplementaryItem: CompositionalItem {
  /// The kind of the supplementary view.
  public final let elementKind: String
  /// The edge or corner of the section where the view is placed.
  ///
  /// At a bottom edge or corner, the view is placed below the items; anywhere else, above them.
  public final let alignment: RectAlignment
  /// Whether the view stays visible; stored, but without effect, because the view scrolls with the
  /// content.
  ///
  /// Fidelity: inert
  public final var pinToVisibleBounds = false
  /// The position of the view in the drawing order; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var zIndex = 0

  /// Creates a supplementary view at an edge or a corner of a section.
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

/// A row or a column of items in a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutGroup` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, there are no custom groups
open class CompositionalGroup: CompositionalItem {
  /// The items of the group, in order.
  public final let subitems: [CompositionalItem]
  /// The distance between the group's items; nil for none.
  public final var interItemSpacing: CompositionalSpacing?
  private final let isHorizontal: Bool
  private final let repeats: Int?
  /// Whether a single item is repeated as often as there is room for.
  private final let fills: Bool

  private init(
    _ size: CompositionalSize, _ items: [CompositionalItem], horizontal: Bool,
    repeats: Int? = nil, fills: Bool = true
  ) {
    (subitems, isHorizontal, self.repeats) = (items, horizontal, repeats)
    self.fills = fills
    super.init(layoutSize: size)
  }

  /// Returns a row of items.
  ///
  /// A single item is repeated until the row is full.
  public static func horizontal(
    layoutSize: CompositionalSize, subitems: [CompositionalItem]
  ) -> CompositionalGroup { CompositionalGroup(layoutSize, subitems, horizontal: true) }
  /// Returns a row of `count` copies of an item, which share the row's width; the minimum count is
  /// 1.
  public static func horizontal(
    layoutSize: CompositionalSize, subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    CompositionalGroup(layoutSize, [subitem], horizontal: true, repeats: max(1, count))
  }
  /// Returns a row of `count` copies of an item, each with the item's own width; the minimum count
  /// is 1.
  public static func horizontal(
    layoutSize: CompositionalSize, repeatingSubitem subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    let items = Array(repeating: subitem, count: max(1, count))
    return CompositionalGroup(layoutSize, items, horizontal: true, fills: false)
  }
  /// Returns a column of items.
  ///
  /// A single item is repeated until the column is full.
  public static func vertical(
    layoutSize: CompositionalSize, subitems: [CompositionalItem]
  ) -> CompositionalGroup { CompositionalGroup(layoutSize, subitems, horizontal: false) }
  /// Returns a column of `count` copies of an item, which share the column's height; the minimum
  /// count is 1.
  public static func vertical(
    layoutSize: CompositionalSize, subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    CompositionalGroup(layoutSize, [subitem], horizontal: false, repeats: max(1, count))
  }
  /// Returns a column of `count` copies of an item, each with the item's own height; the minimum
  /// count is 1.
  public static func vertical(
    layoutSize: CompositionalSize, repeatingSubitem subitem: CompositionalItem, count: Int
  ) -> CompositionalGroup {
    let items = Array(repeating: subitem, count: max(1, count))
    return CompositionalGroup(layoutSize, items, horizontal: false, fills: false)
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
    guard fills, sizes.count == 1, let (item, own) = sizes.first else { return sizes }
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
