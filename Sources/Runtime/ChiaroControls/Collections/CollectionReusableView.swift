// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A view that a collection view reuses: a cell, a header, a footer or a decoration.
///
/// Apple counterpart: `UICollectionReusableView` · Source: UICollectionViewCell.h · Fidelity:
/// approximate, cells of tables are reusable views too
open class CollectionReusableView: View {
  /// The reuse identifier with which the view was registered; nil for none.
  open var reuseIdentifier: String? { kind }
  final var kind: String?

  /// Called before the view is reused for other content; the default does nothing.
  ///
  /// An override should call `super`, as in UIKit.
  ///
  /// Apple counterpart: `prepareForReuse()` · Source: UICollectionViewCell.h · Fidelity: exact
  open func prepareForReuse() {}

  /// Called when the layout's attributes are applied to the view; the default does nothing.
  ///
  /// An override should call `super`, as in UIKit.
  ///
  /// Apple counterpart: `apply(_:)` · Source: UICollectionViewCell.h · Fidelity: exact
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the layout attributes that the view prefers, for example with another size.
  ///
  /// It is called for a cell when the cell is first shown. The default returns the given
  /// attributes.
  ///
  /// If the layout estimates sizes, a collection view cell whose content has constraints returns
  /// the size that satisfies them.
  ///
  /// Apple counterpart: `preferredLayoutAttributesFitting(_:)` · Source: UICollectionViewCell.h ·
  /// Fidelity: approximate, not called for headers and footers
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  /// Never called here.
  ///
  /// UIKit calls it before the collection view gets another layout.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
}
