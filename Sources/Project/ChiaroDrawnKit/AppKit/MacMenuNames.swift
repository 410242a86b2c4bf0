// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Menus of AppKit, of which pop-up buttons show the chosen item.
@MainActor
enum MacMenuNames {
  static let classes: [String: KitClass] = [
    "NSMenu": KitClass(
      usual: [CallArgument("title", .string(""))],
      make: { NSMenu(title: $0.text("title") ?? "") }, properties: menu, methods: methods),
    "NSMenuItem": KitClass(
      make: { call in
        NSMenuItem(
          title: call.text("title") ?? "", action: nil,
          keyEquivalent: call.text("keyEquivalent") ?? "")
      }, properties: item,
      statics: [
        "separator": { _, call in
          let item = NSMenuItem.separator()
          call.kit.hold(item)
          return call.kit.value(item, "NSMenuItem")
        }
      ]),
  ]

  /// The most items of a menu.
  private static let most = 500

  private static let menu: [String: KitProperty] = [
    "title": .string(\NSMenu.title),
    "items": .computed(NSMenu.self) { menu, kit in
      .array(menu.items.map { kit.value($0, "NSMenuItem") })
    },
    "numberOfItems": .computed(NSMenu.self) { menu, _ in .int(menu.numberOfItems) },
    "autoenablesItems": .unseen, "delegate": .absent, "font": .unseen,
    "minimumWidth": .unseen, "showsStateColumn": .unseen, "identifier": .unseen,
    "supermenu": .absent, "highlightedItem": .absent,
  ]

  private static let item: [String: KitProperty] = [
    "title": .string(\NSMenuItem.title), "image": .image(\NSMenuItem.image, "NSImage"),
    "attributedTitle": .attributed(\NSMenuItem.attributedTitle),
    "isEnabled": .flag(\NSMenuItem.isEnabled, false), "isHidden": .flag(\NSMenuItem.isHidden),
    "tag": .whole(\NSMenuItem.tag), "submenu": .object(\NSMenuItem.submenu, "NSMenu"),
    "menu": .computed(NSMenuItem.self) { item, kit in kit.value(item.menu, "NSMenu") },
    "hasSubmenu": .computed(NSMenuItem.self) { item, _ in .bool(item.hasSubmenu) },
    "isSeparatorItem": .computed(NSMenuItem.self) { item, _ in .bool(item.isSeparatorItem) },
    "state": .of(
      \NSMenuItem.state, "NSControl.StateValue", Value.word("on"),
      read: { held, _ in Kit.word(held) }
    ) { $1.state($0) },
    "representedObject": .absent, "target": .absent, "action": .absent,
    "keyEquivalent": .unseen, "keyEquivalentModifierMask": .unseen,
    "toolTip": .absent, "view": .unseen, "indentationLevel": .unseen,
    "identifier": .unseen, "isAlternate": .unseen, "badge": .unseen,
    "parent": .absent,
  ]

  /// The place of an item that a call names; nil for one that is not there.
  private static func place(_ call: KitCall, in menu: NSMenu) -> Int? {
    if let index = call.whole("at") { return menu.items.indices.contains(index) ? index : nil }
    if let tag = call.whole("withTag") { return menu.items.firstIndex { $0.tag == tag } }
    if let title = call.text("withTitle") { return menu.items.firstIndex { $0.title == title } }
    let given = call.kit.object(call[0], NSMenuItem.self)
    return given.flatMap { item in menu.items.firstIndex { $0 === item } }
  }

  private static func insert(_ call: KitCall, into menu: NSMenu) -> Value? {
    guard menu.numberOfItems < most else { return nil }
    let given = call.kit.object(call[0], NSMenuItem.self)
    let title = call.text("withTitle") ?? call.text(0)
    let item = given ?? NSMenuItem(title: title ?? "", action: nil, keyEquivalent: "")
    guard item.menu == nil else { return nil }
    menu.insertItem(
      item, at: min(max(0, call.whole("at") ?? menu.numberOfItems), menu.numberOfItems))
    return call.kit.value(item, "NSMenuItem")
  }

  private static let methods: [String: KitMethod] = KitMethods.idle(
    "update", "popUp", "cancelTracking", "performActionForItem", "itemChanged"
  ).merging([
    "addItem": KitMethods.gives(NSMenu.self) { menu, call in insert(call, into: menu) },
    "insertItem": KitMethods.gives(NSMenu.self) { menu, call in insert(call, into: menu) },
    "removeItem": KitMethods.does(NSMenu.self) { menu, call in
      place(call, in: menu).map { menu.removeItem(at: $0) }
    },
    "removeAllItems": KitMethods.does(NSMenu.self) { menu, _ in menu.removeAllItems() },
    "item": KitMethods.gives(NSMenu.self) { menu, call in
      call.kit.value(place(call, in: menu).map { menu.items[$0] }, "NSMenuItem")
    },
    "index": KitMethods.gives(NSMenu.self) { menu, call in .int(place(call, in: menu) ?? -1) },
    "indexOfItem": KitMethods.gives(NSMenu.self) { menu, call in
      .int(place(call, in: menu) ?? -1)
    },
    "setSubmenu": KitMethods.does(NSMenu.self) { _, call in
      call.kit.object(call.value("for"), NSMenuItem.self)?.submenu = call.kit.object(
        call[0], NSMenu.self)
    },
  ]) { first, _ in first }
}
