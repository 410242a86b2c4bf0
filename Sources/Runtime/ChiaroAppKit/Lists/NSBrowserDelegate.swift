// SPDX-License-Identifier: MIT

public import Foundation

/// The delegate of a browser, which provides the browser's items or fills its cells.
///
/// If the delegate implements `browser(_:numberOfRowsInColumn:)`, it fills cells; otherwise the
/// browser asks it for items.
///
/// Apple counterpart: `NSBrowserDelegate` · Source: NSBrowser.h · Fidelity: approximate, without
/// dragging, editing, headers, previews and column sizes
@preconcurrency @MainActor
public protocol NSBrowserDelegate: AnyObject {
  /// Returns the item whose children the first column lists; nil by default.
  func rootItem(for browser: NSBrowser) -> Any?
  /// Returns the number of children of an item; 0 by default.
  func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int
  /// Returns the child of an item at an index.
  func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any
  /// Returns whether an item has no children; true by default.
  func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool
  /// Returns the value that is shown as an item's title; by default the item itself.
  func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any?
  /// Returns the number of cells in a column; the default, -1, means that the delegate provides
  /// items instead.
  func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int
  /// Called to fill an `NSBrowserCell`: set its `stringValue`, and `isLeaf` if it has no children.
  func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int)
  /// Returns the title of a column; the default, nil, uses the title set in the browser, or else
  /// that of the row selected in the previous column.
  func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String?
  /// Returns the height of a row, in points; by default the browser's `rowHeight`.
  func browser(_ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int) -> CGFloat
  /// Returns the rows to select when the user chose some; by default the rows that the user chose.
  func browser(
    _ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet,
    inColumn column: Int
  ) -> IndexSet
  /// Called after the index of the last column changed.
  func browser(
    _ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int)
}

extension NSBrowserDelegate {
  /// Asks for the item whose children the first column lists.
  ///
  /// The default returns nil, and the other methods then receive nil as the root item.
  public func rootItem(for browser: NSBrowser) -> Any? { nil }
  /// Asks for the number of children of an item; the default returns 0, so its column is empty.
  public func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  /// Asks for the child of an item at an index; the default returns an empty string.
  ///
  /// It is not called for an item without children.
  public func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any { "" }
  /// Asks whether an item has no children; the default returns true, so no column opens for it.
  public func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool { true }
  /// Asks for the value that is shown as an item's title; the default returns the item itself.
  public func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any? { item }
  /// Asks for the number of cells in a column; the default returns -1, so the browser asks for
  /// items instead.
  public func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int { -1 }
  /// Called to fill a cell of a column; the default does nothing, so the cell stays empty.
  public func browser(
    _ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int
  ) {}
  /// Asks for the title of a column; the default returns nil, so the title set in the browser is
  /// shown.
  public func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String? { nil }
  /// Asks for the height of a row; the default returns the browser's `rowHeight`.
  public func browser(
    _ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int
  ) -> CGFloat { browser.rowHeight }
  /// Asks which rows to select when the user chose some; the default returns the rows that the user
  /// chose.
  public func browser(
    _ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet,
    inColumn column: Int
  ) -> IndexSet { proposedSelectionIndexes }
  /// Called after the index of the last column changed; the default does nothing.
  public func browser(
    _ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int
  ) {}
}

/// A cell that shows a row of a browser.
///
/// Apple counterpart: `NSBrowserCell` · Source: NSBrowserCell.h · Fidelity: approximate, without
/// images
open class NSBrowserCell: NSCell {
  /// Whether the cell's item has no children.
  ///
  /// Such a cell has no arrow, and selecting it opens no further column. The default is false.
  open var isLeaf = false
  /// Whether the browser or its delegate filled the cell; the default is false.
  open var isLoaded = false
  override func newCell(_ text: String) -> NSCell { NSBrowserCell(textCell: text) }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let cell = copy as? NSBrowserCell { (cell.isLeaf, cell.isLoaded) = (isLeaf, isLoaded) }
    return copy
  }
}
