// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroViews
public import Foundation

/// The layout attributes of an item, a supplementary view or a decoration, such as its frame.
///
/// Apple counterpart: `UICollectionViewLayoutAttributes` · Source: UICollectionViewLayout.h ·
/// Fidelity: approximate
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
  /// The frame in the content's coordinates.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of elements from back to front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The transform about the element's center.
  open var transform = Transform.identity
  /// The category of the element.
  public internal(set) final var representedElementCategory = Category.cell
  /// The kind of a supplementary view or a decoration; nil for a cell.
  public internal(set) final var representedElementKind: String?

  /// Creates attributes of the first item; a subclass is created by this initializer.
  public required init() {}

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of a decoration.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .decorationView
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The frame with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Returns a copy; a subclass copies the properties that it adds.
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

  /// Returns whether other attributes are equal; a subclass compares the properties that it adds.
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

/// The layout of a collection view, which places its items.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// Apple counterpart: `UICollectionViewLayout` · Source: UICollectionViewLayout.h · Fidelity:
/// approximate
@preconcurrency @MainActor
open class CollectionViewLayout {
  /// The collection view of the layout; nil for none.
  public internal(set) final weak var collectionView: CollectionView?
  final var isPrepared = false
  private final var decorationMakers: [String: @MainActor () -> CollectionReusableView] = [:]

  /// Creates a layout.
  public init() {}

  /// Creates a layout; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The class of the attributes; a subclass may return its own.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts; not used here.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Computes the layout before attributes are asked for; an override calls `super`.
  open func prepare() {}
  /// Returns the attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item; nil for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns whether new bounds change the layout; by default, whether their size is new.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.items.placedSize
  }
  /// Marks the layout as out of date, to be computed anew.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Marks the layout as out of date, to be computed anew.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Returns a context for the invalidation by new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { CollectionViewLayoutInvalidationContext() }
  /// Returns the offset at which scrolling comes to rest; by default the proposed one.
  ///
  /// Never called here.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// Returns the offset of the content after a change; by default the proposed one.
  ///
  /// Never called here.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  /// Called before items are inserted, deleted or moved; never called here.
  open func prepare(forCollectionViewUpdates updates: [Any]) {}
  /// Called after items were inserted, deleted or moved; never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the first attributes of an item that appears; never called here.
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the last attributes of an item that disappears; never called here.
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns whether an item's preferred size changes the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Whether the layout is mirrored in right-to-left languages; the default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers a class of decorations of a kind, which are made by `init(frame:)`; nil forgets the
  /// kind.
  ///
  /// - Precondition: the class is one of `CollectionReusableView`, or nil
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

/// The extent of a layout's invalidation; stored, without effect: layouts are computed anew.
///
/// Apple counterpart: `UICollectionViewLayoutInvalidationContext` · Source:
/// UICollectionViewLayout.h · Fidelity: approximate, kept
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext {
  /// The change of the content's offset in points; stored, but without effect.
  public final var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size in points; stored, but without effect.
  public final var contentSizeAdjustment = CGSize.zero
  /// Whether the delegate is asked for metrics again; stored, without effect: it always is.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// Whether a flow layout's attributes are computed again; stored, without effect: they always
  /// are.
  public final var invalidateFlowLayoutAttributes = true

  /// Creates a context.
  public required init() {}
}

extension CollectionViewLayout: nonisolated Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (one: CollectionViewLayout, other: CollectionViewLayout) -> Bool
  {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
