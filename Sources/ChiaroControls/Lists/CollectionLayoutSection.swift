// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The layout of the items in a section of a collection view.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate
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
/// UICollectionViewCompositionalLayout.h (S108) · Fidelity: approximate
@preconcurrency @MainActor
public struct CollectionLayoutEnvironment {
  /// The size available to the items, in points.
  public let contentSize: CGSize
  /// The traits of the collection view.
  ///
  /// Traits read by a section provider are tracked: the provider is called again when they change.
  public let traitCollection: TraitCollection
}

/// A closure that returns the layout of a section by its index; nil hides the section.
///
/// Apple counterpart: `UICollectionViewCompositionalLayoutSectionProvider` · Source:
/// UICollectionViewCompositionalLayout.h (S108) · Fidelity: approximate
public typealias CollectionSectionProvider =
  @MainActor (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?
