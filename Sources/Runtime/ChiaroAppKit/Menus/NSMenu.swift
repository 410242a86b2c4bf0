// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A menu; its `appearance` has an effect only outside of the menu bar.
///
/// Apple counterpart: `NSMenu` · Source: AppKit reference (statement S200) · Fidelity: approximate,
/// shown inside the window
@preconcurrency @MainActor
open class NSMenu: NSAppearanceCustomization {
  /// The title of the menu.
  public final var title: String
  /// The menu that contains this one as a submenu; nil for none.
  public final weak var supermenu: NSMenu?
  /// The appearance of the menu and its submenus when the menu pops up; nil to inherit the view's.
  public final var appearance: Appearance?
  /// The items, starting at the top; setting the array replaces all items.
  public final var items: [NSMenuItem] {
    get { list }
    set {
      removeAllItems()
      for item in newValue { addItem(item) }
    }
  }
  private final var list: [NSMenuItem] = []
  /// Whether the menu, before it is shown, disables items whose action no object can perform; true
  /// by default.
  public final var autoenablesItems = true
  /// The delegate, which can update the menu before it is shown; nil for none.
  public final weak var delegate: (any NSMenuDelegate)?
  /// The minimum width of the menu, in points; the default is 0.
  public final var minimumWidth: CGFloat = 0
  /// The font of the items; the default is the system font at 13 points.
  public final var font = NSFont.systemFont(ofSize: 13)

  /// Creates an empty menu with a title.
  public init(title: String = "") { self.title = title }

  /// The appearance in force for the menu.
  ///
  /// In the menu bar it is the system's appearance. Otherwise it is the appearance set on the menu
  /// or on the nearest supermenu that has one, or else the app's.
  public final var effectiveAppearance: Appearance {
    let chain = Array(sequence(first: self, next: \.supermenu))
    let app = NSApplication.shared
    if chain.contains(where: { $0 === app.mainMenu }) { return app.systemAppearance }
    guard let own = chain.lazy.compactMap(\.appearance).first else {
      return app.effectiveAppearance
    }
    return Appearance(app.screen.traitCollection.replacing(own))
  }

  // MARK: Items

  /// Inserts an item at an index.
  ///
  /// - Precondition: the index is from 0 to the number of items
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    newItem.menu = self
    list.insert(newItem, at: index)
  }
  /// Adds an item at the end of the menu.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Removes an item from the menu; does nothing if the menu does not contain it.
  open func removeItem(_ item: NSMenuItem) {
    guard list.contains(where: { $0 === item }) else { return }
    list.removeAll { $0 === item }
    item.menu = nil
  }
  /// The number of items.
  public final var numberOfItems: Int { items.count }

  /// Performs the enabled item whose key equivalent is the event's key; submenus are searched too.
  ///
  /// Returns whether an item was found.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    update()
    let held = event.modifierFlags.intersection([.command, .control, .option, .shift])
    for item in items {
      if item.submenu?.performKeyEquivalent(with: event) == true { return true }
      guard !item.keyEquivalent.isEmpty, item.isEnabled, !item.isHidden,
        item.keyEquivalent.lowercased() == event.charactersIgnoringModifiers,
        item.heldKeys == held
      else { continue }
      item.perform()
      return true
    }
    return false
  }

  /// Updates the menu: calls the delegate, then enables or disables the items.
  ///
  /// An item is enabled if its target implements the action and `validateMenuItem(_:)` allows it;
  /// without a target, the first responder that implements the action decides. An item without an
  /// action is disabled, unless it has a submenu, a view or a closure. If `autoenablesItems` is
  /// false, only the delegate is called.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    guard autoenablesItems else { return }
    for item in items { item.validate() }
  }

  /// Performs the action of the item at an index, if the item is enabled.
  ///
  /// - Precondition: there is an item at the index
  open func performActionForItem(at index: Int) { items[index].perform() }
  /// Closes the menu and its open submenus; does nothing if the menu is not shown.
  open func cancelTracking() { MenuPanel.close(self) }
}

/// The delegate of a menu; every method has a default that does nothing.
///
/// Apple counterpart: `NSMenuDelegate` · Source: AppKit reference · Fidelity: approximate, only
/// methods for updating, opening, closing and highlighting
@preconcurrency @MainActor
public protocol NSMenuDelegate: AnyObject {
  /// Called before the menu is shown or searched for a key equivalent; the delegate may change it
  /// then.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Called before the menu is shown.
  func menuWillOpen(_ menu: NSMenu)
  /// Called after the menu was closed.
  func menuDidClose(_ menu: NSMenu)
  /// Called when another item of an open menu is highlighted; the item is nil if none is
  /// highlighted.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}

extension NSMenuDelegate {
  /// Called before the menu is shown or searched for a key equivalent; the default does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Called before the menu is shown; the default does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Called after the menu was closed; the default does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Called when another item of an open menu is highlighted; the default does nothing.
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}

extension TraitCollection {
  /// Returns the traits with those replaced that an appearance specifies.
  func replacing(_ appearance: Appearance) -> TraitCollection {
    TraitCollection(traitsFrom: [self, appearance.traits])
  }
}
