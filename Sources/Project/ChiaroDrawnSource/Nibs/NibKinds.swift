// SPDX-License-Identifier: MIT

import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroProject
import Foundation

/// What the elements of files are for a program.
@MainActor
enum NibKinds {
  /// The classes of controllers, by the names of their elements.
  static let controllers = [
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
  ]

  /// The classes of AppKit's controllers, by the names of their elements.
  static let macControllers = [
    "viewController": "NSViewController", "splitViewController": "NSSplitViewController",
    "tabViewController": "NSTabViewController", "windowController": "NSWindowController",
    "pagecontroller": "NSViewController", "collectionViewItem": "NSCollectionViewItem",
  ]

  /// Whether an element is that of a view.
  static func isView(_ element: InterfaceElement) -> Bool {
    !element.isNamed("placeholder") && controllers[element.name] == nil
      && macControllers[element.name] == nil && !element.isNamed("window")
      && (element.rect(key: "frame") != nil || element.child(key: "contentView") != nil)
  }

  /// Whether an element is that of a cell, of which a list makes many.
  static func isCell(_ element: InterfaceElement) -> Bool {
    ["tableViewCell", "collectionViewCell", "tableCellView"].contains(element.name)
  }

  /// Whether a nib holds the view of its owner.
  static func givesView(_ document: InterfaceDocument) -> Bool {
    document.topLevelObjects().contains { object in
      object.objectID == document.ownerID
        && object.list("connections").contains { $0[attribute: "property"] == "view" }
    }
  }

  /// What a view is made with: its frame, and what cannot change later.
  static func arguments(of element: InterfaceElement) -> [(String, Value)] {
    var arguments: [(String, Value)] = []
    if let frame = element.rect(key: "frame") { arguments.append(("frame", Value.rect(frame))) }
    switch element.name {
    case "tableView":
      arguments.append(("style", Value.word(element[attribute: "style"] ?? "plain")))
    case "tableViewCell":
      let style = element[attribute: "style"]?.replacing("IBUITableViewCellStyle", with: "")
      arguments.append(("style", Value.word(style?.lowercased() ?? "default")))
      arguments.append(
        (
          "reuseIdentifier",
          element[attribute: "reuseIdentifier"].map { .some(.string($0)) } ?? .nothing
        ))
    case "button":
      let isSystem = element[attribute: "buttonType"] != nil
      arguments.append(("type", Value.word(isSystem ? "system" : "custom")))
    default: break
    }
    return arguments
  }
}
