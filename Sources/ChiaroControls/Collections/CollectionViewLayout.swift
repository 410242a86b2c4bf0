// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroViews
public import Foundation

/// What a layout says of an item or of a view beside the items.
///
/// Apple counterpart: `UICollectionViewLayoutAttributes` · Source: UICollectionViewLayout.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes {
  /// What an element is.
  ///
  /// Apple counterpart: `UICollectionView.ElementCategory` · Source: UICollectionViewLayout.h ·
  /// Fidelity: exact
  public enum Category: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The element's place among the sections.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The rectangle in the content.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false
  /// The transform about the middle.
  open var transform = Transform.identity
  /// What the element is.
  public internal(set) final var representedElementCategory = Category.cell
  /// The kind of a view beside the items; nil for an item.
  public internal(set) final var representedElementKind: String?

  /// Creates attributes of the first item; a subclass is made like this.
  public required init() {}

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a view beside the items.
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

  /// The size of the rectangle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The middle of the rectangle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Returns a copy; a subclass copies what it adds.
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

  /// Returns whether other attributes say the same; a subclass compares what it adds.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
      && representedElementKind == other.representedElementKind
  }

  final var key: ItemKey { ItemKey(kind: representedElementKind, path: indexPath) }
}

/// An element of a collection: an item, or a view of a kind beside the items.
struct ItemKey: Hashable {
  var kind: String?
  var path: IndexPath
}

/// What places the items of a collection.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// Apple counterpart: `UICollectionViewLayout` · Source: UICollectionViewLayout.h · Fidelity:
/// approximate
@preconcurrency @MainActor
open class CollectionViewLayout {
  /// The collection; nil for none.
  public internal(set) final weak var collectionView: CollectionView?
  final var isPrepared = false
  private final var decorationMakers: [String: @MainActor () -> CollectionReusableView] = [:]

  /// Creates a layout.
  public init() {}

  /// Creates a layout; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The class of the attributes; a subclass may have its own.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of what says how the layout became invalid; kept.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Computes what is needed to place items; an override calls `super`.
  open func prepare() {}
  /// Returns the attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item; nil for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a view beside the items; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns whether the layout depends on other bounds; the default says so for another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.items.placedSize
  }
  /// Asks for the layout to be computed anew.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Asks for the layout to be computed anew.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Returns what says how the layout becomes invalid by other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { CollectionViewLayoutInvalidationContext() }
  /// Returns where scrolling is to come to rest; the default is where it would.
  ///
  /// Kept.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// Returns where the content is to stand after a change; the default is where it would.
  ///
  /// Kept.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  /// Called before items come and go; kept.
  open func prepare(forCollectionViewUpdates updates: [Any]) {}
  /// Called when items came and went; kept.
  open func finalizeCollectionViewUpdates() {}
  /// Returns how an item looks before it comes; kept, it comes at once.
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns how an item looks after it went; kept, it goes at once.
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns whether the layout follows an item that wants another size; false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Whether the layout is mirrored in right-to-left languages; the default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Sets how decorations of a kind are made.
  public final func register(
    _ make: @escaping @MainActor () -> CollectionReusableView,
    forDecorationViewOfKind elementKind: String
  ) { decorationMakers[elementKind] = make }

  final func makeDecoration(_ kind: String) -> CollectionReusableView? { decorationMakers[kind]?() }
}

/// What says how a layout becomes invalid; kept, layouts are computed anew.
///
/// Apple counterpart: `UICollectionViewLayoutInvalidationContext` · Source:
/// UICollectionViewLayout.h · Fidelity: approximate, kept
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext {
  /// How far the content moves; kept.
  public final var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows; kept.
  public final var contentSizeAdjustment = CGSize.zero
  /// Whether the metrics of a flow layout's delegate are to be asked again; they always are.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes of a flow layout are to be computed again; they always are.
  public final var invalidateFlowLayoutAttributes = true

  /// Creates a context.
  public required init() {}
}
