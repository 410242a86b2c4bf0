// SPDX-License-Identifier: MIT

public import Foundation

/// The data source of an outline view.
///
/// Apple counterpart: `NSOutlineViewDataSource` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  /// Returns the number of children of an item; nil stands for the root.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// Returns a child of an item by its index; nil stands for the root.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Returns whether an item can be expanded.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// Returns the value of an item in a column; nil by default.
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  /// Returns what stands for an item that is dragged; nil where it is not to be dragged.
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
    -> (any NSPasteboardWriting)?
  /// Returns what would be done with what is dragged into an item; nothing by default.
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  /// Takes what is dropped into an item; returns whether it did.
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
    childIndex index: Int
  ) -> Bool
}

extension NSOutlineViewDataSource {
  /// Returns nil.
  public func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
    -> (any NSPasteboardWriting)?
  { nil }
  /// Returns nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  /// Returns false.
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
    childIndex index: Int
  ) -> Bool { false }
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
}

/// The delegate of an outline view; every method has a default.
///
/// Apple counterpart: `NSOutlineViewDelegate` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  /// Returns the view of an item in a column; nil shows the data source's value as text.
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  /// Returns the height of an item's row, in points.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  /// Returns whether an item can be selected; true by default.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  /// Returns whether an item is the heading of a group; false by default.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// Returns the view of an item's row, which is behind its cells; nil for the usual one.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  /// Returns whether an item may be opened; true by default.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Returns whether an item may be closed; true by default.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Called before an item is opened; `userInfo` has it as `NSObject`.
  func outlineViewItemWillExpand(_ notification: Notification)
  /// Called after an item was opened; `userInfo` has it as `NSObject`.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// Called before an item is closed; `userInfo` has it as `NSObject`.
  func outlineViewItemWillCollapse(_ notification: Notification)
  /// Called after an item was closed; `userInfo` has it as `NSObject`.
  func outlineViewItemDidCollapse(_ notification: Notification)
  /// Called after the selection changed; the notification's object is the outline.
  func outlineViewSelectionDidChange(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  /// Returns the outline's `rowHeight`.
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  /// Returns false.
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  /// Returns nil.
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any)
    -> NSTableRowView?
  { nil }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    true
  }
  /// Does nothing.
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
}
