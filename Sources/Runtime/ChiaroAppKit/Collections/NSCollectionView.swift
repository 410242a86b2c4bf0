// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A view that shows items where its layout places them; only visible items have views.
///
/// Apple counterpart: `NSCollectionView` · Source: NSCollectionView.h · Fidelity: approximate,
/// changes are shown without animation
open class NSCollectionView: NSView {
  /// The data source; nil for none.
  ///
  /// Setting it reloads the data.
  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which controls selection and dragging and is notified of them and of items being
  /// shown; nil for none.
  open weak var delegate: (any NSCollectionViewDelegate)? {
    didSet { collectionViewLayout?.invalidateLayout() }
  }
  /// The layout that places the items; with nil no items are shown.
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      oldValue?.collectionView = nil
      collectionViewLayout?.collectionView = self
      removeElements()
      collectionViewLayout?.invalidateLayout()
    }
  }
  /// The background colors; nil or empty for none.
  ///
  /// Only the first one is drawn.
  // As AppKit declares it; nil stands for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColors: [NSColor]! = [.controlBackgroundColor] {
    didSet { setNeedsDisplay() }
  }
  /// The view that fills the background behind the items; nil for none.
  open var backgroundView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether items can be selected; the default is false.
  ///
  /// Setting it to false deselects all items.
  open var isSelectable = false { didSet { if !isSelectable { selectionIndexPaths = [] } } }
  /// Whether several items can be selected; the default is false.
  open var allowsMultipleSelection = false
  /// Whether the selection may be empty; the default is true.
  open var allowsEmptySelection = true
  /// Whether the collection view is the first responder.
  public private(set) final var isFirstResponderView = false
  /// The index paths of the selected items; those without an item are ignored when set, and the
  /// delegate is not notified.
  open var selectionIndexPaths: Set<IndexPath> {
    get { selected }
    set {
      selected = newValue.filter(hasItem)
      showSelection()
    }
  }
  final var selected: Set<IndexPath> = []
  final let elements = ElementStore()
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

  /// Whether y grows downwards; always true.
  ///
  /// Apple counterpart: `isFlipped` · Source: NSCollectionView.h · Fidelity: exact
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable }
  open override var keepsPointer: Bool { press != nil }

  // MARK: Content

  /// Reloads all sections and items from the data source, and deselects all items.
  open func reloadData() {
    press?.band?.removeFromSuperview()
    press = nil
    elements.counts = nil
    removeElements()
    selected = []
    collectionViewLayout?.invalidateLayout()
    fitIfScrolled()
    setNeedsLayout()
  }
  /// The number of sections in the data source; 0 without a data source.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section; 0 if there is no such section.
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
    let visible = boundsOfLayout
    let room = visible.size
    guard let layout = collectionViewLayout else { return }
    if layout.isPrepared, room != elements.room || drawnDirection != elements.direction,
      drawnDirection != elements.direction
        || layout.shouldInvalidateLayout(forBoundsChange: visible)
    {
      layout.isPrepared = false
    }
    guard !layout.isPrepared else { return }
    (elements.room, elements.direction) = (room, drawnDirection)
    layout.isPrepared = true
    layout.prepare()
  }
  /// What layouts call the bounds: the part that shows through the scroll view.
  private final var boundsOfLayout: CGRect {
    enclosingScrollView.map { CGRect(origin: visibleRect.origin, size: $0.contentView.bounds.size) }
      ?? CGRect(origin: .zero, size: bounds.size)
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
      layout.shouldInvalidateLayout(forBoundsChange: boundsOfLayout)
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
  /// Selects all items that the delegate allows to be selected; does nothing unless
  /// `allowsMultipleSelection` is true.
  open override func selectAll(_ sender: Any?) {
    guard isSelectable, allowsMultipleSelection else { return }
    let all = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    commit(Set(all))
  }
  /// Deselects all items that the delegate allows to be deselected; does nothing unless
  /// `allowsEmptySelection` is true.
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
  /// The kind of a supplementary view, such as a section's header.
  public typealias SupplementaryElementKind = String
  /// The kind of a decoration view.
  public typealias DecorationElementKind = String
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "NSCollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "NSCollectionElementKindSectionFooter"
  /// The kind of the view that marks the gap between items where a drop would insert; the layouts
  /// here have no such view.
  public static let elementKindInterItemGapIndicator = "NSCollectionElementKindInterItemGap"

  /// The direction in which a layout's content scrolls.
  ///
  /// Apple counterpart: `NSCollectionView.ScrollDirection` · Source: NSCollectionViewFlowLayout.h ·
  /// Fidelity: exact
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    case vertical = 0
    case horizontal = 1
  }
  /// Whether dragged items are dropped on an item or before it.
  ///
  /// Apple counterpart: `NSCollectionView.DropOperation` · Source: NSCollectionView.h · Fidelity:
  /// exact
  public enum DropOperation: Int, Sendable {
    case on = 0
    case before = 1
  }
  /// A position in the visible area to which items are scrolled.
  ///
  /// Apple counterpart: `NSCollectionView.ScrollPosition` · Source: NSCollectionView.h · Fidelity:
  /// exact
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The position with the items' top edge at the top edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The position with the items centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The position with the items' bottom edge at the bottom edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The position at the nearest horizontal edge, top or bottom; it scrolls only as far as
    /// needed.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 512)
    /// The position with the items' left edge at the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// The position with the items centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The position with the items' right edge at the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
    /// The position that aligns the items' leading edge with that of the visible area: the left
    /// edge, or the right one in a right-to-left layout.
    public static let leadingEdge = ScrollPosition(rawValue: 64)
    /// The position that aligns the items' trailing edge with that of the visible area: the right
    /// edge, or the left one in a right-to-left layout.
    public static let trailingEdge = ScrollPosition(rawValue: 128)
    /// The position at the nearest vertical edge, left or right; it scrolls only as far as needed.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 256)
  }
}
