// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// Tables and collections as the lists of a running program: they make cells of prototypes when a
/// program asks for them.
enum LiveLists {
  static let kinds: [String: ElementKind] = [
    "tableView": ElementKind("UITableView", make: table, fill: fillTable),
    "tableViewCell": ElementKind("UITableViewCell", make: cell, fill: fillCell),
    "collectionView": ElementKind("UICollectionView", make: collection, fill: fillCollection),
    "collectionViewCell": ElementKind("UICollectionViewCell", make: item, fill: fillItem),
    "collectionReusableView": ElementKind("UICollectionReusableView") {
      $1.made($0, CollectionReusableView(frame: .zero))
    },
    "tableViewHeaderFooterView": ElementKind(
      "UITableViewHeaderFooterView",
      make: { $1.made($0, TableViewHeaderFooterView(reuseIdentifier: nil)) }),
  ]

  // MARK: Tables

  @MainActor
  private static func table(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let style: TableView.Style =
      switch element[attribute: "style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let view = builder.made(element, TableView(frame: .zero, style: style))
    if element[attribute: "separatorStyle"] == "none" { view.separatorStyle = .none }
    if let color = builder.color(of: element, key: "separatorColor") { view.separatorColor = color }
    if let height = element.number("rowHeight") {
      view.rowHeight = height > 0 ? height : TableView.automaticDimension
    }
    return view
  }

  @MainActor
  private static func fillTable(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let table = view as? TableView else { return }
    if let header = element.child(key: "tableHeaderView"), builder.isView(header) {
      table.tableHeaderView = builder.makeView(header)
    }
    if let footer = element.child(key: "tableFooterView"), builder.isView(footer) {
      table.tableFooterView = builder.makeView(footer)
    }
    if let ground = element.child(key: "backgroundView"), builder.isView(ground) {
      table.backgroundView = builder.makeView(ground)
    }
    builder.program?.take(prototypes(element.list("prototypes")), of: table)
    let sections = element.list("sections")
    guard !sections.isEmpty else { return }
    builder.program?.take(
      StaticRows(sections: sections.map { rows(of: $0, builder) }), of: table)
  }

  private static func prototypes(
    _ cells: some Sequence<InterfaceElement>
  ) -> [String: InterfaceElement] {
    Dictionary(
      cells.compactMap { cell in cell[attribute: "reuseIdentifier"].map { ($0, cell) } },
      uniquingKeysWith: { first, _ in first })
  }

  @MainActor
  private static func rows(
    of section: InterfaceElement, _ builder: SceneBuilder
  ) -> StaticRows.Section {
    let cells = section.list("cells").filter { builder.isView($0) }
    return StaticRows.Section(
      header: section.string("headerTitle"), footer: section.string("footerTitle"),
      cells: cells.map { builder.makeView($0) },
      heights: cells.map { cell in cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } })
  }

  // MARK: Cells

  private static let styles: [String: TableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let accessories: [String: TableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  @MainActor
  private static func cell(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let style = element[attribute: "style"].flatMap { styles[$0] }
    let cell = builder.made(
      element,
      TableViewCell(
        style: style ?? .default, reuseIdentifier: element[attribute: "reuseIdentifier"]))
    cell.accessoryType = accessories[element[attribute: "accessoryType"] ?? ""] ?? .none
    if element[attribute: "selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets }
    return cell
  }

  /// Puts what a cell shows into its content view; the labels of a usual style are the cell's own.
  @MainActor
  private static func fillCell(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let cell = view as? TableViewCell else {
      return builder.addSubviews(of: element, to: view)
    }
    if let ground = element.child(key: "backgroundView"), builder.isView(ground) {
      cell.backgroundView = builder.makeView(ground)
    }
    guard let content = element.child(key: "contentView") else { return }
    if element[attribute: "style"].flatMap({ styles[$0] }) != nil {
      let parts: [(String, () -> View?)] = [
        ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
        ("imageView", { cell.imageView }),
      ]
      for (attribute, part) in parts {
        guard let id = element[attribute: attribute], let part = part() else { continue }
        builder.give(part, as: id)
      }
    }
    builder.adopt(cell.contentView, of: content)
  }

  // MARK: Collections

  @MainActor
  private static func collection(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    builder.made(
      element,
      CollectionView(
        frame: .zero, collectionViewLayout: layout(element.child(key: "collectionViewLayout"))))
  }

  @MainActor
  private static func layout(_ element: InterfaceElement?) -> CollectionViewLayout {
    let layout = CollectionViewFlowLayout()
    guard let element else { return layout }
    if element[attribute: "scrollDirection"] == "horizontal" {
      layout.scrollDirection = .horizontal
    }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = element.size(key: "itemSize"), size.width > 0, size.height > 0 {
      layout.itemSize = size
    }
    if let insets = element.insets(key: "sectionInset") { layout.sectionInset = insets }
    return layout
  }

  @MainActor
  private static func fillCollection(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    builder.program?.take(prototypes(element.list("cells")), of: view)
  }

  @MainActor
  private static func item(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    builder.made(element, CollectionViewCell(frame: .zero))
  }

  /// Puts what a cell shows into its content view.
  @MainActor
  private static func fillItem(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let cell = view as? CollectionViewCell else {
      return builder.addSubviews(of: element, to: view)
    }
    let content =
      element.child(key: "contentView")
      ?? element.children.first { $0.isNamed("collectionViewCellContentView") }
    if let content { builder.adopt(cell.contentView, of: content) }
    for child in builder.subviews(of: element) {
      cell.contentView.addSubview(builder.makeView(child))
    }
  }
}
