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
  /// Creates a layout; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init() }

  /// The class of the attributes; a subclass may return its own.
  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts; not used here.
  open class var invalidationContextClass: AnyClass {
    NSCollectionViewLayoutInvalidationContext.self
  }
  /// The size of the content, in points.
  open var collectionViewContentSize: NSSize { .zero }
  /// Computes the layout before attributes are asked for; an override calls `super`.
  open func prepare() {}
  /// Returns the attributes of all elements in a rectangle of the collection view.
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    []
  }
  /// Returns the attributes of an item; nil for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of where something is dropped at a point; nil for an item there.
  ///
  /// Never called here.
  open func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of the gap before an item; never called here.
  open func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns whether new visible bounds change the layout; by default, whether their size is new.
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    newBounds.size != collectionView?.elements.room
  }
  /// Marks the layout as out of date, to be computed anew.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Marks the layout as out of date, to be computed anew.
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Returns a context for the invalidation by new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext { NSCollectionViewLayoutInvalidationContext() }
  /// Called before items are inserted, deleted or moved; never called here.
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}
  /// Called after items were inserted, deleted or moved; never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the first attributes of an item that appears; never called here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Returns the last attributes of an item that disappears; never called here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }

  /// Registers a class of decorations of a kind, which are made by `init(frame:)`; nil forgets the
  /// kind.
  ///
  /// - Precondition: the class is one of `NSView`, or nil
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

/// What of a layout is out of date; stored, without effect: layouts are computed anew.
///
/// Apple counterpart: `NSCollectionViewLayoutInvalidationContext` · Source:
/// NSCollectionViewLayout.h · Fidelity: approximate, kept
@preconcurrency @MainActor
open class NSCollectionViewLayoutInvalidationContext {
  /// The change of what is seen, in points; stored, but without effect.
  public final var contentOffsetAdjustment = NSPoint.zero
  /// The change of the content's size, in points; stored, but without effect.
  public final var contentSizeAdjustment = NSSize.zero

  /// Creates a context.
  public required init() {}
}

/// A change of a collection view's items; none is made here.
///
/// Apple counterpart: `NSCollectionViewUpdateItem` · Source: NSCollectionViewLayout.h · Fidelity:
/// approximate, none is made
@preconcurrency @MainActor
public final class NSCollectionViewUpdateItem {
  /// Where the item was before the change; nil for one that is new.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is after the change; nil for one that is gone.
  public let indexPathAfterUpdate: IndexPath?

  init(before: IndexPath?, after: IndexPath?) {
    (indexPathBeforeUpdate, indexPathAfterUpdate) = (before, after)
  }
}

/// A layout whose elements have all been given their places beforehand.
///
/// What is arranged from the left is mirrored where languages run from right to left, unless the
/// content scrolls sideways.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
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
