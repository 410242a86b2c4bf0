// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Makes what storyboards and xibs hold for interpreted code: views of its classes, with their
/// outlets, in the order in which Apple's frameworks do it.
///
/// What controllers are, the classes for the two kits know.
@MainActor
class NibObjects: NibSource {
  let kit: Kit
  let files: InterfaceFiles
  let names: NamedAssets
  /// The project's code.
  var program: Program?
  /// The names of the storyboards of controllers.
  var boardNames: [ObjectIdentifier: String] = [:]
  /// The prototypes of lists.
  private var prototypes: [ObjectIdentifier: [String: InterfaceFiles.Found]] = [:]
  /// The file that is being read.
  private var reading: InterfaceDocument?
  private var depth = 0
  private var controllerCount = 0

  /// The deepest nesting of controllers and their views in each other.
  private static let mostDepth = 12
  /// The most controllers of one screen.
  private static let mostControllers = 100

  init(_ kit: Kit, _ files: InterfaceFiles, _ names: NamedAssets) {
    (self.kit, self.files, self.names) = (kit, files, names)
  }

  /// Forgets the objects of the screen before.
  func reset() {
    (boardNames, prototypes, reading) = ([:], [:], nil)
    (depth, controllerCount) = (0, 0)
  }

  // MARK: Controllers

  func controller(
    _ identifier: String?, inStoryboard name: String, by make: FunctionValue?
  ) throws -> Value? {
    guard let board = files.storyboard(name) else { return nil }
    let element =
      identifier.map { wanted in
        board.controllers.first { $0[attribute: "storyboardIdentifier"] == wanted }
      } ?? board.document.initialViewController.flatMap { board.controller(id: $0) }
    return try element.flatMap { try controller($0, of: board, by: make) }.map { .object($0) }
  }

  /// Makes a controller of a storyboard; nil for what is none of the kit's.
  func controller(
    _ element: InterfaceElement, of board: LiveStoryboard, by make: FunctionValue?
  ) throws -> ObjectValue? { nil }

  func object(ofClass name: String) throws -> Value? {
    guard let found = files.objects[name] else { return nil }
    if found.document.kind == .storyboard, !NibKinds.isView(found.element) {
      return try screen(found.element, of: files.board(found.document))
    }
    let isInner = found.document.platform == .macOS && NibKinds.isView(found.element)
    if NibKinds.isCell(found.element) || isInner { return try cell(found) }
    let objects = try objects(of: found.document, owner: nil)
    return objects.first { value in
      guard case .object(let object) = value.unwrapped else { return false }
      return object.typeName == name
    }
  }

  /// A controller of a storyboard as its app shows it.
  func screen(_ element: InterfaceElement, of board: LiveStoryboard) throws -> Value? {
    try controller(element, of: board, by: nil).map { .object($0) }
  }

  /// The controller of another file that a storyboard refers to.
  func referenced(_ element: InterfaceElement) throws -> ObjectValue? {
    guard let name = element[attribute: "storyboardName"],
      case .object(let object)? = try controller(
        element[attribute: "referencedIdentifier"], inStoryboard: name, by: nil)
    else { return nil }
    return object
  }

  /// Makes one more controller, within bounds.
  func takingController<Result>(_ work: () throws -> Result?) throws -> Result? {
    guard controllerCount < Self.mostControllers else { return nil }
    controllerCount += 1
    return try nested(work)
  }

  /// Does what may nest, within bounds.
  func nested<Result>(_ work: () throws -> Result?) throws -> Result? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return try work()
  }

  func storyboard(of controller: AnyObject) -> String? { boardNames[ObjectIdentifier(controller)] }

  // MARK: Views

  func loadView(of object: AnyObject) throws -> Bool { false }

  /// The xib of a controller: the one that it names, or that has the name of its class.
  func nib(of owner: ObjectValue, named names: [String]) -> InterfaceDocument? {
    var candidates = names + [owner.typeName]
    if owner.typeName.hasSuffix("Controller") {
      candidates.append(String(owner.typeName.dropLast("Controller".count)))
    }
    guard owner.isDeclared || candidates.count > 1 else { return nil }
    return candidates.lazy.compactMap { self.files.document($0, .xib) }.first
  }

  func objects(ofNib name: String, owner: Value?) throws -> [Value] {
    guard let document = files.document(name, .xib) else { return [] }
    var object: ObjectValue?
    if case .object(let given)? = owner?.unwrapped { object = given }
    return try objects(of: document, owner: object)
  }

  /// Makes the objects at the top of a xib.
  func objects(of document: InterfaceDocument, owner: ObjectValue?) throws -> [Value] {
    try nested {
      let live = live(document)
      let tops = document.topLevelObjects().filter { NibKinds.isView($0) }
      let views = reading(document) { live.make(tops) }
      var wiring = NibWiring(kit: kit, live: live, owner: owner, ownerElement: nil)
      wiring.others = try others(of: document, live)
      try wiring.connect()
      wiring.awake()
      return views.map { .object(wiring.object(of: $0)) }
        + wiring.others.sorted { $0.key < $1.key }.map(\.value)
    } ?? []
  }

  /// What is no view at the top of a xib, by identifiers.
  func others(of document: InterfaceDocument, _ live: LiveInterface) throws -> [String: Value] {
    [:]
  }

  // MARK: Cells

  func cell(_ identifier: String, of list: View) throws -> Value? {
    try prototypes[ObjectIdentifier(list)]?[identifier].flatMap { try cell($0) }
  }

  private func cell(_ found: InterfaceFiles.Found) throws -> Value? {
    try nested {
      let live = live(found.document)
      guard let view = reading(found.document, { live.make([found.element]) }).first else {
        return nil
      }
      let wiring = NibWiring(kit: kit, live: live, owner: nil, ownerElement: nil)
      try wiring.connect()
      wiring.awake()
      return .object(wiring.object(of: view))
    }
  }

  /// The objects of a file.
  func live(_ document: InterfaceDocument) -> LiveInterface {
    LiveInterface(document, names: names, size: kit.deviceSize, for: self)
  }

  /// Does what makes views of a file.
  func reading<Result>(_ document: InterfaceDocument, _ work: () -> Result) -> Result {
    let former = reading
    reading = document
    defer { reading = former }
    return work()
  }

  func take(_ rows: StaticRows, of table: View) {}
}

// MARK: What a file asks for

extension NibObjects: InterfaceObjects {
  func view(for element: InterfaceElement) -> View? {
    guard let name = element.customClass,
      let subject = program?.classNamed(name, module: element[attribute: "customModule"])
    else {
      return nil
    }
    let arguments = NibKinds.arguments(of: element)
    let made = kit.perform { _ in try self.kit.decode(subject.type, arguments) }
    // Cast for itself, as in `Kit.object`.
    guard let native = made?.native else { return nil }
    return native as? View
  }

  func take(_ cells: [String: InterfaceElement], of list: View) {
    guard let reading else { return }
    kit.hold(list)
    prototypes[ObjectIdentifier(list)] = cells.mapValues {
      InterfaceFiles.Found(document: reading, element: $0)
    }
  }
}
