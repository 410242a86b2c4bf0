// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A width or height in a compositional layout: a number of points, or a fraction of the
/// container's size.
///
/// Apple counterpart: `NSCollectionLayoutDimension` · Source: UICollectionViewCompositionalLayout.h
/// · Fidelity: approximate, estimated lengths are treated as exact
public struct CompositionalDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case width, height, points, estimate }
  let kind: Kind
  /// The length: a number of points, or a fraction of the container's width or height.
  ///
  /// The fraction 1 is the whole width or height.
  public let dimension: CGFloat

  /// Returns a length that is a fraction of the container's width; 1 is the whole width.
  public static func fractionalWidth(_ share: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .width, dimension: share)
  }
  /// Returns a length that is a fraction of the container's height; 1 is the whole height.
  public static func fractionalHeight(_ share: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .height, dimension: share)
  }
  /// Returns a length in points.
  public static func absolute(_ points: CGFloat) -> CompositionalDimension {
    CompositionalDimension(kind: .points, dimension: points)
  }
  /// Returns an estimated length in points, which is treated as exact.
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

/// A width and a height in a compositional layout, each in points or as a fraction of the
/// container's size.
///
/// Apple counterpart: `NSCollectionLayoutSize` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: exact
public final class CompositionalSize: Sendable {
  /// The width, in points or as a fraction of the container's size.
  public let widthDimension: CompositionalDimension
  /// The height, in points or as a fraction of the container's size.
  public let heightDimension: CompositionalDimension

  /// Creates a size from a width and a height.
  public init(
    widthDimension: CompositionalDimension, heightDimension: CompositionalDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room))
  }
}

/// A distance between items, either fixed or flexible.
///
/// Apple counterpart: `NSCollectionLayoutSpacing` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, a flexible distance always has its minimum length
public final class CompositionalSpacing: Sendable {
  /// The distance in points; for a flexible distance, the minimum.
  public let spacing: CGFloat
  /// Whether the distance may grow beyond `spacing`; stored, but without effect.
  ///
  /// Fidelity: inert
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  /// Returns a fixed distance in points.
  public static func fixed(_ points: CGFloat) -> CompositionalSpacing {
    CompositionalSpacing(points, false)
  }
  /// Returns a flexible distance with a minimum in points; the minimum is always used.
  public static func flexible(_ points: CGFloat) -> CompositionalSpacing {
    CompositionalSpacing(points, true)
  }
}

/// The distances between an item and its neighbors; stored, but without effect.
///
/// Apple counterpart: `NSCollectionLayoutEdgeSpacing` · Source:
/// UICollectionViewCompositionalLayout.h · Fidelity: inert
public final class CompositionalEdgeSpacing: Sendable {
  /// The distance at each edge of the item; nil for none.
  public let leading, top, trailing, bottom: CompositionalSpacing?

  /// Creates the distances around an item; nil at an edge for none.
  public init(
    leading: CompositionalSpacing?, top: CompositionalSpacing?, trailing: CompositionalSpacing?,
    bottom: CompositionalSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }
}

/// The settings that all sections of a compositional layout share.
///
/// Apple counterpart: `UICollectionViewCompositionalLayoutConfiguration` · Source:
/// UICollectionViewCompositionalLayout.h · Fidelity: approximate, only the section spacing has an
/// effect
@preconcurrency @MainActor
public final class CompositionalLayoutConfiguration {
  /// The direction in which the content scrolls; stored, but without effect, because the content
  /// always scrolls vertically.
  ///
  /// Fidelity: inert
  public var scrollDirection = CollectionViewFlowLayout.ScrollDirection.vertical
  /// The distance between sections, in points; the default is 0.
  public var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; stored, but without effect.
  ///
  /// Fidelity: inert
  public var boundarySupplementaryItems: [CompositionalSupplementaryItem] = []

  /// Creates a configuration with the default settings.
  public init() {}
}

/// A layout that consists of sections, each of which repeats a group of items.
///
/// Apple counterpart: `UICollectionViewCompositionalLayout` · Source:
/// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, the content
/// scrolls only vertically
open class CompositionalLayout: CollectionViewLayout {
  /// The settings that all sections share.
  public final var configuration = CompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private final let provider: (Int, CollectionLayoutEnvironment) -> CompositionalSection?
  private final var all: [CollectionViewLayoutAttributes] = []
  private final var byKey: [ItemKey: CollectionViewLayoutAttributes] = [:]
  private final var size = CGSize.zero
  final var listEnvironment: ListEnvironment?
  /// The background color of a list; nil for that of its environment.
  final var listBackground: DynamicColor?

  /// Creates a layout in which all sections are the same.
  public init(section: CompositionalSection) {
    provider = { _, _ in section }
    super.init()
    listEnvironment = section.environment
  }

  /// Creates a layout with a closure that returns the section at an index; nil omits the section.
  public init(
    sectionProvider: @escaping (Int, CollectionLayoutEnvironment) -> CompositionalSection?,
    configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout with a closure that returns the section at an index; nil omits the section.
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
    layout.listBackground = configuration.backgroundColor
    return layout
  }

  open override func prepare() {
    super.prepare()
    all = []
    byKey = [:]
    guard let collectionView else { return size = .zero }
    let insets = collectionView.adjustedContentInset
    let width = collectionView.bounds.width - insets.left - insets.right
    let arrangement = CompositionalArrangement(
      provider, configuration.interSectionSpacing,
      in: CGSize(width: width, height: collectionView.bounds.height),
      collectionView.traitCollection,
      counts: (0..<collectionView.numberOfSections).map {
        collectionView.numberOfItems(inSection: $0)
      })
    for (kind, path, frame) in arrangement.places {
      let attributes =
        kind.map { CollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
        ?? CollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      all.append(attributes)
      byKey[attributes.key] = attributes
    }
    size = arrangement.size
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
