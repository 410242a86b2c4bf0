// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A view of items that a layout places, of which only those that can be seen have views.
///
/// Apple counterpart: `NSCollectionView` · Source: NSCollectionView.h · Fidelity: approximate,
/// changes are shown without animation
open class NSCollectionView: NSView {
  /// The data source; nil for none.
  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is told of the selection; nil for none.
  open weak var delegate: (any NSCollectionViewDelegate)? {
    didSet { collectionViewLayout?.invalidateLayout() }
  }
  /// The layout that places the items; nil for none.
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      oldValue?.collectionView = nil
      collectionViewLayout?.collectionView = self
      removeElements()
      collectionViewLayout?.invalidateLayout()
    }
  }
  /// The colors behind the items, of which the first is drawn.
  // As AppKit declares it; nil stands for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColors: [NSColor]! = [.controlBackgroundColor] {
    didSet { setNeedsDisplay() }
  }
  /// The view behind the items; nil for none.
  open var backgroundView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the background scrolls with the items; stored, without effect: it always does.
  open var backgroundViewScrollsWithContent = false
  /// Whether items can be selected; the default is false.
  open var isSelectable = false { didSet { if !isSelectable { selectionIndexPaths = [] } } }
  /// Whether several items can be selected; the default is false.
  open var allowsMultipleSelection = false
  /// Whether the selection may be empty; the default is true.
  open var allowsEmptySelection = true
  /// Whether the view has the keyboard's focus.
  public private(set) final var isFirstResponderView = false
  /// The selected items.
  open var selectionIndexPaths: Set<IndexPath> {
    get { selected }
    set {
      selected = newValue.filter(hasItem)
      showSelection()
    }
  }
  final var selected: Set<IndexPath> = []
  final var elements = ElementStore()
  final var updates: CollectionUpdates?
  final var press: CollectionPress?
  /// Where a selection by keys began.
  final var anchor: IndexPath?
  /// What may be done with items that are dragged.
  final var sourceMask = NSDragOperation.every
  /// Where what is dragged would be dropped; nil for nowhere.
  final var drop: ItemDrop? { didSet { setNeedsDisplay() } }

  /// Creates a collection view with a frame, without a layout.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Whether y grows downwards; true.
  ///
  /// Apple counterpart: `isFlipped` · Source: NSCollectionView.h · Fidelity: exact
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable }
  open override var keepsPointer: Bool { press != nil }

  // MARK: Content

  /// Loads everything anew from the data source; nothing stays selected.
  open func reloadData() {
    elements.counts = nil
    removeElements()
    selected = []
    collectionViewLayout?.invalidateLayout()
    fitIfScrolled()
    setNeedsLayout()
  }
  /// The number of sections.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section; 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  final var counts: [Int] {
    if let known = elements.counts { return known }
    let found =
      dataSource.map { source in
        (0..<max(0, source.numberOfSections(in: self))).map {
          max(0, source.collectionView(self, numberOfItemsInSection: $0))
        }
      } ?? []
    elements.counts = found
    return found
  }
  final func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  // MARK: Layout

  private final func fitIfScrolled() {
    if let clip = enclosingScrollView?.contentView { fillClip(of: clip.bounds.size) }
  }
  /// Computes the layout anew if it is out of date.
  final func prepareLayout() {
    let room = enclosingScrollView?.contentView.bounds.size ?? bounds.size
    guard let layout = collectionViewLayout else { return }
    if layout.isPrepared, room != elements.room || drawnDirection != elements.direction,
      drawnDirection != elements.direction
        || layout.shouldInvalidateLayout(
          forBoundsChange: CGRect(origin: visibleOrigin, size: room))
    {
      layout.isPrepared = false
    }
    guard !layout.isPrepared else { return }
    (elements.room, elements.direction) = (room, drawnDirection)
    layout.isPrepared = true
    layout.prepare()
  }
  private final var visibleOrigin: NSPoint {
    enclosingScrollView == nil ? .zero : visibleRect.origin
  }

  override final func fillClip(of size: CGSize) {
    prepareLayout()
    let content = collectionViewLayout?.collectionViewContentSize ?? .zero
    let new = CGSize(
      width: max(size.width, content.width), height: max(size.height, content.height))
    if new != frame.size { frame.size = new }
  }
  override final func visibleRectDidChange() {
    if let layout = collectionViewLayout, layout.isPrepared,
      layout.shouldInvalidateLayout(forBoundsChange: visibleRect)
    {
      layout.invalidateLayout()
    }
    setNeedsLayout()
  }
  open override func layout() {
    super.layout()
    prepareLayout()
    fitIfScrolled()
    backgroundView?.frame = bounds
    placeElements()
  }

  // MARK: Use

  open override func focusDidChange(_ isFocused: Bool) { isFirstResponderView = isFocused }
  open override func mouseDown(with event: NSEvent) {
    guard isSelectable else { return super.mouseDown(with: event) }
    window?.makeFirstResponder(self)
    beginPress(event)
  }
  open override func mouseDragged(with event: NSEvent) {
    if press == nil { super.mouseDragged(with: event) } else { continuePress(event) }
  }
  open override func mouseUp(with event: NSEvent) {
    if press == nil { super.mouseUp(with: event) } else { endPress() }
  }
  open override func pointerCancelled(_ event: PointerEvent) {
    super.pointerCancelled(event)
    cancelPress()
  }
  open override func keyDown(with event: NSEvent) {
    guard isSelectable, let key = event.key, move(by: key) else {
      return super.keyDown(with: event)
    }
  }
  /// Selects all items, if several can be selected.
  open override func selectAll(_ sender: Any?) {
    guard isSelectable, allowsMultipleSelection else { return }
    let all = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    commit(Set(all))
  }
  /// Deselects all items, if the selection may be empty.
  open func deselectAll(_ sender: Any?) { if allowsEmptySelection { commit([]) } }

  // MARK: Dropping

  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    propose(sender)
  }
  open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    propose(sender)
  }
  open override func draggingExited(_ sender: (any NSDraggingInfo)?) { drop = nil }
  open override func draggingEnded(_ sender: any NSDraggingInfo) { drop = nil }
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    guard let place = drop else { return false }
    drop = nil
    return delegate?.collectionView(
      self, acceptDrop: sender, indexPath: place.path, dropOperation: place.operation) ?? false
  }

  // MARK: Drawing

  open override func drawContent(in context: GraphicsContext) {
    if !hooks.contains(.draw) { drawUsually(in: context) }
  }
  override final func drawLook(in context: GraphicsContext) {
    if let color = backgroundColors?.first { context.fill(bounds, color) }
    drawDrop(in: context)
  }
}

