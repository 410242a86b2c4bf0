// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Makes the controllers and windows of AppKit that storyboards and xibs hold, and their views.
@MainActor
final class MacNibs: NibObjects {
  /// A controller of a storyboard whose view is not loaded yet.
  private struct Scene {
    var board: LiveStoryboard
    var element: InterfaceElement
  }

  private var scenes: [ObjectIdentifier: Scene] = [:]

  override func reset() {
    super.reset()
    scenes = [:]
  }

  // MARK: Controllers

  override func controller(
    _ element: InterfaceElement, of board: LiveStoryboard, by make: FunctionValue?
  ) throws -> ObjectValue? {
    try takingController {
      if element.isNamed("viewControllerPlaceholder") { return try referenced(element) }
      let className = NibKinds.macControllers[element.name] ?? "NSViewController"
      let type = element.customClass.flatMap { program?.classNamed($0)?.type }
      let object =
        try type.flatMap { try kit.decode($0, by: make) }
        ?? kit.instance(of: kit.plainMacController(className), className)
      guard let native = object.native else { return nil }
      boardNames[ObjectIdentifier(native)] = ChiaroSource.Path.stem(board.document.file)
      scenes[ObjectIdentifier(native)] = Scene(board: board, element: element)
      kit.hold(native)
      if let controller = native as? NSViewController {
        controller.title = element.string("title") ?? controller.title
      }
      // What a window shows, it shows when it is loaded.
      if !element.isNamed("windowController") { try fill(object, element, of: board) }
      kit.awake(object)
      return object
    }
  }

  /// Gives a container the controllers that it shows.
  private func fill(
    _ container: ObjectValue, _ element: InterfaceElement, of board: LiveStoryboard
  ) throws {
    for segue in element.list("connections").prefix(20)
    where segue.isNamed("segue") && segue[attribute: "kind"] == "relationship" {
      guard let id = segue[attribute: "destination"], let next = board.controller(id: id),
        let inner = try controller(next, of: board, by: nil)?.native as? NSViewController
      else { continue }
      kit.show(inner, in: container.native, as: segue[attribute: "splitViewItem"])
    }
  }

  // MARK: Views

  override func loadView(of object: AnyObject) throws -> Bool {
    guard let owner = kit.known(object) else { return false }
    return try nested {
      if let controller = object as? NSWindowController {
        return try loadWindow(of: controller, owner)
      }
      guard let controller = object as? NSViewController else { return false }
      guard let scene = scenes.removeValue(forKey: ObjectIdentifier(controller)),
        let root = LiveInterface.root(of: scene.element)
      else { return try loadNib(of: controller, owner) }
      let live = live(scene.board.document)
      guard let view = reading(scene.board.document, { live.make([root]) }).first as? NSView else {
        return false
      }
      controller.view = view
      let wiring = NibWiring(kit: kit, live: live, owner: owner, ownerElement: scene.element)
      try wiring.connect()
      try embed(live, in: controller, owner, of: scene.board)
      wiring.awake()
      return true
    } ?? false
  }

  /// Shows the controllers of segues that embed them.
  private func embed(
    _ live: LiveInterface, in parent: NSViewController, _ owner: ObjectValue,
    of board: LiveStoryboard
  ) throws {
    for placed in live.placed {
      let segue = placed.element.list("connections").first {
        $0.isNamed("segue") && $0[attribute: "kind"] == "embed"
      }
      guard let outer = placed.view as? NSView, let id = segue?[attribute: "destination"],
        let element = board.controller(id: id),
        let object = try controller(element, of: board, by: nil),
        let child = object.native as? NSViewController, child !== parent
      else { continue }
      parent.addChild(child)
      kit.prepare(owner, for: object, segue?[attribute: "identifier"])
      child.view.translatesAutoresizingMaskIntoConstraints = true
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(child.view)
      child.view.frame = outer.bounds
    }
  }

  /// The xib that an owner names, else the one that says that its owner is of the class.
  private func nib(of owner: ObjectValue, _ property: String) throws -> InterfaceDocument? {
    var names: [String] = []
    for given in [
      owner.kept[property], owner.kept["nibName"], try kit.declared(property, of: owner),
    ] {
      if let name = given.flatMap({ kit.name(of: $0) }) { names.append(name) }
    }
    return nib(of: owner, named: names) ?? files.owned(by: owner.typeName)
  }

  /// Loads the view of a xib.
  private func loadNib(of controller: NSViewController, _ owner: ObjectValue) throws -> Bool {
    guard let document = try nib(of: owner, "nibName"), NibKinds.givesView(document) else {
      return false
    }
    _ = try objects(of: document, owner: owner)
    return controller.isViewLoaded
  }

  /// Loads the window of a storyboard or xib.
  private func loadWindow(of controller: NSWindowController, _ owner: ObjectValue) throws -> Bool {
    if let scene = scenes[ObjectIdentifier(controller)] {
      guard let element = scene.element.child(key: "window") else { return false }
      let live = live(scene.board.document)
      controller.window = window(element, live)
      try fill(owner, scene.element, of: scene.board)
      return true
    }
    guard let document = try nib(of: owner, "windowNibName") else { return false }
    _ = try objects(of: document, owner: owner)
    return true
  }

  // MARK: Windows and other objects

  override func others(
    of document: InterfaceDocument, _ live: LiveInterface
  ) throws -> [String: Value] {
    var found: [String: Value] = [:]
    for element in document.topLevelObjects().prefix(200) {
      guard let id = element.objectID, id != document.ownerID else { continue }
      if element.isNamed("window") {
        found[id] = .object(kit.instance(of: window(element, live), "NSWindow"))
      } else if NibKinds.macControllers[element.name] != nil || element.isNamed("customObject"),
        let type = element.customClass.flatMap({ program?.classNamed($0)?.type })
      {
        found[id] = try kit.decode(type).map { .object($0) }
      }
    }
    return found
  }

  /// A window of a file, with what is in it.
  private func window(_ element: InterfaceElement, _ live: LiveInterface) -> NSWindow {
    let size = element.rect(key: "contentRect")?.size ?? MacNibs.usualSize
    let window = NSWindow(
      contentRect: CGRect(origin: .zero, size: size), styleMask: [], backing: .buffered,
      defer: true)
    window.title = element.string("title") ?? ""
    guard let content = element.child(key: "contentView"),
      let view = reading(live.document, { live.make([content]) }).first as? NSView
    else { return window }
    view.translatesAutoresizingMaskIntoConstraints = true
    window.contentView = view
    kit.hold(window)
    return window
  }

  private static let usualSize = CGSize(width: 480, height: 360)
}
