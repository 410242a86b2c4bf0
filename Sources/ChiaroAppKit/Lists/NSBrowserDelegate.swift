// SPDX-License-Identifier: MIT

public import Foundation

/// The delegate of a browser, which has its items or fills its cells.
///
/// A delegate that has `numberOfRowsInColumn` fills cells; every other one is asked for items.
///
/// Apple counterpart: `NSBrowserDelegate` · Source: NSBrowser.h · Fidelity: approximate, of the
/// methods that apps use
@preconcurrency @MainActor
public protocol NSBrowserDelegate: AnyObject {
  /// Returns the item whose children the first column has; nil by default.
  func rootItem(for browser: NSBrowser) -> Any?
  /// Returns the number of children of an item; 0 by default.
  func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int
  /// Returns a child of an item.
  func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any
  /// Returns whether an item has no children; true by default.
  func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool
  /// Returns what is shown of an item; the item itself by default.
  func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any?
  /// Returns the number of cells in a column; -1, the default, for a delegate with items.
  func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int
  /// Fills a cell of a column: its title, and whether it is a leaf.
  func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int)
  /// Returns the title of a column; by default what is shown of the item to its left.
  func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String?
  /// Returns the height of a row, in points; the browser's by default.
  func browser(_ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int) -> CGFloat
  /// Returns which rows are selected in place of those that a person chose.
  func browser(
    _ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet,
    inColumn column: Int
  ) -> IndexSet
  /// Called after another column was the last one, or a former one.
  func browser(
    _ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int)
}

extension NSBrowserDelegate {
  /// Returns nil.
  public func rootItem(for browser: NSBrowser) -> Any? { nil }
  /// Returns 0.
  public func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  /// Returns an empty text.
  public func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any { "" }
  /// Returns true.
  public func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool { true }
  /// Returns the item.
  public func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any? { item }
  /// Returns -1.
  public func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int { -1 }
  /// Does nothing.
  public func browser(
    _ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int
  ) {}
  /// Returns nil.
  public func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String? { nil }
  /// Returns the browser's height of rows.
  public func browser(
    _ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int
  ) -> CGFloat { browser.rowHeight }
  /// Returns the rows that a person chose.
  public func browser(
    _ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet,
    inColumn column: Int
  ) -> IndexSet { proposedSelectionIndexes }
  /// Does nothing.
  public func browser(
    _ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int
  ) {}
}

/// The cell of a browser's row.
///
/// Apple counterpart: `NSBrowserCell` · Source: NSBrowserCell.h · Fidelity: approximate
open class NSBrowserCell: NSCell {
  /// Whether nothing comes after the cell; the default is false.
  open var isLeaf = false
  /// Whether the cell was filled.
  open var isLoaded = false
}
