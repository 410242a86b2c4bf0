// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

extension NSMenu {
  /// Adds a new item at the end of the menu and returns it.
  @discardableResult
  public final func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: items.count)
  }
  /// Inserts a new item into the menu and returns it.
  ///
  /// - Parameters:
  ///   - string: the item's title
  ///   - selector: the item's action; nil for none
  ///   - charCode: the item's key equivalent, pressed with Command; empty for none
  ///   - index: the index of the new item, from 0 to the number of items
  /// - Returns: the new item
  @discardableResult
  public final func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String,
    at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Removes the item at an index.
  ///
  /// - Precondition: there is an item at the index
  public final func removeItem(at index: Int) { removeItem(items[index]) }
  /// Removes all items.
  public final func removeAllItems() { for item in items { removeItem(item) } }
  /// Returns the item at an index; nil if the index is out of range.
  public final func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// Returns the first item with a title; nil for none.
  public final func item(withTitle title: String) -> NSMenuItem? {
    items.first { $0.title == title }
  }
  /// Returns the first item with a tag; nil for none.
  public final func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Returns the index of an item; -1 if it is not in the menu.
  public final func index(of item: NSMenuItem) -> Int {
    items.firstIndex { $0 === item } ?? -1
  }
  /// Returns the index of the first item with a title; -1 for none.
  public final func indexOfItem(withTitle title: String) -> Int {
    items.firstIndex { $0.title == title } ?? -1
  }
  /// Returns the index of the first item with a tag; -1 for none.
  public final func indexOfItem(withTag tag: Int) -> Int {
    items.firstIndex { $0.tag == tag } ?? -1
  }
  /// Sets the submenu of an item; nil removes the submenu.
  public final func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// Shows the menu as a pop-up menu in a view's window.
  ///
  /// - Parameters:
  ///   - item: the item to place at `location`; nil to place the top of the menu there
  ///   - location: a point in the view's coordinates
  ///   - view: the view in whose window the menu is shown; with nil nothing is shown
  /// - Returns: whether the menu was shown, which needs a view in a window
  @discardableResult
  public final func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?)
    -> Bool
  {
    guard let view, let window = view.window else { return false }
    update()
    delegate?.menuWillOpen(self)
    let place = view.placedInWindow(NSRect(origin: location, size: .zero)).origin
    MenuPanel.open(self, item, at: place, in: window, near: view)
    return true
  }

  /// Shows a context menu for a view at the location of an event.
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.popUp(positioning: nil, at: view.convert(event.locationInWindow, from: nil), in: view)
  }
}
