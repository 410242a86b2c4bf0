// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The layout of the items in a section of a collection view.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate, there are only lists and grids
public enum CollectionLayoutSection: Hashable, Sendable {
  /// A list of rows, as in a table or a sidebar.
  case list(ListEnvironment)
  /// A grid of items, with the size of an item and the distance between items, both in points.
  case grid(itemSize: CGSize, spacing: CGFloat)

  /// The list environment of the items; `none` for a grid.
  var environment: ListEnvironment {
    if case .list(let environment) = self { environment } else { .none }
  }
}

/// The size and the traits of the collection view that a section is laid out for.
///
/// Apple counterpart: `NSCollectionLayoutEnvironment` · Source:
/// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, the container
/// has no insets
@preconcurrency @MainActor
public struct CollectionLayoutEnvironment {
  /// The size that is available to the items, in points.
  public let contentSize: CGSize
  /// The traits of the collection view.
  ///
  /// If a section provider reads a trait, it is called again when that trait changes.
  public let traitCollection: TraitCollection
  /// The container of the items; its size is `contentSize`.
  ///
  /// Apple counterpart: `container` · Source: UICollectionViewCompositionalLayout.h · Fidelity:
  /// exact
  public var container: CollectionLayoutContainer {
    CollectionLayoutContainer(contentSize: contentSize)
  }
}

/// The container of the items in a compositional layout.
///
/// Apple counterpart: `NSCollectionLayoutContainer` · Source: UICollectionViewCompositionalLayout.h
/// · Fidelity: approximate, there are no insets
public struct CollectionLayoutContainer: Sendable {
  /// The size of the container, in points.
  public let contentSize: CGSize
  /// The size of the container inside its insets, in points; the same as `contentSize`.
  public var effectiveContentSize: CGSize { contentSize }
  /// The insets of the content; always zero.
  public var contentInsets: DirectionalEdgeInsets { .zero }
  /// The insets that are in effect; always zero.
  public var effectiveContentInsets: DirectionalEdgeInsets { .zero }
}

/// A closure that returns the layout of the section at an index; nil hides the section.
///
/// Apple counterpart: `UICollectionViewCompositionalLayoutSectionProvider` · Source:
/// UICollectionViewCompositionalLayout.h (statement S108) · Fidelity: approximate, it returns a
/// list or a grid
public typealias CollectionSectionProvider =
  @MainActor (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?
