// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// What a list of AppKit's asks of the project's data source and delegate.
@MainActor
final class MacListSource: NSObject {
  /// An item of an outline, as AppKit holds it.
  final class Item: NSObject {
    let value: Value
    /// How many items it stands in.
    let depth: Int

    init(_ value: Value, depth: Int) { (self.value, self.depth) = (value, depth) }
  }

  /// Who is asked.
  let asked: ListSource
  private let kit: Kit
  private var items: [String: Item] = [:]

  init(_ kit: Kit) {
    self.kit = kit
    asked = ListSource(kit)
  }

  /// The deepest item whose children are asked for, where nobody knows them.
  private static let mostDepth = 8
  /// The most items of an outline.
  private static let mostItems = 1_000

  fileprivate func ask(
    _ name: String, _ list: NSView, _ className: String, _ rest: [(String, Value)]
  ) -> Value? {
    asked.ask(
      name,
      [CallArgument(nil, kit.value(list, className))] + rest.map { CallArgument($0.0, $0.1) })
  }

  fileprivate func table(
    _ table: NSTableView, _ rest: [(String, Value)]
  ) -> Value? { ask("tableView", table, "NSTableView", rest) }

  fileprivate func outline(_ view: NSOutlineView, _ rest: [(String, Value)]) -> Value? {
    ask("outlineView", view, "NSOutlineView", rest)
  }

  fileprivate func column(_ column: NSTableColumn?) -> Value {
    column.map { .some(kit.value($0, "NSTableColumn")) } ?? .nothing
  }

  /// What a cell that only has a value shows.
  fileprivate func shown(_ value: Value?) -> Any? {
    guard let value else { return nil }
    if case .nothing = value.unwrapped { return nil }
    return kit.text(value)
  }

  /// The item of a value: the same one for the same value.
  fileprivate func item(_ value: Value, in outer: Any?, at index: Int) -> Item {
    let depth = ((outer as? Item)?.depth ?? -1) + 1
    let name: String
    if case .object(let object) = value.unwrapped {
      name = "\(ObjectIdentifier(object))"
    } else {
      let path = (outer as? Item).map { "\(ObjectIdentifier($0))" } ?? ""
      name = "\(path) \(index) \(kit.described(value))"
    }
    if let known = items[name] { return known }
    let made = Item(value, depth: depth)
    items[name] = made
    return made
  }

  fileprivate func value(_ item: Any?) -> Value {
    (item as? Item).map { .some($0.value) } ?? .nothing
  }

  fileprivate func mayHaveChildren(_ item: Any?) -> Bool {
    ((item as? Item)?.depth ?? 0) < Self.mostDepth && items.count < Self.mostItems
  }

  fileprivate func view(_ value: Value?) -> NSView? {
    guard let view = kit.object(value, NSView.self) else { return nil }
    kit.settle()
    return view
  }

  fileprivate func count(_ value: Value?) -> Int { asked.count(value, otherwise: 0) }
}

// MARK: Tables

extension MacListSource: NSTableViewDataSource, NSTableViewDelegate {
  func numberOfRows(in tableView: NSTableView) -> Int {
    let table = CallArgument("in", kit.value(tableView, "NSTableView"))
    return count(asked.ask("numberOfRows", [table]))
  }

  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? {
    shown(table(tableView, [("objectValueFor", column(tableColumn)), ("row", .int(row))]))
  }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    view(table(tableView, [("viewFor", column(tableColumn)), ("row", .int(row))]))
  }

  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    kit.object(table(tableView, [("rowViewForRow", .int(row))]), NSTableRowView.self)
  }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    asked.length(table(tableView, [("heightOfRow", .int(row))])).map { max(1, $0) }
      ?? tableView.rowHeight
  }

  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    table(tableView, [("isGroupRow", .int(row))])?.truth ?? false
  }
}

// MARK: Outlines

extension MacListSource: NSOutlineViewDataSource, NSOutlineViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    guard mayHaveChildren(item) else { return 0 }
    return count(outline(outlineView, [("numberOfChildrenOfItem", value(item))]))
  }

  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    let found = outline(outlineView, [("child", .int(index)), ("ofItem", value(item))])
    return self.item(found ?? .nothing, in: item, at: index)
  }

  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    mayHaveChildren(item)
      && outline(outlineView, [("isItemExpandable", value(item).unwrapped)])?.truth ?? false
  }

  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? {
    shown(
      outline(outlineView, [("objectValueFor", column(tableColumn)), ("byItem", value(item))]))
  }

  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? {
    view(
      outline(outlineView, [("viewFor", column(tableColumn)), ("item", value(item).unwrapped)]))
  }

  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    asked.length(outline(outlineView, [("heightOfRowByItem", value(item).unwrapped)]))
      .map { max(1, $0) } ?? outlineView.rowHeight
  }

  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
    outline(outlineView, [("isGroupItem", value(item).unwrapped)])?.truth ?? false
  }

  func outlineView(
    _ outlineView: NSOutlineView, rowViewForItem item: Any
  ) -> NSTableRowView? {
    kit.object(
      outline(outlineView, [("rowViewForItem", value(item).unwrapped)]), NSTableRowView.self)
  }
}

// MARK: Collections

extension MacListSource: NSCollectionViewDataSource, NSCollectionViewDelegate {
  func numberOfSections(in collectionView: NSCollectionView) -> Int {
    let view = CallArgument("in", kit.value(collectionView, "NSCollectionView"))
    return asked.count(asked.ask("numberOfSections", [view]), otherwise: 1)
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count(
      ask(
        "collectionView", collectionView, "NSCollectionView",
        [("numberOfItemsInSection", .int(section))]))
  }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt path: IndexPath
  ) -> NSCollectionViewItem {
    let found = ask(
      "collectionView", collectionView, "NSCollectionView",
      [("itemForRepresentedObjectAt", ListSource.path(path))])
    let item = kit.object(found, NSCollectionViewItem.self)
    item?.loadViewIfNeeded()
    kit.settle()
    return item ?? NSCollectionViewItem(nibName: nil, bundle: nil)
  }
}
