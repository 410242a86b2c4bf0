// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroViews
public import Foundation

/// The layout attributes, such as the frame, of an item, a supplementary view or a decoration.
///
/// Apple counterpart: `UICollectionViewLayoutAttributes` · Source: UICollectionViewLayout.h ·
/// Fidelity: approximate, it is not a subclass of `NSObject`
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes {
  /// The category of an element: a cell, a supplementary view or a decoration.
  ///
  /// Apple counterpart: `UICollectionView.ElementCategory` · Source: UICollectionViewLayout.h ·
  /// Fidelity: exact
  public enum Category: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame of the element in the coordinates of the content, in points.
  open var frame = CGRect.zero
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The position in the drawing order: elements with greater values are in front; the default is
  /// 0.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The transform about the element's center; the default is the identity.
  open var transform = Transform.identity
  /// The category of the element.
  public internal(set) final var representedElementCategory = Category.cell
  /// The kind of a supplementary view or a decoration; nil for a cell.
  public internal(set) final var representedElementKind: String?
  /// Whether the size is an estimate, which the cell's own content replaces.
  final var isEstimated = false

  /// Creates attributes for the first item of the first section.
  ///
  /// A subclass must keep this initializer, because layouts use it to create and copy attributes.
  public required init() {}

  /// Creates attributes for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view of a kind.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes for a decoration of a kind.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .decorationView
  }

  /// The size of the frame; setting it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The center of the frame; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The bounds of the element: the size of the frame, with the origin at zero; setting it sets the
  /// size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Returns a copy.
  ///
  /// A subclass that adds properties overrides it to copy them, and must call `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.frame, copy.alpha) = (indexPath, frame, alpha)
    (copy.zIndex, copy.isHidden, copy.transform) = (zIndex, isHidden, transform)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Returns a copy.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns whether an object is a set of layout attributes with equal values.
  ///
  /// A subclass that adds properties overrides it to compare them, and must call `super`.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
      && representedElementKind == other.representedElementKind
  }

  final var key: ItemKey { ItemKey(kind: representedElementKind, path: indexPath) }
}

/// An element of a collection: an item, or a view of a kind beside the items.
struct ItemKey: Hashable, Comparable {
  var kind: String?
  var path: IndexPath

  static func < (one: ItemKey, other: ItemKey) -> Bool {
    (one.path, one.kind ?? "") < (other.path, other.kind ?? "")
  }
}

/// The base class of the layouts of collection views; a layout places the items.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// Apple counterpart: `UICollectionViewLayout` · Source: UICollectionViewLayout.h · Fidelity:
/// approximate, changes are never animated
@preconcurrency @MainActor
open class CollectionViewLayout {
  /// The collection view that uses the layout; nil for none.
  public internal(set) final weak var collectionView: CollectionView?
  final var isPrepared = false
  private final var decorationMakers: [String: @MainActor () -> CollectionReusableView] = [:]

  /// Creates a layout.
  public init() {}

  /// Creates a layout; the coder is ignored.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The class of the attributes that the layout creates; a subclass may return a class of its own.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts; never used here.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }
  /// The size of the content, in points; the default is zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Called to compute the layout, before the collection view asks for attributes.
  ///
  /// This class does nothing. A subclass of a flow or compositional layout must call `super`, which
  /// computes that layout.
  open func prepare() {}
  /// Returns the attributes of all elements in a rectangle of the content.
  ///
  /// The default returns nil, so that nothing is shown.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item; the default returns nil, so that the item is not laid out.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view; nil, the default, for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil, the default, for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns whether the layout must be computed again for new bounds.
  ///
  /// The default returns whether the size of the bounds changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.items.placedSize
  }
  /// Invalidates the layout, so that the next layout pass computes it again.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Invalidates the layout, so that the next layout pass computes it again; the context is
  /// ignored.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Returns an invalidation context for new bounds; never called here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { CollectionViewLayoutInvalidationContext() }
  /// Returns the content offset at which scrolling comes to rest; never called here.
  ///
  /// The default returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// Returns the content offset after the layout has changed; never called here.
  ///
  /// The default returns the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  /// Never called here.
  ///
  /// UIKit calls it before items are inserted, deleted or moved.
  open func prepare(forCollectionViewUpdates updates: [Any]) {}
  /// Never called here.
  ///
  /// UIKit calls it after items were inserted, deleted or moved.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes with which the animation of an inserted item begins; never called here.
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes with which the animation of a deleted item ends; never called here.
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Whether the sizes of items are estimates.
  var hasEstimatedSizes: Bool { false }

  /// Returns whether the layout must change because a cell prefers other attributes.
  ///
  /// It is called when the cell is first shown. The default returns false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Whether the collection view mirrors the layout in right-to-left languages; the default is
  /// false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers a class for decorations of a kind; nil removes the registration.
  ///
  /// The decorations are created with `init(frame:)`.
  ///
  /// - Precondition: the class is `CollectionReusableView` or one of its subclasses, or nil
  ///
  /// Apple counterpart: `register(_:forDecorationViewOfKind:)` · Source: UICollectionViewLayout.h ·
  /// Fidelity: exact
  public final func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = {
      View.make(viewClass, as: CollectionReusableView.self)
    }
  }

  /// Registers a closure that creates decorations of a kind.
  public final func register(
    _ make: @escaping @MainActor () -> CollectionReusableView,
    forDecorationViewOfKind elementKind: String
  ) { decorationMakers[elementKind] = make }

  final func makeDecoration(_ kind: String) -> CollectionReusableView? { decorationMakers[kind]?() }
}

/// A description of which parts of a layout must be computed again; stored, but without effect,
/// because a layout is always computed as a whole.
///
/// Apple counterpart: `UICollectionViewLayoutInvalidationContext` · Source:
/// UICollectionViewLayout.h · Fidelity: inert
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext {
  /// The change of the content offset in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var contentSizeAdjustment = CGSize.zero

  /// Creates an empty context.
  public required init() {}
}

extension CollectionViewLayout: nonisolated Hashable {
  /// Returns whether the two layouts are the same object.
  public nonisolated static func == (one: CollectionViewLayout, other: CollectionViewLayout) -> Bool
  {
    one === other
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
