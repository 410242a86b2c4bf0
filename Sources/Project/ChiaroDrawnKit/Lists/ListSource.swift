// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// What a list of UIKit's asks of the project's data source and delegate.
@MainActor
final class ListSource: NSObject {
  let kit: Kit
  /// The object that gives the number of rows and the cells.
  var source: Value?
  /// The object that gives heights, headers and footers.
  var delegate: Value?
  /// The rows of a data source that was given a snapshot.
  var diffable: DiffableSource?
  /// The rows that a file has; nil for a list that asks for all.
  var rows: FixedRows?

  init(_ kit: Kit) { self.kit = kit }

  /// The most rows of a section, and the most sections.
  static let bound = 200
  /// The number of rows where the project's is not known.
  static let unknownCount = 3

  /// What the project's objects give for a call; nil where none of them declares it.
  func ask(_ name: String, _ arguments: [CallArgument]) -> Value? {
    for owner in [source, delegate] {
      guard let owner = owner?.unwrapped else { continue }
      if let found = kit.perform({ try $0.callDeclared(name, on: owner, arguments) }) {
        return found
      }
    }
    return nil
  }

  /// A number of rows or sections.
  func count(_ value: Value?, otherwise count: Int) -> Int {
    guard let value else { return count }
    if case .unknown(let unknown) = value.unwrapped {
      kit.note("the number of \(unknown.name) is unknown; 3 are drawn", unknown.place)
      return Self.unknownCount
    }
    return min(Self.bound, max(0, kit.whole(value) ?? count))
  }

  static func path(_ path: IndexPath) -> Value {
    Value.made(
      "IndexPath",
      [
        ("row", .int(path[1])), ("section", .int(path[0])), ("item", .int(path[1])),
      ])
  }

  /// The place of a row that code names; nil for what is none.
  func path(of value: Value) -> (section: Int, row: Int)? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      let section = call.argument("section").flatMap(kit.whole),
      let row = (call.argument("row") ?? call.argument("item")).flatMap(kit.whole)
    else { return nil }
    return (section, row)
  }

  /// An optional length.
  func length(_ value: Value?) -> CGFloat? {
    value.flatMap(kit.number).map { KitGeometry.bounded($0) }
  }
}

// MARK: Tables

extension ListSource {
  /// The section that a file has; nil for none.
  private func fixed(_ section: Int) -> FixedRows.Section? {
    guard let rows, rows.sections.indices.contains(section) else { return nil }
    return rows.sections[section]
  }

  /// What a controller of a table gives where its code asks `super`: the rows of a file.
  func answer(_ call: KitCall) -> Value? {
    if let section = call.whole("numberOfRowsInSection") {
      return .int(fixed(section)?.cells.count ?? 0)
    }
    for (label, title) in [
      ("titleForHeaderInSection", \FixedRows.Section.header),
      ("titleForFooterInSection", \FixedRows.Section.footer),
    ] {
      guard let section = call.whole(label) else { continue }
      return fixed(section)?[keyPath: title].map { .some(.string($0)) } ?? .nothing
    }
    if let path = call.value("heightForRowAt").flatMap({ self.path(of: $0) }) {
      let height = rows?.height(path.section, path.row) ?? UITableView.automaticDimension
      return .double(Double(height))
    }
    if let path = call.value("cellForRowAt").flatMap({ self.path(of: $0) }) {
      return rows?.cell(path.section, path.row).map { kit.value($0, "UITableViewCell") }
    }
    if call.has("indentationLevelForRowAt") { return .int(0) }
    return .nothing
  }
}

