// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A view that a collection view reuses: a cell, a header, a footer or a decoration.
///
/// Apple counterpart: `UICollectionReusableView` · Source: UICollectionViewCell.h · Fidelity:
/// approximate, table cells are reusable views too
open class CollectionReusableView: View {
  /// The reuse identifier for which the view was registered; nil for none.
  open var reuseIdentifier: String? { kind }
  final var kind: String?

  /// Called before the view is used for other content; the default does nothing.
  ///
  /// An override should call `super`, as in UIKit.
  ///
  /// Apple counterpart: `prepareForReuse()` · Source: UICollectionViewCell.h · Fidelity: exact
  open func prepareForReuse() {}

  /// Called with the layout's attributes for the view; the default does nothing.
  ///
  /// An override should call `super`, as in UIKit.
  ///
  /// Apple counterpart: `apply(_:)` · Source: UICollectionViewCell.h · Fidelity: exact
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, such as another size; called for cells when they
  /// are first shown.
  ///
  /// The default returns the given attributes. If the layout estimates sizes, cells with
  /// constraints get the size that the constraints ask for.
  ///
  /// Apple counterpart: `preferredLayoutAttributesFitting(_:)` · Source: UICollectionViewCell.h ·
  /// Fidelity: approximate, not called for headers and footers
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  /// Never called here; in UIKit, called before another layout replaces that of the collection
  /// view.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
}
