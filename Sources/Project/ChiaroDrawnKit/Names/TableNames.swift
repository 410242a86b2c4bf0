// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Tables and their cells.
@MainActor
enum TableNames {
  static let classes: [String: KitClass] = [
    "UITableView": KitClass(
      upper: "UIScrollView", usual: ViewNames.frame,
      make: { call in
        let style = call.value("style").flatMap { call.kit.choice($0, UITableView.Style.self) }
        return call.isDriven
          ? DrivenTableView(frame: call.frame, style: style ?? .plain)
          : UITableView(frame: call.frame, style: style ?? .plain)
      }, properties: properties, methods: methods,
      statics: ["automaticDimension": { _, _ in .double(-1) }]),
    "UITableViewCell": KitClass(
      upper: "UIView",
      usual: [
        CallArgument("style", Value.word("default")),
        CallArgument("reuseIdentifier", .nothing),
      ],
      make: { call in
        let style = call.value("style").flatMap {
          call.kit.choice($0, UITableViewCell.CellStyle.self)
        }
        return call.isDriven
          ? DrivenTableCell(style: style ?? .default, reuseIdentifier: nil)
          : UITableViewCell(style: style ?? .default, reuseIdentifier: nil)
      }, properties: cell, methods: cellMethods),
    "UITableViewHeaderFooterView": KitClass(
      upper: "UIView", usual: [CallArgument("reuseIdentifier", .nothing)],
      make: {
        $0.isDriven
          ? DrivenHeaderView(reuseIdentifier: nil)
          : UITableViewHeaderFooterView(reuseIdentifier: nil)
      },
      properties: [
        "contentView": .part("UIView", UITableViewHeaderFooterView.self) { $0.contentView },
        "textLabel": .part("UILabel", UITableViewHeaderFooterView.self) { $0.textLabel },
        "backgroundView": .object(\UITableViewHeaderFooterView.backgroundView, "UIView"),
        "reuseIdentifier": KitProperty(), "contentConfiguration": content,
      ], methods: cellMethods),
  ].merging(DiffableNames.classes) { first, _ in first }

  // MARK: Tables

  private static let properties: [String: KitProperty] = [
    "dataSource": source { $0.source = $1 }, "delegate": source { $0.delegate = $1 },
    "rowHeight": .length(\UITableView.rowHeight, 60),
    "estimatedRowHeight": .length(\UITableView.estimatedRowHeight, 60),
    "sectionHeaderHeight": .length(\UITableView.sectionHeaderHeight, 30),
    "sectionFooterHeight": .length(\UITableView.sectionFooterHeight, 30),
    "sectionHeaderTopPadding": .length(\UITableView.sectionHeaderTopPadding, 10),
    "separatorStyle": .choice(\UITableView.separatorStyle, "UITableViewCell.SeparatorStyle"),
    "separatorColor": .color(\UITableView.separatorColor),
    "separatorInset": .insets(\UITableView.separatorInset),
    "tableHeaderView": .object(\UITableView.tableHeaderView, "UIView"),
    "tableFooterView": .object(\UITableView.tableFooterView, "UIView"),
    "backgroundView": .object(\UITableView.backgroundView, "UIView"),
    "isEditing": .flag(\UITableView.isEditing),
    "style": .computed(UITableView.self) { table, _ in
      Value.word("\(table.style)")
    },
    "numberOfSections": .computed(UITableView.self) { table, _ in .int(table.numberOfSections) },
    "indexPathForSelectedRow": .computed(UITableView.self) { _, _ in .nothing },
    "visibleCells": .computed(UITableView.self) { table, kit in
      .array(table.visibleCells.map { kit.value($0, "UITableViewCell") })
    },
  ]

  /// A property that takes the object whom a list asks.
  static func source(_ take: @escaping @MainActor (ListSource, Value) -> Void) -> KitProperty {
    KitProperty(
      set: { object, value, kit in
        guard let list = object as? UIView else { return false }
        take(kit.source(of: list), value)
        kit.reload(list)
        return true
      })
  }

