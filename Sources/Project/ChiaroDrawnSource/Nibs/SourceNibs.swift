// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroProject
import ChiaroSource
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Makes what storyboards and xibs hold for interpreted code: views of its classes, with their
/// outlets, in the order in which UIKit does it.
@MainActor
final class SourceNibs: NibSource {
  let kit: Kit
  let files: InterfaceFiles
  let names: NamedAssets
  /// The project's code.
  var program: Program?
  /// The controllers whose views are not loaded yet.
  private var scenes: [ObjectIdentifier: NibScene] = [:]
  /// The names of the storyboards of controllers.
  private var boardNames: [ObjectIdentifier: String] = [:]
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
    (scenes, boardNames, prototypes, reading) = ([:], [:], [:], nil)
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

  func object(ofClass name: String) throws -> Value? {
    guard let found = files.objects[name] else { return nil }
    if found.document.kind == .storyboard, !NibKinds.isView(found.element) {
      let board = files.board(found.document)
      guard let object = try controller(found.element, of: board, by: nil) else { return nil }
      return .object(try inNavigation(object, found.element, of: board))
    }
    if NibKinds.isCell(found.element) { return try cell(found) }
    let objects = try objects(of: found.document, owner: nil)
    return objects.first { value in
      guard case .object(let object) = value.unwrapped else { return false }
      return object.typeName == name
    }
  }

  /// A controller in the bar that its storyboard shows it with.
  private func inNavigation(
    _ object: ObjectValue, _ element: InterfaceElement, of board: LiveStoryboard
  ) throws -> ObjectValue {
    guard let around = board.navigation(of: element), let inner = native(object),
      !(inner is UINavigationController),
      let outer = try controller(around, of: board, by: nil, showsContent: false),
      let navigation = native(outer) as? UINavigationController
    else { return object }
    navigation.viewControllers = [inner]
    return outer
  }

  private func native(_ object: ObjectValue) -> UIViewController? {
    object.native as? UIViewController
  }

  /// Makes a controller; its view is loaded when somebody asks for it.
  private func controller(
    _ element: InterfaceElement, of board: LiveStoryboard, by make: FunctionValue?,
    showsContent: Bool = true
  ) throws -> ObjectValue? {
    guard depth < Self.mostDepth, controllerCount < Self.mostControllers else { return nil }
    depth += 1
    controllerCount += 1
    defer { depth -= 1 }
    if element.isNamed("viewControllerPlaceholder") { return try referenced(element) }
    let className = NibKinds.controllers[element.name] ?? "UIViewController"
    let type = element.customClass.flatMap { program?.classNamed($0)?.type }
    let object =
      try type.flatMap { try kit.decode($0, by: make) }
      ?? kit.instance(of: kit.plainController(className), className)
    guard let controller = native(object) else { return nil }
    let live = live(board.document)
    var scene = NibScene(board: board, element: element)
    boardNames[ObjectIdentifier(controller)] = ChiaroSource.Path.stem(board.document.file)
    controller.title = element[attribute: "title"] ?? controller.title
    controller.overrideUserInterfaceStyle = LiveInterface.style(of: element)
    if let item = element.child(key: "navigationItem") {
      scene.items = NibBars.show(item, in: controller.navigationItem, live)
    }
    if let item = element.child(key: "tabBarItem") { controller.tabBarItem = live.tabItem(item) }
    scenes[ObjectIdentifier(controller)] = scene
    if showsContent { try fill(controller, element, of: board) }
    NibBars.look(of: controller, element, live)
    kit.awake(object)
    return object
  }

  /// The controller of another file that a storyboard refers to.
  private func referenced(_ element: InterfaceElement) throws -> ObjectValue? {
    guard let name = element[attribute: "storyboardName"],
      case .object(let object)? = try controller(
        element[attribute: "referencedIdentifier"], inStoryboard: name, by: nil)
    else { return nil }
    return object
  }

  /// Gives a container the controllers that it shows.
  private func fill(
    _ container: UIViewController, _ element: InterfaceElement, of board: LiveStoryboard
  ) throws {
    let inner = try element.list("connections").filter {
      $0.isNamed("segue") && $0[attribute: "kind"] == "relationship"
    }.compactMap { segue -> UIViewController? in
      guard let id = segue[attribute: "destination"], let next = board.controller(id: id) else {
        return nil
      }
      return try controller(next, of: board, by: nil).flatMap(native)
    }
    guard !inner.isEmpty else { return }
    if let navigation = container as? UINavigationController {
      navigation.viewControllers = Array(inner.prefix(1))
    } else if let tabs = container as? UITabBarController {
      tabs.viewControllers = inner
    }
  }

  func storyboard(of controller: UIViewController) -> String? {
    boardNames[ObjectIdentifier(controller)]
  }

  // MARK: Views

