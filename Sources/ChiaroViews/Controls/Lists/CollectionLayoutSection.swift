// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// How the items of one section of a collection are placed.
///
/// Apple counterpart: `NSCollectionLayoutSection` · Source: UICollectionViewCompositionalLayout.h ·
/// Fidelity: approximate
public enum CollectionLayoutSection: Hashable, Sendable {
  /// As the rows of a table or a sidebar.
  case list(ListEnvironment)
  /// In rows of items of a size, with a space between.
  case grid(itemSize: CGSize, spacing: CGFloat)

  /// The list that the items stand in.
  var environment: ListEnvironment {
    if case .list(let environment) = self { environment } else { .none }
  }
}

/// What a section's place is decided by: the room, and the traits of the collection.
///
/// Apple counterpart: `NSCollectionLayoutEnvironment` · Source:
/// UICollectionViewCompositionalLayout.h (S108) · Fidelity: approximate
@MainActor
public struct CollectionLayoutEnvironment {
  /// The room for items, in points.
  public let contentSize: CGSize
  /// The traits of the collection; what is read of them is tracked, and the layout is asked for
  /// again when it changes.
  public let traitCollection: TraitCollection
}

/// Decides for each section how its items are placed; nil for no place at all.
///
/// Apple counterpart: `UICollectionViewCompositionalLayoutSectionProvider` · Source:
/// UICollectionViewCompositionalLayout.h (S108) · Fidelity: approximate
public typealias CollectionSectionProvider =
  @MainActor (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?
