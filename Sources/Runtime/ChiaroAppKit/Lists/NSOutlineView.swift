// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A table that shows a hierarchy; its rows expand to show the items below them.
///
/// Items are identified by reference, or by value if they conform to `Hashable`.
///
/// Apple counterpart: `NSOutlineView` · Source: AppKit reference · Fidelity: approximate, expands
/// without animation
open class NSOutlineView: NSTableView {
  private struct Node {
    var item: Any
    var level: Int
    var parent: Any?
  }
  private final var nodes: [Node] = []
  private final var open: Set<AnyHashable> = []
  /// The items below which everything is being expanded, each once, whatever contains it.
  private final var deepened: Set<AnyHashable> = []
  /// What the data source chose instead of the place that was proposed; nil for nothing.
  private final var chosenPlace: (item: Any?, index: Int)?
  /// The column with the disclosure triangles; stored, but without effect, because it is always the
  /// first visible column.
  ///
  /// Fidelity: inert
  open var outlineTableColumn: NSTableColumn?
  /// The indentation per level, in points; the default is 16.
  open var indentationPerLevel: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Whether disclosure triangles are indented with their rows; stored, but without effect.
  ///
  /// Fidelity: inert
  open var indentationMarkerFollowsCell = true
  /// Whether AppKit saves which items are expanded; stored, but nothing is saved.
  ///
  /// Fidelity: inert
  open var autosaveExpandedItems = false

  private final var source: (any NSOutlineViewDataSource)? {
    dataSource as? any NSOutlineViewDataSource
  }
  private final var outlineDelegate: (any NSOutlineViewDelegate)? {
    delegate as? any NSOutlineViewDelegate
  }

  private static func key(_ item: Any) -> AnyHashable {
    if let item = item as? AnyHashable { return item }
    return ObjectIdentifier(item as AnyObject)
  }

  // MARK: Items