  private static let methods: [String: KitMethod] = [
    "register": { object, call in
      call.kit.register(
        call.first,
        as: call.text("forCellReuseIdentifier")
          ?? call.text("forHeaderFooterViewReuseIdentifier"), in: object)
      return nil
    },
    "dequeueReusableCell": { object, call in
      try call.kit.dequeue(call.text("withIdentifier"), "UITableViewCell", in: object, call)
    },
    "dequeueReusableHeaderFooterView": { object, call in
      try call.kit.dequeue(
        call.text("withIdentifier"), "UITableViewHeaderFooterView", in: object, call)
    },
    "reloadData": { object, call in
      (object as? UIView).map { call.kit.reload($0) }
      return nil
    },
    "reloadRows": { object, call in
      (object as? UIView).map { call.kit.reload($0) }
      return nil
    },
    "reloadSections": { object, call in
      (object as? UIView).map { call.kit.reload($0) }
      return nil
    },
    "beginUpdates": { _, _ in nil }, "endUpdates": { _, _ in nil },
    "selectRow": { _, _ in nil }, "deselectRow": { _, _ in nil }, "scrollToRow": { _, _ in nil },
    "setEditing": { _, _ in nil }, "performBatchUpdates": { _, _ in nil },
    "cellForRow": { _, _ in .nothing }, "indexPath": { _, _ in .nothing },
  ]

  // MARK: Cells

  private static let content = KitProperty(
    type: "UIListContentConfiguration?",
    set: { object, value, kit in
      guard let content = kit.content(value) else { return false }
      (object as? UITableViewCell)?.contentConfiguration = content
      (object as? UITableViewHeaderFooterView)?.contentConfiguration = content
      (object as? UICollectionViewCell)?.contentConfiguration = content
      return true
    })

  private static let cell: [String: KitProperty] = [
    "contentView": .part("UIView", UITableViewCell.self) { $0.contentView },
    "textLabel": .part("UILabel", UITableViewCell.self) { $0.textLabel },
    "detailTextLabel": .part("UILabel", UITableViewCell.self) { $0.detailTextLabel },
    "imageView": .part("UIImageView", UITableViewCell.self) { $0.imageView },
    "accessoryType": .choice(\UITableViewCell.accessoryType, "UITableViewCell.AccessoryType"),
    "accessoryView": .object(\UITableViewCell.accessoryView, "UIView"),
    "backgroundView": .object(\UITableViewCell.backgroundView, "UIView"),
    "selectedBackgroundView": .object(\UITableViewCell.selectedBackgroundView, "UIView"),
    "selectionStyle": .choice(
      \UITableViewCell.selectionStyle, "UITableViewCell.SelectionStyle"),
    "separatorInset": .insets(\UITableViewCell.separatorInset),
    "isSelected": .flag(\UITableViewCell.isSelected),
    "isHighlighted": .flag(\UITableViewCell.isHighlighted),
    "reuseIdentifier": KitProperty(), "contentConfiguration": content,
    "backgroundConfiguration": KitProperty(
      type: "UIBackgroundConfiguration?",
      set: { object, value, kit in
        guard let background = kit.background(value) else { return false }
        (object as? UITableViewCell)?.backgroundConfiguration = background
        (object as? UICollectionViewCell)?.backgroundConfiguration = background
        return true
      }),
  ]

  /// What all cells do.
  static let cellMethods: [String: KitMethod] = [
    "prepareForReuse": { _, _ in nil }, "setNeedsUpdateConfiguration": { _, _ in nil },
    "updateConfiguration": { _, _ in nil },
    "setSelected": { object, call in
      (object as? UITableViewCell)?.isSelected = call[0]?.truth ?? false
      return nil
    },
    "setHighlighted": { object, call in
      (object as? UITableViewCell)?.isHighlighted = call[0]?.truth ?? false
      return nil
    },
    "defaultContentConfiguration": { _, _ in
      Value.made("UIListContentConfiguration", [])
    },
  ]

  /// The content and background of a collection's cell, which are those of a table's.
  static let configured = cell.filter {
    ["contentConfiguration", "backgroundConfiguration"].contains($0.key)
  }
}
