// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// What lists ask of the project.

extension Kit {
  /// What a list asks of the project.
  func source(of list: UIView) -> ListSource {
    if let known = sources[ObjectIdentifier(list)] { return known }
    let source = ListSource(self)
    sources[ObjectIdentifier(list)] = source
    if let table = list as? UITableView {
      table.dataSource = source
      table.delegate = source
    } else if let collection = list as? UICollectionView {
      collection.dataSource = source
      collection.delegate = source
    }
    return source
  }

  /// Asks for all rows anew, where somebody can be asked.
  func reload(_ list: UIView) {
    guard let source = sources[ObjectIdentifier(list)],
      source.source != nil || source.diffable != nil || source.rows != nil
    else { return }
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
  }

  /// Notes the class of the cells of an identifier.
  func register(_ type: Value?, as identifier: String?, in list: AnyObject) {
    guard let identifier else { return }
    if let nib = object(type, NibFile.self) {
      cellNibs[ObjectIdentifier(list), default: [:]][identifier] = nib.name
      return
    }
    guard case .type(let type)? = type?.unwrapped else { return }
    cellTypes[ObjectIdentifier(list), default: [:]][identifier] = type
  }

  /// A new cell of an identifier.
  func dequeue(
    _ identifier: String?, _ className: String, in list: AnyObject, _ call: KitCall
  ) throws -> Value? {
    let identifier = identifier ?? ""
    if let name = cellNibs[ObjectIdentifier(list)]?[identifier],
      let cell = try nibs?.objects(ofNib: name, owner: nil).first(where: {
        object($0, UIView.self) != nil
      })
    {
      return cell
    }
    if let list = list as? UIView, let cell = try nibs?.cell(identifier, of: list) { return cell }
    guard let type = cellTypes[ObjectIdentifier(list)]?[identifier], let evaluator else {
      if className == "UITableViewCell" {
        call.note("no class is registered for \(identifier)")
      }
      return try make(className, [], HostSite(evaluatorInUse, call.place))
    }
    var arguments: [CallArgument] = []
    switch className {
    case "UITableViewCell":
      arguments = [
        CallArgument("style", Value.word("default")),
        CallArgument("reuseIdentifier", .some(.string(identifier))),
      ]
    case "UITableViewHeaderFooterView":
      arguments = [CallArgument("reuseIdentifier", .some(.string(identifier)))]
    default:
      let size = Value.rect(CGRect(x: 0, y: 0, width: 50, height: 50))
      arguments = [CallArgument("frame", size)]
    }
    return try evaluator.construct(type, arguments, call.place)
  }
}