  open override func reloadData() {
    nodes = []
    add(nil, 0)
    super.reloadData()
  }
  private final func add(_ parent: Any?, _ level: Int) {
    guard let source, level < 256 else { return }
    for index in 0..<source.outlineView(self, numberOfChildrenOfItem: parent) {
      let item = source.outlineView(self, child: index, ofItem: parent)
      nodes.append(Node(item: item, level: level, parent: parent))
      if open.contains(Self.key(item)) { add(item, level + 1) }
    }
  }
  /// Reloads all rows from the data source, not only those of the item; selected items stay
  /// selected.
  ///
  /// - Parameters:
  ///   - item: not used
  ///   - reloadChildren: not used
  open func reloadItem(_ item: Any?, reloadChildren: Bool = false) {
    let chosen = selectedRowIndexes.compactMap { self.item(atRow: $0) }
    reloadData()
    let new = IndexSet(chosen.map { row(forItem: $0) }.filter { $0 >= 0 })
    if new != selectedRowIndexes { selectRows(new) }
  }
  /// Returns whether an item can be expanded, according to the data source; true for nil, the root.
  open func isExpandable(_ item: Any?) -> Bool {
    item.map { source?.outlineView(self, isItemExpandable: $0) ?? false } ?? true
  }
  /// Returns whether an item is expanded; true for nil, the root.
  open func isItemExpanded(_ item: Any?) -> Bool {
    item.map { open.contains(Self.key($0)) } ?? true
  }
  /// Expands an item; with nil, expands the items at the top level.
  ///
  /// - Parameters:
  ///   - item: the item; ignored if it cannot be expanded according to the data source
  ///   - expandChildren: whether to expand all items below it too
  open func expandItem(_ item: Any?, expandChildren: Bool = false) {
    let isOutermost = deepened.isEmpty
    guard let item else {
      deepened.insert(ObjectIdentifier(self))
      for child in children(of: nil) { expandItem(child, expandChildren: expandChildren) }
      deepened = []
      return reloadItem(nil)
    }
    let isNew = !isItemExpanded(item)
    guard isExpandable(item), isNew || expandChildren,
      !isNew || outlineDelegate?.outlineView(self, shouldExpandItem: item) ?? true
    else { return }
    if isNew {
      tell(Self.itemWillExpandNotification, item)
      open.insert(Self.key(item))
    }
    if expandChildren {
      deepened.insert(Self.key(item))
      for child in children(of: item) where deepened.insert(Self.key(child)).inserted {
        expandItem(child, expandChildren: true)
      }
    }
    // The outermost one makes the rows anew, once.
    if isOutermost {
      deepened = []
      reloadItem(item)
    }
    if isNew { tell(Self.itemDidExpandNotification, item) }
  }
  /// Collapses an item; with nil, collapses the items at the top level.
  ///
  /// - Parameters:
  ///   - item: the item
  ///   - collapseChildren: whether to collapse all items below it too; if false, the expanded ones
  ///     are shown expanded when the item is expanded again
  open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {
    guard let item else {
      for child in children(of: nil) {
        collapseItem(child, collapseChildren: collapseChildren)
      }
      return
    }
    let isOpen = isItemExpanded(item)
    if isOpen {
      guard outlineDelegate?.outlineView(self, shouldCollapseItem: item) ?? true else { return }
      tell(Self.itemWillCollapseNotification, item)
    }
    var seen: Set<AnyHashable> = []
    if collapseChildren { close(below: item, &seen) }
    guard isOpen else { return }
    open.remove(Self.key(item))
    reloadItem(item)
    tell(Self.itemDidCollapseNotification, item)
  }
  /// Tells the delegate and observers what happens to an item.
  private final func tell(_ name: Notification.Name, _ item: Any) {
    let note = Notification(name: name, object: self, userInfo: ["NSObject": item])
    switch name {
    case Self.itemWillExpandNotification: outlineDelegate?.outlineViewItemWillExpand(note)
    case Self.itemDidExpandNotification: outlineDelegate?.outlineViewItemDidExpand(note)
    case Self.itemWillCollapseNotification: outlineDelegate?.outlineViewItemWillCollapse(note)
    default: outlineDelegate?.outlineViewItemDidCollapse(note)
    }
    NotificationCenter.default.post(note)
  }
  private final func close(below item: Any, _ seen: inout Set<AnyHashable>) {
    guard isExpandable(item), seen.insert(Self.key(item)).inserted else { return }
    for child in children(of: item) {
      open.remove(Self.key(child))
      close(below: child, &seen)
    }
  }
  private final func children(of item: Any?) -> [Any] {
    guard let source else { return [] }
    return (0..<source.outlineView(self, numberOfChildrenOfItem: item)).map {
      source.outlineView(self, child: $0, ofItem: item)
    }
  }
  /// Returns the item in a row; nil if there is no such row.
  public final func item(atRow row: Int) -> Any? {
    nodes.indices.contains(row) ? nodes[row].item : nil
  }
  /// Returns the row that shows an item; -1 if the item is not shown or is nil.
  public final func row(forItem item: Any?) -> Int {
    item.flatMap { item in nodes.firstIndex { Self.key($0.item) == Self.key(item) } } ?? -1
  }
  /// Returns the level of a row, which is 0 at the top level; -1 if there is no such row.
  public final func level(forRow row: Int) -> Int {
    nodes.indices.contains(row) ? nodes[row].level : -1
  }
  /// Returns the parent of an item; nil if the item is at the top level or is not shown.
  public final func parent(forItem item: Any?) -> Any? {
    let row = row(forItem: item)
    return row < 0 ? nil : nodes[row].parent
  }

  // MARK: As a table