  func loadView(of object: AnyObject) throws -> Bool {
    guard let controller = object as? UIViewController, let owner = kit.known(controller),
      depth < Self.mostDepth
    else { return false }
    depth += 1
    defer { depth -= 1 }
    guard let scene = scenes.removeValue(forKey: ObjectIdentifier(controller)) else {
      return try loadNib(of: controller, owner)
    }
    guard let root = LiveInterface.root(of: scene.element) else {
      return try loadNib(of: controller, owner)
    }
    let live = live(scene.board.document)
    // Views beside the controller's own are there for its outlets.
    let others = scene.element.parent?.children.filter { NibKinds.isView($0) } ?? []
    guard let view = reading(scene.board.document, { live.make([root] + others) }).first,
      Kit.isView(view, fitFor: controller)
    else { return false }
    // The canvas has the size of some device, and the app that of its own.
    view.frame = CGRect(origin: .zero, size: kit.deviceSize)
    controller.view = view
    let wiring = NibWiring(
      kit: kit, live: live, owner: owner, ownerElement: scene.element, items: scene.items)
    try wiring.connect()
    try embed(live, in: controller, owner, of: scene.board)
    wiring.awake()
    return true
  }

  /// Loads the view of a nib that is named as the controller says, or as its class.
  private func loadNib(of controller: UIViewController, _ owner: ObjectValue) throws -> Bool {
    var candidates = [owner.typeName]
    if let name = owner.kept["nibName"]?.text { candidates.insert(name, at: 0) }
    if owner.typeName.hasSuffix("Controller") {
      candidates.append(String(owner.typeName.dropLast("Controller".count)))
    }
    guard owner.isDeclared || candidates.count > 1,
      let document = candidates.lazy.compactMap({ self.files.document($0, .xib) }).first,
      NibKinds.givesView(document)
    else { return false }
    _ = try objects(of: document, owner: owner)
    controller.viewIfLoaded?.frame = CGRect(origin: .zero, size: kit.deviceSize)
    return controller.viewIfLoaded != nil
  }

  /// Shows the controllers of segues that embed them.
  private func embed(
    _ live: LiveInterface, in parent: UIViewController, _ owner: ObjectValue,
    of board: LiveStoryboard
  ) throws {
    for placed in live.placed where placed.element.isNamed("containerView") {
      let segue = placed.element.list("connections").first {
        $0.isNamed("segue") && $0[attribute: "kind"] == "embed"
      }
      guard let id = segue?[attribute: "destination"], let element = board.controller(id: id),
        let object = try controller(element, of: board, by: nil), let child = native(object)
      else { continue }
      parent.addChild(child)
      kit.prepare(owner, for: object, segue?[attribute: "identifier"])
      child.view.frame = placed.view.bounds
      child.view.translatesAutoresizingMaskIntoConstraints = true
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      placed.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  func objects(ofNib name: String, owner: Value?) throws -> [Value] {
    guard let document = files.document(name, .xib) else { return [] }
    var object: ObjectValue?
    if case .object(let given)? = owner?.unwrapped { object = given }
    return try objects(of: document, owner: object)
  }

  private func objects(of document: InterfaceDocument, owner: ObjectValue?) throws -> [Value] {
    guard depth < Self.mostDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let live = live(document)
    let tops = document.topLevelObjects().filter { NibKinds.isView($0) }
    let views = reading(document) { live.make(tops) }
    let wiring = NibWiring(kit: kit, live: live, owner: owner, ownerElement: nil)
    try wiring.connect()
    wiring.awake()
    return views.map { .object(wiring.object(of: $0)) }
  }

  // MARK: Cells

  func cell(_ identifier: String, of list: UIView) throws -> Value? {
    try prototypes[ObjectIdentifier(list)]?[identifier].flatMap { try cell($0) }
  }

  private func cell(_ found: InterfaceFiles.Found) throws -> Value? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    let live = live(found.document)
    guard let view = reading(found.document, { live.make([found.element]) }).first else {
      return nil
    }
    let wiring = NibWiring(kit: kit, live: live, owner: nil, ownerElement: nil)
    try wiring.connect()
    wiring.awake()
    return .object(wiring.object(of: view))
  }

  private func live(_ document: InterfaceDocument) -> LiveInterface {
    LiveInterface(document, names: names, size: kit.deviceSize, for: self)
  }

  private func reading<Result>(_ document: InterfaceDocument, _ work: () -> Result) -> Result {
    let former = reading
    reading = document
    defer { reading = former }
    return work()
  }
}

/// A controller of a storyboard whose view is not loaded yet.
struct NibScene {
  var board: LiveStoryboard
  var element: InterfaceElement
  /// The items of its bar, by their identifiers in the file.
  var items: [String: UIBarButtonItem] = [:]
}

// MARK: What a file asks for

extension SourceNibs: InterfaceObjects {
  func view(for element: InterfaceElement) -> UIView? {
    guard let name = element.customClass, let subject = program?.classNamed(name) else {
      return nil
    }
    let arguments = NibKinds.arguments(of: element)
    let made = kit.perform { _ in try self.kit.decode(subject.type, arguments) }
    return made?.native as? UIView
  }

  func take(_ rows: StaticRows, of table: UIView) {
    guard let table = table as? UITableView else { return }
    let sections = rows.sections.map { section in
      FixedRows.Section(
        header: section.header, footer: section.footer,
        cells: section.cells.map { $0 as? UITableViewCell ?? UITableViewCell() },
        heights: section.heights)
    }
    kit.fix(FixedRows(sections: sections), of: table)
  }

  func take(_ cells: [String: InterfaceElement], of list: UIView) {
    guard let reading else { return }
    kit.hold(list)
    prototypes[ObjectIdentifier(list)] = cells.mapValues {
      InterfaceFiles.Found(document: reading, element: $0)
    }
  }
}