extension NSCollectionView {
  /// The kind of a view beside the items.
  public typealias SupplementaryElementKind = String
  /// The kind of a decoration.
  public typealias DecorationElementKind = String
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "NSCollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "NSCollectionElementKindSectionFooter"
  /// The kind of the gap in which something would be dropped.
  public static let elementKindInterItemGapIndicator = "NSCollectionElementKindInterItemGap"

  /// The direction in which content scrolls.
  ///
  /// Apple counterpart: `NSCollectionView.ScrollDirection` · Source: NSCollectionViewFlowLayout.h ·
  /// Fidelity: exact
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    case vertical = 0
    case horizontal = 1
  }
  /// Whether something is dropped on an item or before it.
  ///
  /// Apple counterpart: `NSCollectionView.DropOperation` · Source: NSCollectionView.h · Fidelity:
  /// exact
  public enum DropOperation: Int, Sendable {
    case on = 0
    case before = 1
  }
  /// Where an item is to stand after scrolling.
  ///
  /// Apple counterpart: `NSCollectionView.ScrollPosition` · Source: NSCollectionView.h · Fidelity:
  /// exact
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the nearer of top and bottom.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 512)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
    /// At the edge where lines begin.
    public static let leadingEdge = ScrollPosition(rawValue: 64)
    /// At the edge where lines end.
    public static let trailingEdge = ScrollPosition(rawValue: 128)
    /// At the nearer of left and right.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 256)
  }
}
