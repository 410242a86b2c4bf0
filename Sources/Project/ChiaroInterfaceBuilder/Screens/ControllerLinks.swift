// SPDX-License-Identifier: MIT

import ChiaroProject

/// The segues between the controllers of a storyboard: what a container shows, and in which
/// containers a controller is shown.
struct ControllerLinks {
  /// The controllers by identifier.
  let controllers: [String: InterfaceElement]
  private var shown: [String: String] = [:]
  private var navigations: [String: InterfaceElement] = [:]
  private var tabs: [String: InterfaceElement] = [:]

  init(_ document: InterfaceDocument) {
    var controllers: [String: InterfaceElement] = [:]
    var order: [InterfaceElement] = []
    for scene in document.scenes {
      for object in document.topLevelObjects(of: scene) {
        guard let id = object.objectID, object[attribute: "sceneMemberID"] == "viewController"
        else { continue }
        controllers[id] = object
        order.append(object)
      }
    }
    self.controllers = controllers
    for controller in order { readRelationships(of: controller) }
    infer(order)
  }

  /// The controller that a container shows; nil for none in this file.
  func content(of container: InterfaceElement) -> InterfaceElement? {
    container.objectID.flatMap { shown[$0] }.flatMap { controllers[$0] }
  }

  /// The controllers that a container of AppKit shows side by side, from the leading edge.
  func panes(of container: InterfaceElement) -> [InterfaceElement] {
    Self.segues(of: container).filter { $0[attribute: "relationship"] == "splitItems" }
      .compactMap { $0[attribute: "destination"] }.compactMap { controllers[$0] }
  }

  /// The navigation controller in which a controller is shown; nil for none.
  func navigation(of controller: InterfaceElement) -> InterfaceElement? {
    controller.objectID.flatMap { navigations[$0] }
  }

  /// The tab bar controller in which a controller is shown; nil for none.
  func tabBar(of controller: InterfaceElement) -> InterfaceElement? {
    controller.objectID.flatMap { tabs[$0] }
  }

  private static func segues(of element: InterfaceElement) -> [InterfaceElement] {
    element.list("connections").filter { $0.isNamed("segue") }
  }

  private mutating func readRelationships(of controller: InterfaceElement) {
    guard let id = controller.objectID else { return }
    for segue in Self.segues(of: controller) where segue[attribute: "kind"] == "relationship" {
      guard let destination = segue[attribute: "destination"] else { continue }
      let role = segue[attribute: "relationship"] ?? ""
      if shown[id] == nil || role == "detailViewController" { shown[id] = destination }
      if role == "rootViewController" { navigations[destination] = controller }
      if role == "viewControllers", controller.isNamed("tabBarController") {
        tabs[destination] = controller
      }
    }
  }

  /// Follows the segues that push: what is reached from within a container is in it as well.
  private mutating func infer(_ order: [InterfaceElement]) {
    var waiting = order.filter { navigation(of: $0) != nil || tabBar(of: $0) != nil }
    var seen: Set<String> = []
    while let controller = waiting.popLast() {
      guard let id = controller.objectID, seen.insert(id).inserted else { continue }
      for next in pushed(by: controller) {
        guard let nextID = next.objectID else { continue }
        if navigations[nextID] == nil, !next.isNamed("navigationController") {
          navigations[nextID] = navigations[id]
        }
        if tabs[nextID] == nil { tabs[nextID] = tabs[id] }
        waiting.append(next)
      }
    }
  }

  /// The controllers that are shown in the same container: by `show` and `push`, and as a root.
  private func pushed(by controller: InterfaceElement) -> [InterfaceElement] {
    if controller.isNamed("navigationController") {
      return content(of: controller).map { [$0] } ?? []
    }
    return controller.descendants.compactMap { element in
      guard element.isNamed("segue"),
        ["show", "push"].contains(element[attribute: "kind"] ?? "")
      else { return nil }
      return element[attribute: "destination"].flatMap { controllers[$0] }
    }
  }
}
