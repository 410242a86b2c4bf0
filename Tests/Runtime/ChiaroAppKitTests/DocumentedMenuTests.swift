// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Menus: their items, keys and what enables them, as it is documented.
@MainActor
@Suite("AppKit's menus as documented")
struct DocumentedMenuTests {
  private let apps = TestApplications()
  private var test: TestApplication { apps.test }

  @MainActor
  private class Target {
    var told: [String] = []
    func act(_ sender: NSMenuItem) { told.append(sender.title) }
    static let action = Selector(Target.act(_:), "act(_:)")
  }
  private final class Validating: Target, NSMenuItemValidation {
    var allowed = true
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { allowed }
  }
  /// A view in the responder chain that performs an action, where it allows it.
  private final class Chained: NSView, NSMenuItemValidation {
    var told: [String] = []
    var allowed = true
    override var acceptsFirstResponder: Bool { true }
    func act(_ sender: NSMenuItem) { told.append(sender.title) }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { allowed }
    static let action = Selector(Chained.act(_:), "act(_:)")
  }
  private func key(_ text: String, _ flags: NSEvent.ModifierFlags) -> NSEvent? {
    NSEvent.keyEvent(
      with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: 0,
      context: nil, characters: text, charactersIgnoringModifiers: text, isARepeat: false,
      keyCode: 0)
  }

  @Test("items are in order, and are found by titles and tags")
  func items() {
    let menu = NSMenu(title: "Menu")
    same("enables", menu.autoenablesItems, true)
    let item = menu.addItem(withTitle: "a", action: nil, keyEquivalent: "k")
    same("mask", item.keyEquivalentModifierMask, .command)
    same("state", item.state, .off)
    same("tag", item.tag, 0)
    same("indentation", item.indentationLevel, 0)
    same("hidden", item.isHidden || item.isAlternate, false)
    menu.insertItem(withTitle: "b", action: nil, keyEquivalent: "", at: 0)
    same("order", menu.items.map(\.title), ["b", "a"])
    same("menu", item.menu === menu, true)
    menu.addItem(.separator())
    same("separator", menu.items.last?.isSeparatorItem, true)
    same("title", menu.items.last?.title, "")
    same("number", menu.numberOfItems, 3)
    item.tag = 5
    same("by tag", menu.item(withTag: 5) === item, true)
    same("index", menu.index(of: item), 1)
    same("by title", menu.indexOfItem(withTitle: "b"), 0)
    same("none", menu.indexOfItem(withTitle: "z"), -1)
    same("no tag", menu.indexOfItem(withTag: 9), -1)
    let side = NSMenu(title: "Side")
    menu.setSubmenu(side, for: item)
    same("submenu", item.hasSubmenu, true)
    same("supermenu", side.supermenu === menu, true)
    let inner = side.addItem(withTitle: "c", action: nil, keyEquivalent: "")
    same("parent", inner.parent === item, true)
    menu.removeItem(item)
    same("removed", item.menu == nil && menu.numberOfItems == 2, true)
    menu.removeAllItems()
    same("empty", menu.items.count, 0)
  }

  @Test("items are enabled by their targets, as far as these have the action and allow it")
  func validation() {
    let menu = NSMenu(title: "")
    let (target, validating) = (Target(), Validating())
    let one = menu.addItem(withTitle: "1", action: Target.action, keyEquivalent: "")
    let two = menu.addItem(withTitle: "2", action: Target.action, keyEquivalent: "")
    let three = menu.addItem(withTitle: "3", action: Target.action, keyEquivalent: "")
    let four = menu.addItem(withTitle: "4", action: nil, keyEquivalent: "")
    let stranger = NSView()
    (one.target, two.target, three.target) = (target, validating, stranger)
    menu.update()
    same("enabled", [one, two].map(\.isEnabled), [true, true])
    same("has not the action", three.isEnabled, false)
    same("no action", four.isEnabled, false)
    validating.allowed = false
    menu.update()
    same("not allowed", two.isEnabled, false)
    menu.autoenablesItems = false
    two.isEnabled = true
    menu.update()
    same("by hand", two.isEnabled, true)
    menu.autoenablesItems = true
    menu.update()
    menu.performActionForItem(at: 0)
    menu.performActionForItem(at: 1)
    same("performed", target.told + validating.told, ["1"])
  }

  @Test("an item without a target asks the responder chain")
  func chain() {
    let (menu, view, window) = (NSMenu(title: ""), Chained(), test.window)
    let item = menu.addItem(withTitle: "1", action: Chained.action, keyEquivalent: "")
    menu.update()
    same("nobody", item.isEnabled, false)
    test.content.addSubview(view)
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(view)
    menu.update()
    same("somebody", item.isEnabled, true)
    menu.performActionForItem(at: 0)
    same("performed", view.told, ["1"])
    view.allowed = false
    menu.update()
    same("refused", item.isEnabled, false)
  }

  @Test("a key equivalent performs the enabled item, in submenus too")
  func keys() throws {
    let (menu, side, target) = (NSMenu(title: ""), NSMenu(title: ""), Target())
    let item = menu.addItem(withTitle: "s", action: Target.action, keyEquivalent: "s")
    let shifted = menu.addItem(withTitle: "S", action: Target.action, keyEquivalent: "S")
    let outer = menu.addItem(withTitle: "side", action: nil, keyEquivalent: "")
    let inner = side.addItem(withTitle: "t", action: Target.action, keyEquivalent: "t")
    inner.keyEquivalentModifierMask = [.command, .option]
    outer.submenu = side
    for item in [item, shifted, inner] { item.target = target }
    same("s", menu.performKeyEquivalent(with: try #require(key("s", .command))), true)
    let both = try #require(key("s", [.command, .shift]))
    same("S", menu.performKeyEquivalent(with: both), true)
    same("other keys", menu.performKeyEquivalent(with: try #require(key("s", []))), false)
    let option = try #require(key("t", [.command, .option]))
    same("in submenu", menu.performKeyEquivalent(with: option), true)
    same("told", target.told, ["s", "S", "t"])
    menu.autoenablesItems = false
    item.isEnabled = false
    same("disabled", menu.performKeyEquivalent(with: try #require(key("s", .command))), false)
    same("not told", target.told.count, 3)
  }
}
