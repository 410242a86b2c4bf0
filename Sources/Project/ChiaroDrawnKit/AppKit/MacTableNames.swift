// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Tables, outlines and collections of AppKit.
@MainActor
enum MacTableNames {
  static let classes: [String: KitClass] = [
    "NSTableView": KitClass(
      upper: "NSControl", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacTableView(frame: $0.frame) : NSTableView(frame: $0.frame) },
      properties: properties, methods: methods),
    "NSOutlineView": KitClass(
      upper: "NSTableView", usual: ViewNames.frame,
      make: {
        $0.isDriven ? DrivenMacOutlineView(frame: $0.frame) : NSOutlineView(frame: $0.frame)
      },
      properties: [
        "indentationPerLevel": .length(\NSOutlineView.indentationPerLevel),
        "outlineTableColumn": .object(\NSOutlineView.outlineTableColumn, "NSTableColumn"),
        "autoresizesOutlineColumn": .unseen, "autosaveExpandedItems": .unseen,
        "indentationMarkerFollowsCell": .unseen, "stronglyReferencesItems": .unseen,
      ], methods: outline),
    "NSTableColumn": KitClass(
      make: { call in
        NSTableColumn(
          identifier: NSUserInterfaceItemIdentifier(call.kit.identifier(call.first) ?? ""))
      },
      properties: [
        "title": .string(\NSTableColumn.title), "width": .length(\NSTableColumn.width),
        "minWidth": .length(\NSTableColumn.minWidth), "maxWidth": .length(\NSTableColumn.maxWidth),
        "isHidden": .flag(\NSTableColumn.isHidden),
        "identifier": KitProperty(
          get: { object, kit in
            (object as? NSTableColumn).map { kit.identifier($0.identifier.rawValue) }
          }),
        "tableView": .computed(NSTableColumn.self) { column, kit in
          kit.value(column.tableView, "NSTableView")
        },
        "resizingMask": .unseen, "isEditable": .unseen, "headerCell": KitProperty(),
        "sortDescriptorPrototype": .unseen, "dataCell": KitProperty(),
        "headerToolTip": .unseen,
      ], methods: KitMethods.idle("sizeToFit")),
    "NSTableHeaderView": KitClass(upper: "NSView", make: { NSTableHeaderView(frame: $0.frame) }),
    "NSTableRowView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: {
        $0.isDriven ? DrivenMacTableRowView(frame: $0.frame) : NSTableRowView(frame: $0.frame)
      },
      properties: [
        "isSelected": .flag(\NSTableRowView.isSelected),
        "isEmphasized": .flag(\NSTableRowView.isEmphasized, false),
        "isGroupRowStyle": .flag(\NSTableRowView.isGroupRowStyle),
        "backgroundColor": .color(\NSTableRowView.backgroundColor, "NSColor"),
        "interiorBackgroundStyle": .unseen, "selectionHighlightStyle": .unseen,
        "isFloating": .unseen, "isTargetForDropOperation": .unseen,
        "isNextRowSelected": .unseen, "isPreviousRowSelected": .unseen,
      ],
      methods: KitMethods.idle("drawBackground", "drawSelection", "drawSeparator")),
    "NSTableCellView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: {
        $0.isDriven ? DrivenMacTableCellView(frame: $0.frame) : NSTableCellView(frame: $0.frame)
      },
      properties: [
        "textField": .object(\NSTableCellView.textField, "NSTextField"),
        "imageView": .object(\NSTableCellView.imageView, "NSImageView"),
        "objectValue": .unseen, "rowSizeStyle": KitProperty(),
        "backgroundStyle": .unseen,
      ]),
    "NSCollectionView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenMacCollectionView(frame: $0.frame) : NSCollectionView(frame: $0.frame)
      }, properties: collection, methods: collectionMethods),
    "NSCollectionViewLayout": KitClass(
      make: { _ in NSCollectionViewFlowLayout() }, methods: KitMethods.idle("invalidateLayout")),
    "NSCollectionViewFlowLayout": KitClass(
      upper: "NSCollectionViewLayout", make: { _ in NSCollectionViewFlowLayout() },
      properties: [
        "itemSize": .size(\NSCollectionViewFlowLayout.itemSize),
        "minimumLineSpacing": .length(\NSCollectionViewFlowLayout.minimumLineSpacing),
        "minimumInteritemSpacing": .length(\NSCollectionViewFlowLayout.minimumInteritemSpacing),
        "sectionInset": KitProperty(), "scrollDirection": KitProperty(),
      ]),
  ]

  // MARK: Tables

  private static let properties: [String: KitProperty] = [
    "dataSource": source { $0.source = $1 }, "delegate": source { $0.delegate = $1 },
    "rowHeight": KitProperty(
      type: "CGFloat",
      get: { object, _ in (object as? NSTableView).map { .double(Double($0.rowHeight)) } },
      set: { object, value, kit in
        guard let table = object as? NSTableView, let height = kit.number(value) else {
          return false
        }
        table.rowHeight = max(1, KitGeometry.bounded(height))
        return true
      }, sample: .double(30)),
    "intercellSpacing": .size(\NSTableView.intercellSpacing),
    "style": .choice(\NSTableView.style, "NSTableView.Style"),
    "selectionHighlightStyle": .named(
      \NSTableView.selectionHighlightStyle, "NSTableView.SelectionHighlightStyle",
      ["none": .none, "regular": .regular, "sourceList": .sourceList]),
    "usesAlternatingRowBackgroundColors": .flag(\NSTableView.usesAlternatingRowBackgroundColors),
    "backgroundColor": .color(\NSTableView.backgroundColor, "NSColor"),
    "gridColor": .ink(\NSTableView.gridColor, "NSColor"),
    "headerView": .object(\NSTableView.headerView, "NSTableHeaderView"),
    "tableColumns": .computed(NSTableView.self) { table, kit in
      .array(table.tableColumns.map { kit.value($0, "NSTableColumn") })
    },
    "numberOfRows": .computed(NSTableView.self) { table, _ in .int(table.numberOfRows) },
    "numberOfColumns": .computed(NSTableView.self) { table, _ in .int(table.numberOfColumns) },
    "selectedRow": .computed(NSTableView.self) { table, _ in .int(table.selectedRow) },
    "clickedRow": .computed(NSTableView.self) { _, _ in .int(-1) },
    "clickedColumn": .computed(NSTableView.self) { _, _ in .int(-1) },
    "selectedRowIndexes": .unseen, "gridStyleMask": KitProperty(),
    "doubleAction": .absent, "allowsMultipleSelection": .unseen,
    "allowsEmptySelection": .unseen, "allowsTypeSelect": .unseen,
    "allowsColumnReordering": .unseen, "allowsColumnResizing": .unseen,
    "allowsColumnSelection": .unseen, "columnAutoresizingStyle": .unseen,
    "rowSizeStyle": KitProperty(), "usesAutomaticRowHeights": KitProperty(),
    "sortDescriptors": .unseen, "floatsGroupRows": .unseen,
    "autosaveName": .unseen, "autosaveTableColumns": .unseen,
    "draggingDestinationFeedbackStyle": .unseen, "verticalMotionCanBeginDrag": .unseen,
    "effectiveStyle": .unseen, "rowActionsVisible": .unseen,
    "highlightedTableColumn": .unseen, "cornerView": KitProperty(),
  ]

  /// A property that takes the object whom a list asks.
  private static func source(
    _ take: @escaping @MainActor (ListSource, Value) -> Void
  ) -> KitProperty {
    KitProperty(
      set: { object, value, kit in
        guard let list = object as? NSView else { return false }
        let source = kit.macSource(of: list)
        take(source.asked, value)
        kit.reload(mac: list)
        return true
      })
  }

  private static let methods: [String: KitMethod] = KitMethods.idle(
    "beginUpdates", "endUpdates", "selectRowIndexes", "deselectRow", "deselectAll", "selectAll",
    "scrollRowToVisible", "noteHeightOfRows", "insertRows", "removeRows", "moveRow", "editColumn",
    "setDraggingSourceOperationMask", "sizeLastColumnToFit", "setDropRow", "drawGrid",
    "drawBackground", "drawRow", "highlightSelection", "setIndicatorImage", "sizeToFit",
    "enumerateAvailableRowViews", "removeTableColumn", "tile"
  ).merging([
    "reloadData": KitMethods.does(NSTableView.self) { table, call in call.kit.reload(mac: table) },
    "addTableColumn": KitMethods.does(NSTableView.self) { table, call in
      if let column = call.kit.object(call[0], NSTableColumn.self), column.tableView == nil,
        table.numberOfColumns < 100
      {
        table.addTableColumn(column)
      }
    },
    "tableColumn": KitMethods.gives(NSTableView.self) { table, call in
      let name = call.kit.identifier(call.value("withIdentifier"))
      return call.kit.value(
        table.tableColumns.first { $0.identifier.rawValue == name }, "NSTableColumn")
    },
    "column": KitMethods.gives(NSTableView.self) { table, call in
      let name = call.kit.identifier(call.value("withIdentifier"))
      return .int(table.tableColumns.firstIndex { $0.identifier.rawValue == name } ?? -1)
    },
    "register": KitMethods.does(NSTableView.self) { table, call in
      call.kit.register(
        call.first, as: call.kit.identifier(call.value("forIdentifier")), in: table)
    },
    "makeView": KitMethods.gives(NSTableView.self) { table, call in
      try call.kit.makeView(call.kit.identifier(call.value("withIdentifier")), of: table)
    },
    "view": { _, _ in .nothing }, "rowView": { _, _ in .nothing },
    "row": { _, _ in .int(-1) }, "rect": { _, _ in .rect(.zero) },
    "isRowSelected": { _, _ in .bool(false) },
  ]) { first, _ in first }

  private static let outline: [String: KitMethod] = KitMethods.idle(
    "collapseItem", "insertItems", "removeItems", "moveItem", "setDropItem"
  ).merging([
    "expandItem": KitMethods.does(NSOutlineView.self) { view, call in
      guard case .nothing? = call[0]?.unwrapped else { return }
      let depth = call.value("expandChildren")?.truth == true ? 4 : 1
      for _ in 0..<depth {
        for row in (0..<min(200, view.numberOfRows)).reversed() {
          view.item(atRow: row).map { view.expandItem($0) }
        }
      }
    },
    "reloadItem": KitMethods.does(NSOutlineView.self) { view, call in call.kit.reload(mac: view) },
    "item": { _, _ in .nothing }, "parent": { _, _ in .nothing },
    "level": { _, _ in .int(0) }, "isItemExpanded": { _, _ in .bool(false) },
    "isExpandable": { _, _ in .bool(false) }, "childIndex": { _, _ in .int(-1) },
  ]) { first, _ in first }

  // MARK: Collections

  private static let collection: [String: KitProperty] = [
    "dataSource": source { $0.source = $1 }, "delegate": source { $0.delegate = $1 },
    "collectionViewLayout": .object(
      \NSCollectionView.collectionViewLayout, "NSCollectionViewLayout"),
    "backgroundView": .object(\NSCollectionView.backgroundView, "NSView"),
    "backgroundColors": KitProperty(
      type: "[NSColor]",
      set: { object, value, kit in
        (object as? NSCollectionView)?.backgroundColors = kit.list(value).compactMap(kit.color)
        return true
      }),
    "isSelectable": .flag(\NSCollectionView.isSelectable),
    "allowsMultipleSelection": .unseen, "selectionIndexPaths": .unseen,
    "allowsEmptySelection": .unseen,
  ]

  private static let collectionMethods: [String: KitMethod] = KitMethods.idle(
    "selectItems", "deselectAll", "reloadItems", "insertItems", "deleteItems", "scrollToItems",
    "performBatchUpdates", "setDraggingSourceOperationMask"
  ).merging([
    "reloadData": KitMethods.does(NSCollectionView.self) { view, call in call.kit.reload(mac: view)
    },
    "register": KitMethods.does(NSCollectionView.self) { view, call in
      call.kit.register(
        call.first,
        as: call.kit.identifier(
          call.value("forItemWithIdentifier") ?? call.value("withIdentifier")),
        in: view)
    },
    "makeItem": KitMethods.gives(NSCollectionView.self) { view, call in
      try call.kit.makeItem(call.kit.identifier(call.value("withIdentifier")), of: view)
    },
    "item": { _, _ in .nothing },
  ]) { first, _ in first }
}
