// SPDX-License-Identifier: MIT

public import Foundation

/// The data source of an outline view, which provides its items.
///
/// Apple counterpart: `NSOutlineViewDataSource` · Source: AppKit reference · Fidelity: approximate,
/// only methods for items, their values, and drag and drop
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  /// Returns the number of children of an item; nil stands for the root.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// Returns the child of an item at an index; a nil item stands for the root.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Returns whether an item can be expanded.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// Returns the value of an item in a column, shown as text if there is no cell view; nil by
  /// default.
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  /// Returns the pasteboard writer for a dragged item; nil, the default, means that it cannot be
  /// dragged.
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
    -> (any NSPasteboardWriting)?
  /// Returns the operation that a drop into an item would perform; the empty set, the default,
  /// refuses the drop.
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  /// Accepts a drop into an item, nil for the root, and returns whether it was accepted; false by
  /// default.
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
    childIndex index: Int
  ) -> Bool
}

extension NSOutlineViewDataSource {
  /// Asks for the pasteboard writer for a dragged item; the default returns nil, so the item cannot
  /// be dragged.
  public func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
    -> (any NSPasteboardWriting)?
  { nil }
  /// Asks which operation a drop into an item would perform; the default returns the empty set,
  /// which refuses the drop.
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  /// Asks to accept a drop into an item; the default returns false, which means that nothing was
  /// dropped.
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
    childIndex index: Int
  ) -> Bool { false }
  /// Asks for the value of an item in a column; the default returns nil, so no text is shown.
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
}

/// The delegate of an outline view; every method has a default.
///
/// Apple counterpart: `NSOutlineViewDelegate` · Source: AppKit reference · Fidelity: approximate,
/// only methods for views, row heights, group rows, selection and expanding
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  /// Returns the cell view for an item in a column; with nil, the default, the data source's value
  /// is shown as text.
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  /// Returns the height of an item's row, in points; by default the outline view's `rowHeight`.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  /// Asks whether the user may change the selection; true by default.
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  /// Returns whether an item can be selected; true by default.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  /// Returns whether an item's row is a group row; false by default. Group rows are drawn like any
  /// other row here.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// Returns the row view that contains an item's cells; nil, the default, for a plain
  /// `NSTableRowView`.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  /// Returns whether an item may be expanded; true by default.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Returns whether an item may be collapsed; true by default.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Called before an item is expanded; `userInfo` contains the item for the key `NSObject`.
  func outlineViewItemWillExpand(_ notification: Notification)
  /// Called after an item was expanded; `userInfo` contains the item for the key `NSObject`.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// Called before an item is collapsed; `userInfo` contains the item for the key `NSObject`.
  func outlineViewItemWillCollapse(_ notification: Notification)
  /// Called after an item was collapsed; `userInfo` contains the item for the key `NSObject`.
  func outlineViewItemDidCollapse(_ notification: Notification)
  /// Called after the selection changed; the notification's object is the outline view.
  func outlineViewSelectionDidChange(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  /// Asks for the cell view for an item in a column; the default returns nil, so the data source's
  /// value is shown as text.
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  /// Asks for the height of an item's row; the default returns the outline view's `rowHeight`.
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  /// Asks whether the user may change the selection; the default returns true.
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  /// Asks whether an item can be selected; the default returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  /// Asks whether an item's row is a group row; the default returns false.
  ///
  /// Group rows are drawn like any other row here.
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  /// Asks for the row view that contains an item's cells; the default returns nil, so a plain row
  /// view is made.
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any)
    -> NSTableRowView?
  { nil }
  /// Asks whether an item may be expanded; the default returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  /// Asks whether an item may be collapsed; the default returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    true
  }
  /// Called before an item is expanded; the default does nothing.
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  /// Called after an item was expanded; the default does nothing.
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  /// Called before an item is collapsed; the default does nothing.
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  /// Called after an item was collapsed; the default does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
  /// Called after the selection changed; the default does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
}
