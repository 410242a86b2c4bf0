// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// The sections and items of a snapshot, as code fills it.
@MainActor
final class ListSnapshot {
  var sections: [(name: Value, items: [Value])] = []

  func append(_ items: [Value], to section: Int?) {
    guard !sections.isEmpty else { return }
    let place = section ?? sections.count - 1
    guard sections.indices.contains(place) else { return }
    sections[place].items += items
  }

  /// The place of a section.
  func place(of section: Value, _ kit: Kit) -> Int? {
    let wanted = kit.described(section)
    return sections.firstIndex { kit.described($0.name) == wanted }
  }
}

/// A data source that shows snapshots.
@MainActor
final class DiffableSource {
  let closure: FunctionValue?
  weak var list: UIView?
  var sections: [(name: Value, items: [Value])] = []

  init(_ closure: FunctionValue?, _ list: UIView?) {
    self.closure = closure
    self.list = list
  }

  func count(_ section: Int) -> Int {
    sections.indices.contains(section)
      ? min(ListSource.bound, sections[section].items.count) : 0
  }

  func cell(_ list: UIView, _ path: IndexPath, _ kit: Kit) -> Value {
    guard let closure, sections.indices.contains(path[0]),
      sections[path[0]].items.indices.contains(path[1])
    else { return .nothing }
    let item = sections[path[0]].items[path[1]]
    let name = list is UITableView ? "UITableView" : "UICollectionView"
    return kit.perform {
      try $0.call(closure, [kit.value(list, name), ListSource.path(path), item])
    } ?? .nothing
  }
}

extension Kit {
  /// A value as text, by which two of them are compared.
  func described(_ value: Value) -> String {
    (evaluator.flatMap { try? $0.described(value) }) ?? ""
  }
}

/// Data sources that show snapshots.
@MainActor
enum DiffableNames {
  static let classes: [String: KitClass] = [
    "NSDiffableDataSourceSnapshot": KitClass(
      make: { _ in ListSnapshot() },
      properties: [
        "itemIdentifiers": .computed(ListSnapshot.self) { snapshot, _ in
          .array(snapshot.sections.flatMap(\.items))
        },
        "sectionIdentifiers": .computed(ListSnapshot.self) { snapshot, _ in
          .array(snapshot.sections.map(\.name))
        },
        "numberOfItems": .computed(ListSnapshot.self) { snapshot, _ in
          .int(snapshot.sections.reduce(0) { $0 + $1.items.count })
        },
        "numberOfSections": .computed(ListSnapshot.self) { snapshot, _ in
          .int(snapshot.sections.count)
        },
      ],
      methods: [
        "appendSections": { object, call in
          let names = call.kit.list(call[0]).prefix(ListSource.bound)
          (object as? ListSnapshot)?.sections += names.map { ($0, []) }
          return nil
        },
        "appendItems": { object, call in
          guard let snapshot = object as? ListSnapshot else { return nil }
          snapshot.append(
            call.kit.list(call[0]),
            to: call.value("toSection").flatMap { snapshot.place(of: $0, call.kit) })
          return nil
        },
        "deleteAllItems": { object, _ in
          (object as? ListSnapshot)?.sections = []
          return nil
        },
        "reloadItems": { _, _ in nil }, "reconfigureItems": { _, _ in nil },
        "reloadSections": { _, _ in nil },
      ]),
    "UITableViewDiffableDataSource": source("tableView"),
    "UICollectionViewDiffableDataSource": source("collectionView"),
  ]

  /// Shows a snapshot.
  private static let apply: KitMethod = { object, call in
    guard let source = object as? DiffableSource,
      let snapshot = call.kit.object(call[0], ListSnapshot.self)
    else { return nil }
    source.sections = snapshot.sections
    source.list.map { call.kit.reload($0) }
    return nil
  }

  private static func source(_ label: String) -> KitClass {
    KitClass(
      make: { call in
        let list = call.view(label)
        let source = DiffableSource(call.closure("cellProvider"), list)
        list.map { call.kit.source(of: $0).diffable = source }
        return source
      },
      properties: [
        "defaultRowAnimation": KitProperty(), "supplementaryViewProvider": KitProperty(),
      ],
      methods: [
        "apply": apply, "applySnapshotUsingReloadData": apply,
        "snapshot": { object, call in
          let snapshot = ListSnapshot()
          snapshot.sections = (object as? DiffableSource)?.sections ?? []
          return call.kit.value(snapshot, "NSDiffableDataSourceSnapshot")
        },
        "itemIdentifier": { object, call in
          guard let source = object as? DiffableSource,
            case .host(let path)? = call.value("for")?.unwrapped, let made = path.call,
            let section = made.argument("section").flatMap(call.kit.whole),
            let row = made.argument("row").flatMap(call.kit.whole),
            source.sections.indices.contains(section),
            source.sections[section].items.indices.contains(row)
          else { return .nothing }
          return .some(source.sections[section].items[row])
        },
      ])
  }
}
