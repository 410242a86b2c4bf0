// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// What lists of AppKit ask of the project.

extension Kit {
  /// What a list asks of the project.
  func macSource(of list: NSView) -> MacListSource {
    if let known = macSources[ObjectIdentifier(list)] { return known }
    let source = MacListSource(self)
    macSources[ObjectIdentifier(list)] = source
    return source
  }

  /// Asks for all rows anew, where somebody can be asked.
  func reload(mac list: NSView) {
    guard let source = macSources[ObjectIdentifier(list)], source.asked.source != nil else {
      return
    }
    if let table = list as? NSTableView {
      // A list asks when its source is set, and so only when all are there.
      if table.dataSource == nil {
        table.dataSource = source
        table.delegate = source
      } else {
        table.reloadData()
      }
    } else if let view = list as? NSCollectionView {
      if view.dataSource == nil {
        view.dataSource = source
        view.delegate = source
      } else {
        view.reloadData()
      }
    }
  }

  /// The text of an identifier; nil for what is none.
  func identifier(_ value: Value?) -> String? {
    guard let value = value?.unwrapped else { return nil }
    if let text = value.text { return text }
    if case .host(let hosted) = value, let call = hosted.call {
      if let inner = call.argument("rawValue") ?? call.arguments.first?.value {
        return identifier(inner)
      }
      return call.name
    }
    return text(value)
  }

  /// An identifier as a value.
  func identifier(_ name: String) -> Value {
    Value.made("NSUserInterfaceItemIdentifier", [("rawValue", .string(name))])
  }

  /// A view of a table: of its file, of a registered nib, else none.
  func makeView(_ identifier: String?, of table: NSTableView) throws -> Value? {
    guard let identifier else { return .nothing }
    if let name = cellNibs[ObjectIdentifier(table)]?[identifier] {
      return try nibs?.objects(ofNib: name, owner: nil).first { object($0, NSView.self) != nil }
        ?? .nothing
    }
    return try nibs?.cell(identifier, of: table) ?? .nothing
  }

  /// An item of a collection: of its registered class, else a plain one.
  func makeItem(_ identifier: String?, of view: NSCollectionView) throws -> Value? {
    let type =
      identifier.flatMap { cellTypes[ObjectIdentifier(view)]?[$0] }
      ?? identifier.flatMap { evaluatorInUse.program.classNamed($0)?.type }
    if let type { return try evaluatorInUse.construct(type, [], .none) }
    return value(NSCollectionViewItem(nibName: nil, bundle: nil), "NSCollectionViewItem")
  }
}
