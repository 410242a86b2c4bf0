// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// An item of a menu.
///
/// Apple counterpart: `NSMenuItem` · Source: AppKit reference · Fidelity: approximate
@MainActor
open class NSMenuItem {
  /// What the item says.
  open var title: String
  /// The title with attributes, of which the text is shown; nil for none.
  open var attributedTitle: NSAttributedString?
  /// The image before the title; nil for none.
  open var image: NSImage?
  /// The method that the item is for; nil for none.
  open var action: Selector?
  /// Whose method is called; nil for the first responder that has it.
  open weak var target: AnyObject?
  /// What to do instead of a method, or after it; nil for nothing.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public final var onAction: (@MainActor (NSMenuItem) -> Void)?
  /// The key that stands for the item; empty for none.
  open var keyEquivalent: String
  /// The keys that are held down with it; the default is Command.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether the item can be chosen.
  open var isEnabled = true
  /// Whether the item is left out.
  open var isHidden = false
  /// Whether a check mark stands before the item.
  open var state = NSControl.StateValue.off
  /// The number by which an app finds the item.
  open var tag = 0
  /// What the item stands for; nil for nothing.
  open var representedObject: Any?
  /// What is said of the item where the pointer rests on it; kept and not shown.
  open var toolTip: String?
  /// The name by which an app finds the item; nil for none.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// How far the title stands to the right of others, in steps.
  open var indentationLevel = 0
  /// Whether the item stands for another while Option is held; kept.
  open var isAlternate = false
  /// The menu that opens beside the item; nil for none.
  open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The menu with the item; nil for none.
  open internal(set) weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// Whether the item is a line between others.
  public final let isSeparatorItem: Bool

  /// Creates an item with a title.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    isSeparatorItem = false
  }
  /// Creates an item without a title.
  public convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  private init(isSeparator: Bool) {
    (title, keyEquivalent) = ("", "")
    isSeparatorItem = isSeparator
    isEnabled = false
  }

  /// Returns a line between other items.
  public static func separator() -> NSMenuItem { NSMenuItem(isSeparator: true) }

  /// Whether there is a submenu.
  public final var hasSubmenu: Bool { submenu != nil }
  /// The item that opens the menu with this one; nil for none.
  public final var parent: NSMenuItem? {
    menu?.supermenu?.items.first { $0.submenu === menu }
  }

  /// The keys that are held down; an upper-case letter wants Shift.
  final var heldKeys: NSEvent.ModifierFlags {
    let needsShift = keyEquivalent != keyEquivalent.lowercased()
    return needsShift ? keyEquivalentModifierMask.union(.shift) : keyEquivalentModifierMask
  }

  /// The key with the signs of those that are held, such as ⇧⌘S; empty for none.
  final var keyText: String {
    guard !keyEquivalent.isEmpty else { return "" }
    let signs: [(NSEvent.ModifierFlags, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let held = signs.filter { heldKeys.contains($0.0) }.map(\.1).joined()
    let names = ["\r": "↩", "\u{1B}": "⎋", "\u{7F}": "⌫", "\u{8}": "⌫", "\t": "⇥", " ": "Space"]
    return held + (names[keyEquivalent] ?? keyEquivalent.uppercased())
  }

  /// Does what the item is for.
  final func perform() {
    guard isEnabled else { return }
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
    onAction?(self)
  }

  /// Enables the item if somebody has its action.
  final func validate() {
    guard let action, onAction == nil else { return }
    if let target = target as? any NSMenuItemValidation {
      isEnabled = target.validateMenuItem(self)
    } else {
      isEnabled = target != nil || NSApplication.shared.target(forAction: action) != nil
    }
  }
}

/// An object that says whether items of menus can be chosen.
///
/// Apple counterpart: `NSMenuItemValidation` · Source: AppKit reference · Fidelity: exact
@MainActor
public protocol NSMenuItemValidation: AnyObject {
  /// Returns whether an item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
