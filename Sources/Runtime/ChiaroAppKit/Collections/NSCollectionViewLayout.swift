// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

/// The layout of a collection view, which places its items.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// Apple counterpart: `NSCollectionViewLayout` · Source: NSCollectionViewLayout.h · Fidelity:
/// approximate, changes are shown without animation
@preconcurrency @MainActor
open class NSCollectionViewLayout {
  /// The collection view of the layout; nil for none.
  public internal(set) final weak var collectionView: NSCollectionView?
  final var isPrepared = false
  private final var decorationMakers: [String: @MainActor () -> NSView] = [:]

  /// Creates a layout.
  public init() {}
  /// Creates a layout as `init()` does; the archive is not read, and the result is never nil.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The class of the layout attributes that the layout creates; a subclass can return its own
  /// class.
  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts; not used here.
  open class var invalidationContextClass: AnyClass {
    NSCollectionViewLayoutInvalidationContext.self
  }
  /// The size of the content, in points; a subclass overrides it, because the default is zero.
  open var collectionViewContentSize: NSSize { .zero }
  /// Called to compute the layout before its attributes are used; an override calls `super`.
  open func prepare() {}
  /// Returns the attributes of all elements in a rectangle, in the collection view's coordinates;
  /// the default returns none.
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    []
  }
  /// Returns the attributes of an item; nil, the default, for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view; nil, the default, for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view; nil, the default, for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of the drop target at a point in the collection view's coordinates; nil
  /// by default.
  ///
  /// It is never called here.
  open func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of the gap before an item; nil by default, and never called here.
  open func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns whether new visible bounds make the layout out of date; by default true if their size
  /// differs from that in the last layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    newBounds.size != collectionView?.elements.room
  }
  /// Marks the layout as out of date, so that it is prepared again before it is next used.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Marks the whole layout as out of date; the context is ignored.
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Returns the context for an invalidation by new bounds; an empty context by default, and never
  /// called here.
  open func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext { NSCollectionViewLayoutInvalidationContext() }
  /// Called before items are inserted, deleted or moved; never called here.
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}
  /// Called after items were inserted, deleted or moved; never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes at which the animation of an inserted item starts; nil by default, and
  /// never called here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes at which the animation of a deleted item ends; nil by default, and
  /// never called here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views for a kind; nil removes the registration.
  ///
  /// The views are created with `init(frame:)`.
  ///
  /// - Precondition: the class is nil, `NSView` or a subclass of it
  ///
  /// Apple counterpart: `register(_:forDecorationViewOfKind:)` · Source: NSCollectionViewLayout.h ·
  /// Fidelity: exact
  public final func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    guard let viewClass else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = { View.make(viewClass, as: NSView.self) }
  }
  final func makeDecoration(_ kind: String) -> NSView? { decorationMakers[kind]?() }
}

/// A description of which part of a layout is out of date; stored, but without effect, because the
/// whole layout is always prepared again.
///
/// Apple counterpart: `NSCollectionViewLayoutInvalidationContext` · Source:
/// NSCollectionViewLayout.h · Fidelity: inert
@preconcurrency @MainActor
open class NSCollectionViewLayoutInvalidationContext {
  /// The change of the scroll position, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var contentOffsetAdjustment = NSPoint.zero
  /// The change of the content's size, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var contentSizeAdjustment = NSSize.zero

  /// Creates an empty invalidation context.
  public required init() {}
}

/// An insertion, deletion or move of an item in a collection view; never created here.
///
/// Apple counterpart: `NSCollectionViewUpdateItem` · Source: NSCollectionViewLayout.h · Fidelity:
/// approximate, never created
@preconcurrency @MainActor
public final class NSCollectionViewUpdateItem {
  /// The index path of the item before the change; nil if it was inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path of the item after the change; nil if it was deleted.
  public let indexPathAfterUpdate: IndexPath?

  init(before: IndexPath?, after: IndexPath?) {
    (indexPathBeforeUpdate, indexPathAfterUpdate) = (before, after)
  }
}

/// The superclass of AppKit's own layouts, which computes the frames of all elements in
/// `prepare()`.
///
/// Frames are mirrored in right-to-left layouts, unless the content scrolls horizontally.
@preconcurrency @MainActor
open class ArrangedCollectionLayout: NSCollectionViewLayout {
  private final var all: [NSCollectionViewLayoutAttributes] = []
  private final var byKey: [ElementKey: NSCollectionViewLayoutAttributes] = [:]
  /// The size of the content.
  final var size = NSSize.zero
  /// Whether the content scrolls up and down, and not sideways.
  final var scrollsVertically = true

  open override func prepare() {
    super.prepare()
    (all, byKey, size) = ([], [:], .zero)
    if let collectionView { arrange(in: collectionView) }
    guard let collectionView, scrollsVertically else { return }
    let whole = CGRect(
      x: 0, y: 0, width: max(size.width, collectionView.elements.room.width), height: size.height)
    for one in all { one.frame = one.frame.placed(in: whole, collectionView.drawnDirection) }
  }
  /// Adds all elements, as from left to right, and sets the size.
  func arrange(in collectionView: NSCollectionView) {}
  /// Adds an item or, with a kind, a view beside the items.
  final func add(_ path: IndexPath, kind: String? = nil, _ frame: CGRect) {
    let type = type(of: self).layoutAttributesClass as? NSCollectionViewLayoutAttributes.Type
    let attributes = (type ?? NSCollectionViewLayoutAttributes.self).init()
    (attributes.indexPath, attributes.frame) = (path, frame)
    attributes.representedElementKind = kind
    if kind != nil { attributes.representedElementCategory = .supplementaryView }
    all.append(attributes)
    byKey[attributes.key] = attributes
  }

  open override var collectionViewContentSize: NSSize { size }
  open override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] {
    // What only touches the rectangle is not in it.
    all.filter {
      $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
        && $0.frame.maxY > rect.minY
    }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { byKey[ElementKey(kind: nil, path: indexPath)] }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { byKey[ElementKey(kind: elementKind, path: indexPath)] }
}
