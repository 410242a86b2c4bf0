// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The layout of the items in a section of a collection view.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, lists and grids only
public enum CollectionLayoutSection: Hashable, Sendable {
  /// A list with rows, as in a table or sidebar.
  case list(ListEnvironment)
  /// A grid of items with a size and a spacing, both in points.
  case grid(itemSize: CGSize, spacing: CGFloat)

  /// The list environment of the items; `none` for a grid.
  var environment: ListEnvironment {
    if case .list(let environment) = self { environment } else { .none }
  }
}

/// The size and traits of a collection view for which a section is laid out.
///
/// Apple counterpart: `NSCollectionLayoutEnvironment` · Source:
/// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, the container
/// has no insets
@preconcurrency @MainActor
public struct CollectionLayoutEnvironment {
  /// The size available to the items, in points.
  public let contentSize: CGSize
  /// The traits of the collection view.
  ///
  /// Traits read by a section provider are tracked: the provider is called again when they change.
  public let traitCollection: TraitCollection
  /// The container of the items, which has the size `contentSize`.
  ///
  /// Apple counterpart: `container` · Source: UICollectionViewCompositionalLayout.h · Fidelity:
  /// exact
  public var container: CollectionLayoutContainer {
    CollectionLayoutContainer(contentSize: contentSize)
  }
}

/// The container of the items in a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutContainer` · Source:
/// UICollectionViewCompositionalLayout.h · Fidelity: approximate, without insets
public struct CollectionLayoutContainer: Sendable {
  /// The size of the container, in points.
  public let contentSize: CGSize
  /// The size of the container without its insets, in points; the same as `contentSize`.
  public var effectiveContentSize: CGSize { contentSize }
  /// The insets of the content; always zero.
  public var contentInsets: DirectionalEdgeInsets { .zero }
  /// The insets in effect; always zero.
  public var effectiveContentInsets: DirectionalEdgeInsets { .zero }
}

/// A closure that returns the layout of a section by its index; nil hides the section.
///
/// Apple counterpart: `UICollectionViewCompositionalLayoutSectionProvider` · Source:
/// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, returns a list
/// or a grid
public typealias CollectionSectionProvider =
  @MainActor (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?
