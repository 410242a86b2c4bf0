// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSOutlineView {
  private final var source: (any NSOutlineViewDataSource)? {
    dataSource as? any NSOutlineViewDataSource
  }
  /// Returns the number of children of an item according to the data source; nil stands for the
  /// root.
  ///
  /// Apple counterpart: `numberOfChildren(ofItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func numberOfChildren(ofItem item: Any?) -> Int {
    source?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
  }
  /// Returns the child of an item at an index, or nil if the index is out of range; a nil item
  /// stands for the root.
  ///
  /// Apple counterpart: `child(_:ofItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard (0..<numberOfChildren(ofItem: item)).contains(index) else { return nil }
    return source?.outlineView(self, child: index, ofItem: item)
  }
  /// Returns the index of an item among the children of its parent; -1 if the item has no row.
  ///
  /// Apple counterpart: `childIndex(forItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func childIndex(forItem item: Any) -> Int {
    let row = row(forItem: item)
    guard row >= 0 else { return -1 }
    let (level, first) = (level(forRow: row), row)
    var (index, place) = (0, first - 1)
    while place >= 0, self.level(forRow: place) >= level {
      if self.level(forRow: place) == level { index += 1 }
      place -= 1
    }
    return index
  }
  /// Returns the nesting level of an item, which is 0 for a child of the root; -1 if the item has
  /// no row.
  ///
  /// Apple counterpart: `level(forItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }

  /// Shows items that were inserted into the data source; all rows are reloaded.
  ///
  /// Apple counterpart: `insertItems(at:inParent:withAnimation:)` · Source: NSOutlineView.h ·
  /// Fidelity: approximate, without animation
  public final func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []
  ) { reloadItem(parent, reloadChildren: true) }
  /// Removes items that were removed from the data source; all rows are reloaded.
  ///
  /// Apple counterpart: `removeItems(at:inParent:withAnimation:)` · Source: NSOutlineView.h ·
  /// Fidelity: approximate, without animation
  public final func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []
  ) { reloadItem(parent, reloadChildren: true) }
  /// Updates the outline after the data source moved an item; all rows are reloaded, and the
  /// parameters are ignored.
  ///
  /// Apple counterpart: `moveItem(at:inParent:to:inParent:)` · Source: NSOutlineView.h · Fidelity:
  /// approximate, without animation
  public final func moveItem(
    at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
  ) { reloadItem(nil, reloadChildren: true) }

  /// The name of the notification posted before an item is expanded; its `userInfo` contains the
  /// item for the key `NSObject`.
  public static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  /// The name of the notification posted after an item was expanded; its `userInfo` contains the
  /// item for the key `NSObject`.
  public static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  /// The name of the notification posted before an item is collapsed; its `userInfo` contains the
  /// item for the key `NSObject`.
  public static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  /// The name of the notification posted after an item was collapsed; its `userInfo` contains the
  /// item for the key `NSObject`.
  public static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}
