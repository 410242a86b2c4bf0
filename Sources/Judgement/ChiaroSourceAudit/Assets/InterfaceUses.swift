// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// What a storyboard or nib names: the assets that it shows, a color by the property that has it
/// and a picture by the view around it, and the classes and properties that code has of its
/// objects.
struct InterfaceUses: Sendable {
  /// The uses of assets; none where nobody asks.
  private(set) var assets: [AssetUse] = []
  /// The classes of its objects, and the one that it is called after.
  private(set) var classes: Set<String> = []
  /// The properties that hold its objects.
  private(set) var properties: Set<String> = []
  private let table: AssetTable?
  /// Whether the file is a launch screen, in which no code puts a text on a color.
  private let isLaunchScreen: Bool
  /// The properties of outlets, by the object that they lead to.
  private let outlets: [String: [String]]

  /// The types of buttons that take the shape of a picture alone, which the system tints.
  private static let systemButtons: Set = ["system", "roundedRect", "plain"]

  /// Whether a file is one of Interface Builder's.
  static func reads(_ path: String) -> Bool {
    InterfaceDocument.kind(ofFileNamed: path) != nil
  }

  /// Reads the text of a storyboard or nib.
  init(_ bytes: [UInt8], path: String, _ table: AssetTable?) {
    let document = InterfaceDocument.read(bytes, file: path)
    self.table = table
    isLaunchScreen = document.isLaunchScreen
    outlets = Self.outlets(in: document)
    guard let root = document.root else { return }
    for element in root.descendants { read(element) }
    // A class loads the file of its own name.
    classes.insert(Path.stem(path))
    properties.formUnion(outlets.values.joined())
  }

  private static func outlets(in document: InterfaceDocument) -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    guard let root = document.root else { return outlets }
    for element in root.descendants
    where element.isNamed("outlet") || element.isNamed("outletCollection") {
      guard let property = element[attribute: "property"],
        let destination = element[attribute: "destination"]
      else { continue }
      outlets[destination, default: []].append(property)
    }
    return outlets
  }

  private mutating func read(_ element: InterfaceElement) {
    if let type = element[attribute: "customClass"] { classes.insert(type) }
    if table == nil { return }
    switch element.name {
    case "color": addColor(element)
    case "imageView": addPicture(of: element, shown(by: element))
    case "imageCell": addPicture(of: element, element.parent.map(shown) ?? .plain)
    case "menuItem": addPicture(of: element, .plain)
    case "tabBarItem", "barButtonItem": addPicture(of: element, .template)
    case "state": addPicture(of: element, isOfSystemButton(element) ? .template : .plain)
    default: break
    }
  }

  /// How a view shows its picture: as it is, unless code makes a template of it.
  private func shown(by view: InterfaceElement) -> AssetUse.Manner {
    .shown(outlets: view.objectID.flatMap { outlets[$0] } ?? [])
  }

  private func isOfSystemButton(_ state: InterfaceElement) -> Bool {
    state.parent?[attribute: "buttonType"].map(Self.systemButtons.contains) ?? false
  }

  private mutating func addColor(_ element: InterfaceElement) {
    guard let asset = element[attribute: "name"], let key = element.key else { return }
    let property = key == "value" ? element.parent?[attribute: "keyPath"] ?? "" : key
    let hasRole = property != "color" && !isLaunchScreen
    add(asset, .color, .plain, hasRole ? ColorRole(name: property) : nil, element)
  }

  private mutating func addPicture(of element: InterfaceElement, _ manner: AssetUse.Manner) {
    // A symbol of the system's may have the name of a set.
    guard let asset = element[attribute: "image"], element[attribute: "catalog"] != "system"
    else { return }
    add(asset, .image, manner, nil, element)
  }

  private mutating func add(
    _ name: String, _ kind: NamedAsset.Kind, _ manner: AssetUse.Manner, _ role: ColorRole?,
    _ element: InterfaceElement
  ) {
    guard let table else { return }
    let indices = table.indices(named: name).filter { table.assets[$0].kind == kind }
    guard !indices.isEmpty, assets.count < FactCollector.bound else { return }
    assets.append(AssetUse(assets: indices, manner: manner, role: role, line: element.line))
  }
}
