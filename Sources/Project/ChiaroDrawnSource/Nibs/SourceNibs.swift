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

/// Makes the controllers of UIKit that storyboards and xibs hold, and their views.
@MainActor
final class SourceNibs: NibObjects {
  /// The controllers whose views are not loaded yet.
  private var scenes: [ObjectIdentifier: NibScene] = [:]

  override func reset() {
    super.reset()
    scenes = [:]
  }

  override func screen(_ element: InterfaceElement, of board: LiveStoryboard) throws -> Value? {
    guard let object = try controller(element, of: board, by: nil) else { return nil }
    return .object(try inNavigation(object, element, of: board))
  }

  /// A controller in the bar that its storyboard shows it with.
  private func inNavigation(
    _ object: ObjectValue, _ element: InterfaceElement, of board: LiveStoryboard
  ) throws -> ObjectValue {
    guard let around = board.navigation(of: element), let inner = native(object),
      !(inner is UINavigationController),
      let outer = try takingController({
        try make(around, of: board, by: nil, showsContent: false)
      }),
      let navigation = native(outer) as? UINavigationController
    else { return object }
    navigation.viewControllers = [inner]
    return outer
  }

  private func native(_ object: ObjectValue) -> UIViewController? {
    object.native as? UIViewController
  }

  override func controller(
    _ element: InterfaceElement, of board: LiveStoryboard, by make: FunctionValue?
  ) throws -> ObjectValue? {
    try takingController {
      element.isNamed("viewControllerPlaceholder")
        ? try referenced(element)
        : try self.make(element, of: board, by: make, showsContent: true)
    }
  }

  /// Makes a controller; its view is loaded when somebody asks for it.
  private func make(
    _ element: InterfaceElement, of board: LiveStoryboard, by make: FunctionValue?,
    showsContent: Bool
  ) throws -> ObjectValue? {
    let className = NibKinds.controllers[element.name] ?? "UIViewController"
    let type = element.customClass.flatMap {
      program?.classNamed($0, module: element[attribute: "customModule"])?.type
    }
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
        .mapValues { .object(kit.instance(of: $0, "UIBarButtonItem")) }
    }
    if let item = element.child(key: "tabBarItem") { controller.tabBarItem = live.tabItem(item) }
    scenes[ObjectIdentifier(controller)] = scene
    if showsContent { try fill(controller, element, of: board) }
    NibBars.look(of: controller, element, live)
    kit.awake(object)
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

  // MARK: Views

  override func loadView(of object: AnyObject) throws -> Bool {
    guard let controller = object as? UIViewController, let owner = kit.known(controller) else {
      return false
    }
    return try nested { try loadView(of: controller, owner) } ?? false
  }

  private func loadView(of controller: UIViewController, _ owner: ObjectValue) throws -> Bool {
    guard let scene = scenes.removeValue(forKey: ObjectIdentifier(controller)) else {
      return try loadNib(of: controller, owner)
    }
    guard let root = LiveInterface.root(of: scene.element) else {
      return try loadNib(of: controller, owner)
    }
    let live = live(scene.board.document)
    // Views beside the controller's own are there for its outlets.
    let others = scene.element.parent?.children.filter { NibKinds.isView($0) } ?? []
    guard
      let view = reading(scene.board.document, { live.make([root] + others, of: scene.element) })
        .first,
      Kit.isView(view, fitFor: controller)
    else { return false }
    // The canvas has the size of some device, and the app that of its own.
    view.frame = CGRect(origin: .zero, size: kit.deviceSize)
    controller.view = view
    let wiring = NibWiring(
      kit: kit, live: live, owner: owner, ownerElement: scene.element, others: scene.items)
    try wiring.connect()
    try embed(live, in: controller, owner, of: scene.board)
    wiring.awake()
    return true
  }

  /// Loads the view of a nib that is named as the controller says, or as its class.
  private func loadNib(of controller: UIViewController, _ owner: ObjectValue) throws -> Bool {
    let names = [owner.kept["nibName"]?.text].compactMap { $0 }
    guard let document = nib(of: owner, named: names), NibKinds.givesView(document) else {
      return false
    }
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

  override func take(_ rows: StaticRows, of table: UIView) {
    guard let table = table as? UITableView else { return }
    let sections = rows.sections.map { section in
      FixedRows.Section(
        header: section.header, footer: section.footer,
        cells: section.cells.map { $0 as? UITableViewCell ?? UITableViewCell() },
        heights: section.heights)
    }
    kit.fix(FixedRows(sections: sections), of: table)
  }
}

/// A controller of a storyboard whose view is not loaded yet.
struct NibScene {
  var board: LiveStoryboard
  var element: InterfaceElement
  /// The items of its bar, by their identifiers in the file.
  var items: [String: Value] = [:]
}
