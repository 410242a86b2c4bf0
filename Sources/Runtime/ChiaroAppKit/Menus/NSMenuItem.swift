// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// An item of a menu.
///
/// Apple counterpart: `NSMenuItem` · Source: AppKit reference · Fidelity: approximate, titles have
/// no attributes
@preconcurrency @MainActor
open class NSMenuItem {
  /// The title of the item.
  open var title: String
  /// The attributed title, drawn as plain text instead of `title`; nil for none.
  open var attributedTitle: NSAttributedString?
  /// The image before the title; nil for none.
  open var image: NSImage?
  /// The action of the item; nil for none.
  open var action: Selector?
  /// The object that performs the action; nil to send it to the first responder that implements it.
  open weak var target: AnyObject?
  /// A closure that is called when the item is chosen, after its action was sent; nil for none.
  public final var onAction: (@MainActor (NSMenuItem) -> Void)?
  /// What a pop-up button does when the item is chosen in its menu, before the item's own action.
  final var onChoice: (@MainActor (NSMenuItem) -> Void)?
  /// The key that performs the item, given as its character; an upper-case letter includes Shift,
  /// and an empty string means no key.
  open var keyEquivalent: String
  /// The modifier keys of `keyEquivalent`; the default is Command.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether the user can choose the item; the default is true.
  open var isEnabled = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The state of the item, shown by a check mark for on and by a dash for mixed.
  open var state = NSControl.StateValue.off
  /// A number by which an app identifies the item; the default is 0.
  open var tag = 0
  /// An object that the app associates with the item; nil for none.
  open var representedObject: Any?
  /// The tool tip of the item; nil for none.
  ///
  /// It is stored, but not shown.
  ///
  /// Fidelity: inert
  open var toolTip: String?
  /// The identifier by which an app finds the item; nil for none.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The indentation of the title, in levels of 12 points each; the default is 0.
  open var indentationLevel = 0
  /// Whether the item replaces the previous one while Option is pressed; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var isAlternate = false
  /// The submenu of the item; nil for none.
  open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The menu that contains the item; nil for none.
  open internal(set) weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// Whether the item is a separator line.
  public private(set) final var isSeparatorItem = false
  /// A view that is shown instead of the title; nil for none.
  open var view: NSView? {
    didSet {
      oldValue?.sparseValues?.menuItem = nil
      view?.ensuredSparseValues.menuItem = self
    }
  }
  /// Whether the item is highlighted in an open menu.
  public internal(set) final var isHighlighted = false

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - string: the title
  ///   - selector: the action; nil for none
  ///   - charCode: the key equivalent, pressed with Command; empty for none
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
  /// Creates an item with an empty title.
  public convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  private convenience init(isSeparator: Bool) {
    self.init()
    isSeparatorItem = isSeparator
    isEnabled = false
  }

  /// Returns a new separator line.
  public static func separator() -> NSMenuItem { NSMenuItem(isSeparator: true) }

  /// Whether the item has a submenu.
  public final var hasSubmenu: Bool { submenu != nil }
  /// The item whose submenu contains this one; nil for none.
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
    onChoice?(self)
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
    onAction?(self)
  }

  /// Enables the item if somebody has its action and allows it.
  final func validate() {
    guard onAction == nil, !isSeparatorItem else { return }
    guard let action else {
      if submenu == nil, view == nil, onChoice == nil { isEnabled = false }
      return
    }
    let object = target ?? NSApplication.shared.target(forAction: action).map { $0 as AnyObject }
    guard let object, action.isMethod(of: object) != false else { return isEnabled = false }
    isEnabled = (object as? any NSMenuItemValidation)?.validateMenuItem(self) ?? true
  }
}

/// An object that, as the target of menu items, decides whether they are enabled.
///
/// Apple counterpart: `NSMenuItemValidation` · Source: AppKit reference · Fidelity: exact
@preconcurrency @MainActor
public protocol NSMenuItemValidation: AnyObject {
  /// Asks whether an item is enabled, before its menu is shown or searched for a key equivalent.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
