// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A menu; its `appearance` has an effect only outside of the menu bar.
///
/// Apple counterpart: `NSMenu` · Source: AppKit reference (S200) · Fidelity: approximate
@preconcurrency @MainActor
open class NSMenu: NSAppearanceCustomization {
  /// The title of the menu.
  public final var title: String
  /// The menu that contains this one as a submenu; nil for none.
  public final weak var supermenu: NSMenu?
  /// The appearance of the menu and its submenus when it pops up; nil inherits.
  public final var appearance: Appearance?
  /// The items, from the top.
  public final var items: [NSMenuItem] {
    get { list }
    set {
      removeAllItems()
      for item in newValue { addItem(item) }
    }
  }
  private final var list: [NSMenuItem] = []
  /// Whether items are disabled if no object implements their action; the default is true.
  public final var autoenablesItems = true
  /// The delegate, which can update the menu before it is shown; nil for none.
  public final weak var delegate: (any NSMenuDelegate)?
  /// The least width of the menu, in points.
  public final var minimumWidth: CGFloat = 0
  /// The font of the items.
  public final var font = NSFont.systemFont(ofSize: 13)

  /// Creates a menu with a title.
  public init(title: String = "") { self.title = title }

  /// The appearance in force for the menu.
  ///
  /// Menus of the menu bar have the system's; others have their own or a supermenu's, else the
  /// app's.
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

  /// Inserts an item.
  ///
  /// - Precondition: `index` is between 0 and the number of items
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    newItem.menu = self
    list.insert(newItem, at: index)
  }
  /// Adds an item at the bottom.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) {
    list.removeAll { $0 === item }
    item.menu = nil
  }
  /// The number of items.
  public final var numberOfItems: Int { items.count }

  /// Performs the item whose key equivalent the event is; returns whether there is one.
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

  /// Enables the items whose actions an object implements, and disables the others.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    guard autoenablesItems else { return }
    for item in items where item.action != nil { item.validate() }
  }

  /// Performs the action of the item at an index.
  ///
  /// - Precondition: `index` is that of an item
  open func performActionForItem(at index: Int) { items[index].perform() }
  /// Closes the menu.
  open func cancelTracking() { MenuPanel.close(self) }
}

/// The delegate of a menu; every method has a default that does nothing.
///
/// Apple counterpart: `NSMenuDelegate` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSMenuDelegate: AnyObject {
  /// Called before the menu is shown or searched for a key equivalent, so that it can be changed.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Called before the menu is shown.
  func menuWillOpen(_ menu: NSMenu)
  /// Called after the menu was closed.
  func menuDidClose(_ menu: NSMenu)
  /// Called before an item of an open menu gets the highlight; nil for none.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}

extension TraitCollection {
  /// Returns the traits with those replaced that an appearance specifies.
  func replacing(_ appearance: Appearance) -> TraitCollection {
    TraitCollection(traitsFrom: [self, appearance.traits])
  }
}
