// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroProject
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Gives the objects of a file what the file connects them with: outlets, and the attributes of
/// their own classes.
@MainActor
struct NibWiring {
  let kit: Kit
  let live: LiveInterface
  /// Who reads the file; nil for nobody.
  let owner: ObjectValue?
  /// The owner's element in a storyboard; nil in a xib.
  let ownerElement: InterfaceElement?
  /// What is no view, such as the items of the owner's bar, by identifiers.
  var others: [String: Value] = [:]

  /// The instance of a view that the file made.
  func object(of view: UIView) -> ObjectValue {
    let placed = live.placed.first { $0.view === view }
    return kit.instance(of: view, placed?.className ?? usualClass)
  }

  private var usualClass: String { live.document.platform == .macOS ? "NSView" : "UIView" }

  /// Sets all outlets and attributes.
  func connect() throws {
    let placed = live.placed
    let views = Dictionary(
      placed.compactMap { placed in placed.element.objectID.map { ($0, placed) } },
      uniquingKeysWith: { first, _ in first })
    let target = { (id: String) -> Value? in
      if let found = views[id] {
        return .object(kit.instance(of: found.view, found.className))
      }
      if id == live.document.ownerID || id == ownerElement?.objectID {
        return owner.map { .object($0) }
      }
      if let other = others[id] { return other }
      return live.constraint(id).map { .object(kit.instance(of: $0, "NSLayoutConstraint")) }
    }
    for placed in placed {
      kit.known(placed.view).map { kit.restore($0, placed.className) }
    }
    for element in ownerElements {
      if let owner { try connect(owner, element, target) }
    }
    for element in live.document.topLevelObjects() {
      guard let id = element.objectID, case .object(let object)? = others[id]?.unwrapped else {
        continue
      }
      try connect(object, element, target)
    }
    for placed in placed {
      noteOrigin(of: placed)
      let object = kit.instance(of: placed.view, placed.className)
      try connect(object, placed.element, target)
      if object.isDeclared { try setAttributes(of: object, placed.element) }
    }
  }

  /// Tells the objects of the project's classes that they were read, the inner ones first.
  func awake() {
    for placed in live.placed.reversed() {
      kit.awake(kit.instance(of: placed.view, placed.className))
    }
  }

  /// The elements that say what the owner is connected with.
  private var ownerElements: [InterfaceElement] {
    if let ownerElement { return [ownerElement] }
    return live.document.topLevelObjects().filter {
      $0.objectID == live.document.ownerID
    }
  }

  private func connect(
    _ object: ObjectValue, _ element: InterfaceElement, _ target: (String) -> Value?
  ) throws {
    var collections: [String: [Value]] = [:]
    for connection in element.list("connections") {
      guard let property = connection[attribute: "property"],
        let value = connection[attribute: "destination"].flatMap(target)
      else { continue }
      if connection.isNamed("outlet") {
        try kit.connect(property, value, of: object)
      } else if connection.isNamed("outletCollection") {
        collections[property, default: []].append(value)
      }
    }
    for (property, values) in collections.sorted(by: { $0.key < $1.key }) {
      try kit.connect(property, .array(values), of: object)
    }
  }

  // MARK: Places

  private func noteOrigin(of placed: LiveInterface.Placed) {
    let element = placed.element
    kit.note(origin(element, element.objectID), of: placed.view)
    for child in element.children where child.isNamed("color") {
      note(child, as: child.key ?? "", of: placed)
    }
    let normal = element.children.first { $0.isNamed("state") && $0.key == "normal" }
    if let title = normal?.child(key: "titleColor") { note(title, as: "titleColor", of: placed) }
  }

  private func origin(_ element: InterfaceElement, _ object: String?) -> KitOrigin {
    KitOrigin(element.location, object: object, lastLine: element.lastLine)
  }

  private func note(
    _ color: InterfaceElement, as property: String, of placed: LiveInterface.Placed
  ) {
    kit.note(
      color: property, from: origin(color, placed.element.objectID), of: placed.view,
      isOfSystem: color[attribute: "systemColor"] != nil
        || color[attribute: "cocoaTouchSystemColor"] != nil)
  }

  // MARK: Attributes

  private func setAttributes(of object: ObjectValue, _ element: InterfaceElement) throws {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute[attribute: "keyPath"], !path.contains("."),
        let value = Self.value(of: attribute)
      else { continue }
      try kit.connect(path, value, of: object)
    }
  }

  /// The value of an attribute; nil for one of a kind that is not known.
  private static func value(of attribute: InterfaceElement) -> Value? {
    let inner = attribute.child(key: "value")
    switch attribute[attribute: "type"] {
    case "boolean": return attribute.flag("value").map { .bool($0) }
    case "string", "localizedString": return attribute.string("value").map { .string($0) }
    case "number":
      let number = inner?.decimal("value") ?? attribute.decimal("value")
      return number.map { inner?.isNamed("integer") == true ? .int(Int($0)) : .double($0) }
    case "color": return inner.flatMap(color)
    case "size":
      guard let width = inner?.decimal("width"), let height = inner?.decimal("height") else {
        return nil
      }
      return .size(CGSize(width: width, height: height))
    default: return nil
    }
  }

  /// A color as code would write it.
  private static func color(_ element: InterfaceElement) -> Value? {
    func made(_ labels: [String]) -> Value? {
      let numbers = labels.compactMap { label in element.decimal(label).map { (label, $0) } }
      guard numbers.count == labels.count else { return nil }
      let alpha = ("alpha", Value.double(element.decimal("alpha") ?? 1))
      return Value.made("UIColor", numbers.map { ($0.0, Value.double($0.1)) } + [alpha])
    }
    if let name = element[attribute: "name"] {
      return Value.made("UIColor", [("named", .string(name))])
    }
    if let system = element[attribute: "systemColor"] ?? element[attribute: "cocoaTouchSystemColor"]
    {
      return Value.word(system.hasSuffix("Color") ? String(system.dropLast(5)) : system)
    }
    return made(["red", "green", "blue"]) ?? made(["white"])
  }
}
