// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Tables and collections with their static and prototype cells, which stand where the file has
/// them.
enum ListFamily {
  static let kinds: [String: ElementKind] = [
    "tableView": ElementKind("UITableView", make: table, fill: fillTable),
    "tableViewCell": ElementKind("UITableViewCell", make: cell, fill: fillCell),
    "tableViewCellContentView": ElementKind("UITableViewCellContentView"),
    "collectionView": ElementKind("UICollectionView", make: collection, fill: fillCollection),
    "collectionViewCell": ElementKind("UICollectionViewCell"),
    "collectionViewCellContentView": ElementKind("UIView"),
    "collectionReusableView": ElementKind("UICollectionReusableView"),
    "tableViewHeaderFooterView": ElementKind("UITableViewHeaderFooterView"),
  ]

  // MARK: Tables

  @MainActor
  private static func table(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let style: ListEnvironment =
      switch element[attribute: "style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let view = ListView(style)
    view.contentInsetAdjustmentBehavior = .always
    _ = PlainFamily.configured(view, element, builder)
    view.hasSeparators = element[attribute: "separatorStyle"] != "none"
    if let color = builder.color(of: element, key: "separatorColor") {
      view.separatorColor = color
    }
    return view
  }

  @MainActor
  private static func cell(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = CellView(frame: .zero)
    cell.accessory = element[attribute: "accessoryType"] ?? "none"
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets.left }
    return cell
  }

  @MainActor
  private static func fillCell(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    builder.addSubviews(of: element, to: view)
    guard let content = element.child(key: "contentView") else { return }
    let table = element.ancestors.first { $0.isNamed("tableView") }
    let width = table?.rect(key: "frame")?.width ?? builder.device.size.width
    let side: CGFloat = width >= 390 ? 20 : 16
    let above: CGFloat = builder.isOfGlass ? 15 : 11
    let hasIndicator = !["none", nil].contains(element[attribute: "accessoryType"])
    let margins = DirectionalEdgeInsets(
      top: above, leading: side, bottom: above, trailing: hasIndicator ? 8 : side)
    UnplacedCells(builder).placeLabels(of: element, in: content, within: margins)
    // Until Xcode 8, only content that asked for it had the margins of its table.
    guard
      builder.toolsVersion >= 13_000
        || content.flag("preservesSuperviewLayoutMargins") == true,
      content.insets(key: "layoutMargins") == nil,
      content.insets(key: "directionalLayoutMargins") == nil,
      let place = builder.placed.last(where: { $0.element == content })
    else { return }
    place.view.directionalLayoutMargins = margins
    place.view.preservesSuperviewLayoutMargins = false
  }

  @MainActor
  private static func fillTable(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let list = view as? ListView else { return }
    builder.addSubviews(of: element, to: list)
    for child in element.list("prototypes") where builder.isView(child) {
      add(builder.makeView(child), of: child, to: list, isFirst: true, isLast: true)
      list.giveRow(height(ofRow: child, in: element), to: content(of: child, builder))
      UnplacedCells(builder).stack(child, in: list, of: element)
    }
    for section in element.list("sections") { addSection(section, to: list, builder) }
  }

  @MainActor
  private static func addSection(
    _ section: InterfaceElement, to list: ListView, _ builder: SceneBuilder
  ) {
    let cells = section.list("cells").filter { builder.isView($0) }
    let above = list.rowOffset
    for (index, child) in cells.enumerated() {
      add(
        builder.makeView(child), of: child, to: list, isFirst: index == 0,
        isLast: index == cells.count - 1)
      let table = section.ancestors.first { $0.isNamed("tableView") }
      list.giveRow(height(ofRow: child, in: table), to: content(of: child, builder))
      UnplacedCells(builder).stack(child, in: list, of: table)
    }
    guard let first = cells.first?.rect(key: "frame"), let last = cells.last?.rect(key: "frame")
    else { return }
    let side: CGFloat = list.style == .insetGrouped ? first.minX + 16 : 16
    if let title = section.string("headerTitle"), !title.isEmpty {
      list.addTitle(title, isHeader: true, at: CGPoint(x: side, y: first.minY + above))
    }
    if let title = section.string("footerTitle"), !title.isEmpty {
      list.addTitle(title, isHeader: false, at: CGPoint(x: side, y: last.maxY + list.rowOffset))
    }
  }

  /// The height of a cell's row while the app runs; nil for a row as high as its content, and for a
  /// cell without a frame.
  ///
  /// A static cell may have a height of its own; that of a prototype is the canvas's.
  private static func height(
    ofRow cell: InterfaceElement, in table: InterfaceElement?
  ) -> CGFloat? {
    guard cell.rect(key: "frame") != nil else { return nil }
    let isStatic = cell.parent?.isNamed("cells") == true
    let heights = [isStatic ? cell.number("rowHeight") : nil, table?.number("rowHeight")]
    return heights.lazy.compactMap { $0 }.first { $0 > 0 }
  }

  @MainActor
  private static func content(of cell: InterfaceElement, _ builder: SceneBuilder) -> View? {
    guard let content = cell.child(key: "contentView") else { return nil }
    return builder.placed.last { $0.element == content }?.view
  }

  @MainActor
  private static func add(
    _ view: View, of element: InterfaceElement, to list: ListView, isFirst: Bool, isLast: Bool
  ) {
    if let cell = view as? CellView {
      cell.show(
        in: list.style, isFirst: isFirst, isLast: isLast,
        separator: list.hasSeparators ? list.separatorColor ?? .separator : nil)
    }
    list.addSubview(view)
  }

  // MARK: Collections

  @MainActor
  private static func collection(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = ScrollView(frame: .zero)
    view.contentInsetAdjustmentBehavior = .always
    _ = PlainFamily.configured(view, element, builder)
    return view
  }

  @MainActor
  private static func fillCollection(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    builder.addSubviews(of: element, to: view)
    for child in element.list("cells") where builder.isView(child) {
      view.addSubview(builder.makeView(child))
    }
  }
}
