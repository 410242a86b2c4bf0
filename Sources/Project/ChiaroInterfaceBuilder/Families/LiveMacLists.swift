// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// Tables, outlines and collections of AppKit as the lists of a running program: they make cells of
/// prototypes when a program asks for them.
enum LiveMacLists {
  static let kinds: [String: ElementKind] = [
    "tableView": ElementKind("NSTableView", make: table, fill: fill),
    "outlineView": ElementKind("NSOutlineView", make: outline, fill: fill),
    "tableHeaderView": ElementKind("NSTableHeaderView") { _, _ in
      NSTableHeaderView(frame: .zero)
    },
    "tableCellView": ElementKind("NSTableCellView") {
      $1.made($0, NSTableCellView(frame: .zero))
    },
    "collectionView": ElementKind("NSCollectionView", make: collection),
  ]

  @MainActor
  private static func table(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    configured(builder.made(element, NSTableView(frame: .zero)), element, builder)
  }

  @MainActor
  private static func outline(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSOutlineView(frame: .zero))
    if let indentation = element.number("indentationPerLevel") {
      view.indentationPerLevel = max(0, indentation)
    }
    return configured(view, element, builder)
  }

  private static let styles: [String: NSTableView.Style] = [
    "fullWidth": .fullWidth, "inset": .inset, "plain": .plain, "sourceList": .sourceList,
  ]

  /// The most columns of a table.
  private static let mostColumns = 100

  @MainActor
  private static func configured(
    _ table: NSTableView, _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> NSTableView {
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let spacing = element.size(key: "intercellSpacing") { table.intercellSpacing = spacing }
    if let style = element[attribute: "tableStyle"].flatMap({ styles[$0] }) { table.style = style }
    if element[attribute: "selectionHighlightStyle"] == "sourceList" { table.style = .sourceList }
    if element.flag("alternatingRowBackgroundColors") == true {
      table.usesAlternatingRowBackgroundColors = true
    }
    if let color = builder.color(of: element, key: "gridColor"), let color {
      table.gridColor = color
    }
    for column in element.list("tableColumns").prefix(mostColumns) {
      let made = NSTableColumn(
        identifier: NSUserInterfaceItemIdentifier(column[attribute: "identifier"] ?? ""))
      made.width = max(1, column.number("width") ?? 100)
      made.title = column.child(key: "headerCell")?.string("title") ?? ""
      made.isHidden = column.flag("hidden") ?? false
      table.addTableColumn(made)
    }
    return table
  }

  @MainActor
  private static func fill(_ view: View, _ element: InterfaceElement, _ builder: SceneBuilder) {
    let cells = element.list("tableColumns").flatMap { column in
      column.list("prototypeCellViews").map { (column, $0) }
    }
    let named = cells.compactMap { column, cell -> (String, InterfaceElement)? in
      let name = cell[attribute: "identifier"] ?? column[attribute: "identifier"]
      return builder.isView(cell) ? name.map { ($0, cell) } : nil
    }
    builder.program?.take(Dictionary(named) { first, _ in first }, of: view)
  }

  @MainActor
  private static func collection(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, NSCollectionView(frame: .zero))
    guard let layout = element.child(key: "collectionViewLayout"),
      layout.isNamed("collectionViewFlowLayout")
    else { return view }
    let flow = NSCollectionViewFlowLayout()
    flow.minimumLineSpacing = layout.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = layout.number("minimumInteritemSpacing") ?? 10
    if let size = layout.size(key: "itemSize"), size.width > 0, size.height > 0 {
      flow.itemSize = size
    }
    view.collectionViewLayout = flow
    return view
  }
}
