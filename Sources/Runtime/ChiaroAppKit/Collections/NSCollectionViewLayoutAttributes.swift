// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The category of a collection view's element.
///
/// Apple counterpart: `NSCollectionElementCategory` · Source: NSCollectionViewLayout.h · Fidelity:
/// exact
public enum NSCollectionElementCategory: Int, Sendable, CaseIterable {
  case item = 0
  case supplementaryView = 1
  case decorationView = 2
  case interItemGap = 3
}

/// The frame and the appearance of an element in a collection view.
///
/// Apple counterpart: `NSCollectionViewLayoutAttributes` · Source: NSCollectionViewLayout.h ·
/// Fidelity: exact
@preconcurrency @MainActor
open class NSCollectionViewLayoutAttributes {
  /// The index path of the element; nil for none.
  open var indexPath: IndexPath?
  /// The frame in the collection view's coordinates, in which y grows downwards.
  open var frame = NSRect.zero
  /// The opacity of the element, from 0 to 1; the default is 1.
  open var alpha: CGFloat = 1
  /// The position of the element from back to front; greater values are in front, and the default
  /// is 0.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The category of the element, such as an item.
  public internal(set) final var representedElementCategory = NSCollectionElementCategory.item
  /// The kind of a supplementary or decoration view; nil for an item.
  public internal(set) final var representedElementKind: String?

  /// Creates attributes without an index path; a layout calls it on its `layoutAttributesClass`.
  public required init() {}

  /// Creates attributes of an item.
  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind,
    with indexPath: IndexPath
  ) {
    self.init(forItemWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind,
    with indexPath: IndexPath
  ) {
    self.init(forItemWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }
  /// Creates attributes of the gap before an item where a drop would insert.
  public convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    (representedElementCategory, representedElementKind) = (
      .interItemGap, NSCollectionView.elementKindInterItemGapIndicator
    )
  }

  /// The size of the frame, in points; setting it leaves the origin unchanged.
  open var size: NSSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// Returns a copy of the attributes; a subclass with its own properties must override it to copy
  /// them too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.frame, copy.alpha) = (indexPath, frame, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
  /// Returns a copy of the attributes.
  public final func copy() -> Any { copy(with: nil) }

  final var key: ElementKey { ElementKey(kind: representedElementKind, path: indexPath) }
}

/// An element of a collection view: an item, or a view of a kind beside the items.
struct ElementKey: Hashable {
  var kind: String?
  var path: IndexPath?
}
