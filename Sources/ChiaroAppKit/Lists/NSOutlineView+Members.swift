// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSOutlineView {
  private final var source: (any NSOutlineViewDataSource)? {
    dataSource as? any NSOutlineViewDataSource
  }
  /// Returns the number of children of an item; nil stands for the root.
  ///
  /// Apple counterpart: `numberOfChildren(ofItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func numberOfChildren(ofItem item: Any?) -> Int {
    source?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
  }
  /// Returns a child of an item; nil stands for the root.
  ///
  /// Apple counterpart: `child(_:ofItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard (0..<numberOfChildren(ofItem: item)).contains(index) else { return nil }
    return source?.outlineView(self, child: index, ofItem: item)
  }
  /// Returns the place of an item among those of its parent; -1 where it is not shown.
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
  /// Returns how many items are around an item; -1 where it is not shown.
  ///
  /// Apple counterpart: `level(forItem:)` · Source: NSOutlineView.h · Fidelity: exact
  public final func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }

  /// Shows items that were inserted in the data source; without animation.
  ///
  /// Apple counterpart: `insertItems(at:inParent:withAnimation:)` · Source: NSOutlineView.h ·
  /// Fidelity: approximate
  public final func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []
  ) { reloadItem(parent, reloadChildren: true) }
  /// Hides items that were removed from the data source; without animation.
  ///
  /// Apple counterpart: `removeItems(at:inParent:withAnimation:)` · Source: NSOutlineView.h ·
  /// Fidelity: approximate
  public final func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []
  ) { reloadItem(parent, reloadChildren: true) }
  /// Shows an item at another place; without animation.
  ///
  /// Apple counterpart: `moveItem(at:inParent:to:inParent:)` · Source: NSOutlineView.h · Fidelity:
  /// approximate
  public final func moveItem(
    at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
  ) { reloadItem(nil, reloadChildren: true) }

  /// Posted before an item is opened; its key is `NSObject`.
  public static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  /// Posted after an item was opened; its key is `NSObject`.
  public static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  /// Posted before an item is closed; its key is `NSObject`.
  public static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  /// Posted after an item was closed; its key is `NSObject`.
  public static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}