  override final var rowCount: Int { nodes.count }
  override final func height(ofRow row: Int) -> CGFloat {
    guard let item = item(atRow: row) else { return rowHeight }
    return max(1, outlineDelegate?.outlineView(self, heightOfRowByItem: item) ?? rowHeight)
  }
  override final func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    item(atRow: row).flatMap { outlineDelegate?.outlineView(self, viewFor: column, item: $0) }
  }
  override final func value(_ column: NSTableColumn, _ row: Int) -> Any? {
    source?.outlineView(self, objectValueFor: column, byItem: item(atRow: row))
  }
  override final var mayChangeSelection: Bool {
    outlineDelegate?.selectionShouldChange(in: self) ?? true
  }
  override final func canSelect(_ row: Int) -> Bool {
    item(atRow: row).map { outlineDelegate?.outlineView(self, shouldSelectItem: $0) ?? true }
      ?? false
  }
  override final func makeRowView(_ row: Int) -> NSTableRowView? {
    item(atRow: row).flatMap { outlineDelegate?.outlineView(self, rowViewForItem: $0) }
  }
  override final func isGroup(_ row: Int) -> Bool {
    item(atRow: row).map { outlineDelegate?.outlineView(self, isGroupItem: $0) ?? false } ?? false
  }
  override final func writer(ofRow row: Int) -> (any NSPasteboardWriting)? {
    item(atRow: row).flatMap { source?.outlineView(self, pasteboardWriterForItem: $0) }
  }
  override final func validate(_ info: any NSDraggingInfo, _ drop: RowDrop) -> NSDragOperation {
    chosenPlace = nil
    let place = place(of: drop)
    return source?.outlineView(
      self, validateDrop: info, proposedItem: place.item, proposedChildIndex: place.index) ?? []
  }
  override final func accept(_ info: any NSDraggingInfo, _ drop: RowDrop) -> Bool {
    let place = chosenPlace ?? place(of: drop)
    chosenPlace = nil
    return source?.outlineView(
      self, acceptDrop: info, item: place.item, childIndex: place.index) ?? false
  }
  /// The item into which something is dropped, and the place among its children; -1 for on it.
  private final func place(of drop: RowDrop) -> (item: Any?, index: Int) {
    if drop.operation == .on { return (item(atRow: drop.row), Self.dropOnItemIndex) }
    guard let next = item(atRow: drop.row) else { return (nil, numberOfChildren(ofItem: nil)) }
    return (parent(forItem: next), childIndex(forItem: next))
  }
  /// The child index, -1, that stands for a drop on the item itself.
  ///
  /// Apple counterpart: `NSOutlineViewDropOnItemIndex` · Source: NSOutlineView.h · Fidelity: exact
  public static let dropOnItemIndex = -1
  /// Changes the target of the current drag to a child index of an item, or to the item itself with
  /// `dropOnItemIndex`; a nil item stands for the root.
  ///
  /// Apple counterpart: `setDropItem(_:dropChildIndex:)` · Source: NSOutlineView.h · Fidelity:
  /// exact
  open func setDropItem(_ item: Any?, dropChildIndex index: Int) {
    chosenPlace = (item, index)
    let own = row(forItem: item)
    if index == Self.dropOnItemIndex { return drop = RowDrop(row: own, operation: .on) }
    let next = child(index, ofItem: item).map { row(forItem: $0) } ?? -1
    // Behind the last row below the item, where it has no such child.
    let level = level(forRow: own)
    let end = nodes.indices.dropFirst(own + 1).first { nodes[$0].level <= level }
    drop = RowDrop(row: next < 0 ? end ?? nodes.count : next, operation: .above)
  }
  override final func selectionDidChange() {
    let note = Notification(name: Self.selectionDidChangeNotification, object: self)
    outlineDelegate?.outlineViewSelectionDidChange(note)
    NotificationCenter.default.post(note)
  }
  override final func indent(ofRow row: Int) -> CGFloat {
    16 + CGFloat(max(0, level(forRow: row))) * indentationPerLevel
  }
  override final func decorate(_ view: NSTableRowView, _ row: Int) {
    let known = (view as NSView).subviews.lazy.compactMap { $0 as? DisclosureButton }.first
    guard let item = item(atRow: row), isExpandable(item) else {
      known?.removeFromSuperview()
      return
    }
    let button = known ?? DisclosureButton(frame: .zero)
    if known == nil { view.addSubview(button) }
    button.isOpen = isItemExpanded(item)
    button.onPress = { [weak self] in self?.toggle(item) }
    let start = (shownColumns.first.map { columnFrame($0).minX } ?? 0) + indent(ofRow: row) - 16
    let frame = CGRect(x: start, y: view.bounds.midY - 7, width: 14, height: 14)
    button.frame =
      drawnDirection == .rightToLeft
      ? CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: 14, height: 14) : frame
  }
  private final func toggle(_ item: Any) {
    if isItemExpanded(item) { collapseItem(item) } else { expandItem(item) }
  }
  override final func adjust(by key: KeyEvent.Key) -> Bool {
    guard let item = item(atRow: selectedRow) else { return super.adjust(by: key) }
    switch isRightToLeft ? key.mirrored : key {
    case .rightArrow: expandItem(item)
    case .leftArrow: collapseItem(item)
    default: return super.adjust(by: key)
    }
    return true
  }
}

/// The chevron that opens a row.
@MainActor
private final class DisclosureButton: NSView {
  var isOpen = false { didSet { if isOpen != oldValue { setNeedsDisplay() } } }
  var onPress: (() -> Void)?
  override func mouseDown(with event: NSEvent) {}
  override func mouseUp(with event: NSEvent) { onPress?() }
  override func drawContent(in context: GraphicsContext) {
    context.drawSymbol(
      isOpen ? "chevron.down" : drawnDirection.forwardSymbol, in: bounds, side: 10,
      .secondaryLabelColor)
  }
}