extension ListSource: UITableViewDataSource, UITableViewDelegate {
  private func list(_ view: UIView, _ label: String, _ value: Value) -> [CallArgument] {
    [CallArgument(nil, kit.value(view, "UITableView")), CallArgument(label, value)]
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    if let diffable { return min(Self.bound, diffable.sections.count) }
    let table = CallArgument("in", kit.value(tableView, "UITableView"))
    return count(ask("numberOfSections", [table]), otherwise: rows?.sections.count ?? 1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if let diffable { return diffable.count(section) }
    return count(
      ask("tableView", list(tableView, "numberOfRowsInSection", .int(section))),
      otherwise: fixed(section)?.cells.count ?? 0)
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let found =
      diffable.map { $0.cell(tableView, path, kit) }
      ?? ask("tableView", list(tableView, "cellForRowAt", Self.path(path)))
    guard let cell = kit.object(found, UITableViewCell.self) ?? rows?.cell(path[0], path[1]) else {
      return UITableViewCell()
    }
    kit.settle()
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask("tableView", list(tableView, "titleForHeaderInSection", .int(section))).flatMap(kit.text)
      ?? fixed(section)?.header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask("tableView", list(tableView, "titleForFooterInSection", .int(section))).flatMap(kit.text)
      ?? fixed(section)?.footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    length(ask("tableView", list(tableView, "heightForRowAt", Self.path(path))))
      ?? rows?.height(path[0], path[1]) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    kit.object(
      ask("tableView", list(tableView, "viewForHeaderInSection", .int(section))), UIView.self)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    kit.object(
      ask("tableView", list(tableView, "viewForFooterInSection", .int(section))), UIView.self)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    length(ask("tableView", list(tableView, "heightForHeaderInSection", .int(section))))
      ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    length(ask("tableView", list(tableView, "heightForFooterInSection", .int(section))))
      ?? tableView.sectionFooterHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    guard let known = kit.known(cell) else { return }
    _ = ask(
      "tableView",
      [
        CallArgument(nil, kit.value(tableView, "UITableView")),
        CallArgument("willDisplay", .object(known)), CallArgument("forRowAt", Self.path(path)),
      ])
  }
}

// MARK: Collections

extension ListSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private func items(_ view: UIView, _ label: String, _ value: Value) -> [CallArgument] {
    [CallArgument(nil, kit.value(view, "UICollectionView")), CallArgument(label, value)]
  }

  private func laid(
    _ view: UICollectionView, _ label: String, _ value: Value
  ) -> Value? {
    ask(
      "collectionView",
      [
        CallArgument(nil, kit.value(view, "UICollectionView")),
        CallArgument("layout", kit.value(view.collectionViewLayout, "UICollectionViewLayout")),
        CallArgument(label, value),
      ])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if let diffable { return min(Self.bound, diffable.sections.count) }
    let view = CallArgument("in", kit.value(collectionView, "UICollectionView"))
    return count(ask("numberOfSections", [view]), otherwise: 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    if let diffable { return diffable.count(section) }
    return count(
      ask("collectionView", items(collectionView, "numberOfItemsInSection", .int(section))),
      otherwise: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let found =
      diffable.map { $0.cell(collectionView, path, kit) }
      ?? ask("collectionView", items(collectionView, "cellForItemAt", Self.path(path)))
    guard let cell = kit.object(found, UICollectionViewCell.self) else {
      return UICollectionViewCell(frame: .zero)
    }
    kit.settle()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let found = ask(
      "collectionView",
      items(collectionView, "viewForSupplementaryElementOfKind", .string(kind))
        + [CallArgument("at", Self.path(path))])
    return kit.object(found, UICollectionReusableView.self)
      ?? UICollectionReusableView(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    laid(collectionView, "sizeForItemAt", Self.path(path)).flatMap(kit.size)
      ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    laid(collectionView, "insetForSectionAt", .int(section)).flatMap(kit.insets)
      ?? (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    length(laid(collectionView, "minimumLineSpacingForSectionAt", .int(section)))
      ?? (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    length(laid(collectionView, "minimumInteritemSpacingForSectionAt", .int(section)))
      ?? (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    laid(collectionView, "referenceSizeForHeaderInSection", .int(section)).flatMap(kit.size)
      ?? (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    laid(collectionView, "referenceSizeForFooterInSection", .int(section)).flatMap(kit.size)
      ?? (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
