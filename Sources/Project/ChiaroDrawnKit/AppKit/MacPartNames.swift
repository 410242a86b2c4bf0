// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Tabs and grids of AppKit.
@MainActor
enum MacPartNames {
  static let classes: [String: KitClass] = [
    "NSTabView": KitClass(
      upper: "NSView", usual: ViewNames.frame, make: { NSTabView(frame: $0.frame) },
      properties: [
        "tabViewType": .choice(\NSTabView.tabViewType, "NSTabView.TabType"),
        "drawsBackground": .flag(\NSTabView.drawsBackground, false),
        "tabViewItems": .computed(NSTabView.self) { view, kit in
          .array(view.tabViewItems.map { kit.value($0, "NSTabViewItem") })
        },
        "selectedTabViewItem": .computed(NSTabView.self) { view, kit in
          kit.value(view.selectedTabViewItem, "NSTabViewItem")
        },
        "numberOfTabViewItems": .computed(NSTabView.self) { view, _ in
          .int(view.numberOfTabViewItems)
        },
        "delegate": .absent, "tabPosition": KitProperty(), "tabViewBorderType": KitProperty(),
      ],
      methods: [
        "addTabViewItem": KitMethods.does(NSTabView.self) { view, call in
          if let item = call.kit.object(call[0], NSTabViewItem.self), item.tabView == nil {
            view.addTabViewItem(item)
          }
        },
        "selectTabViewItem": KitMethods.does(NSTabView.self) { view, call in
          if let index = call.whole("at"), view.tabViewItems.indices.contains(index) {
            view.selectTabViewItem(at: index)
          }
        },
      ]),
    "NSTabViewItem": KitClass(
      make: { call in
        if let controller = call.kit.object(call.value("viewController"), NSViewController.self) {
          return NSTabViewItem(viewController: controller)
        }
        return NSTabViewItem(identifier: nil)
      },
      properties: [
        "label": .string(\NSTabViewItem.label), "image": .image(\NSTabViewItem.image, "NSImage"),
        "view": .object(\NSTabViewItem.view, "NSView"),
        "viewController": .object(\NSTabViewItem.viewController, "NSViewController"),
        "identifier": .unseen,
      ]),
    "NSGridView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { call in
        let rows = call.kit.list(call.value("views")).prefix(200).map { row in
          call.kit.list(row).prefix(50).map { part in
            call.kit.object(part, NSView.self) ?? NSGridView.emptyContentView
          }
        }
        return rows.isEmpty ? NSGridView(frame: call.frame) : NSGridView(views: rows)
      },
      properties: [
        "rowSpacing": .length(\NSGridView.rowSpacing),
        "columnSpacing": .length(\NSGridView.columnSpacing),
        "yPlacement": KitProperty(), "xPlacement": KitProperty(), "rowAlignment": KitProperty(),
      ],
      methods: [
        "addRow": KitMethods.does(NSGridView.self) { view, call in
          let parts = call.kit.list(call.value("with")).prefix(50)
          if view.numberOfRows < 200 {
            view.addRow(with: parts.compactMap { call.kit.object($0, NSView.self) })
          }
        }
      ],
      statics: [
        "emptyContentView": { _, call in
          call.kit.value(NSGridView.emptyContentView, "NSView")
        }
      ]),
  ]
}
