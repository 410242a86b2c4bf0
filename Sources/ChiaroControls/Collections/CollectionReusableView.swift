// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A view that a collection shows and uses again: a cell, a header or a decoration.
///
/// Apple counterpart: `UICollectionReusableView` · Source: UICollectionViewCell.h · Fidelity:
/// approximate, cells of tables are such views too
open class CollectionReusableView: View {
  /// The name of the kind as which the view is used again; nil for none.
  open var reuseIdentifier: String? { kind }
  final var kind: String?

  /// Called before the view is used for other content; an override calls `super`.
  ///
  /// Apple counterpart: `prepareForReuse()` · Source: UICollectionViewCell.h · Fidelity: exact
  open func prepareForReuse() {}

  /// Called with what the layout says of the view; an override calls `super`.
  ///
  /// Apple counterpart: `apply(_:)` · Source: UICollectionViewCell.h · Fidelity: exact
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns what the view wants of the layout: its size by constraints where the layout asks.
  ///
  /// Apple counterpart: `preferredLayoutAttributesFitting(_:)` · Source: UICollectionViewCell.h ·
  /// Fidelity: approximate, not asked by the layouts here
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  /// Called before the layout changes; kept.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
}
