// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A view that a collection view reuses: a cell, a header, a footer or a decoration.
///
/// Apple counterpart: `UICollectionReusableView` · Source: UICollectionViewCell.h · Fidelity:
/// approximate, cells of tables are such views too
open class CollectionReusableView: View {
  /// The identifier for reuse; nil for none.
  open var reuseIdentifier: String? { kind }
  final var kind: String?

  /// Called before the view is used for other content; an override calls `super`.
  ///
  /// Apple counterpart: `prepareForReuse()` · Source: UICollectionViewCell.h · Fidelity: exact
  open func prepareForReuse() {}

  /// Called with the layout's attributes for the view; an override calls `super`.
  ///
  /// Apple counterpart: `apply(_:)` · Source: UICollectionViewCell.h · Fidelity: exact
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, such as its size by constraints.
  ///
  /// Apple counterpart: `preferredLayoutAttributesFitting(_:)` · Source: UICollectionViewCell.h ·
  /// Fidelity: approximate, not asked by the layouts here
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  /// Called before the layout changes; never called here.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
}
