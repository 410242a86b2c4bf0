// SPDX-License-Identifier: MIT

import ChiaroProject

extension InterfaceDocument {
  /// The scenes of a storyboard that nothing leads to: neither the first controller nor one with an
  /// identifier is in them, and no segue from such a scene ends there.
  ///
  /// Empty where a storyboard has no beginning at all, as one has that others finish.
  ///
  /// Apple counterpart: Xcode's warning of unreachable scenes · Source: Interface Builder ·
  /// Fidelity: exact
  var unreachedScenes: Set<InterfaceElement> {
    let scenes = scenes.filter { scene in
      topLevelObjects(of: scene).contains {
        $0.name.hasSuffix("ontroller") && !Self.bindings.contains($0.name)
      }
    }
    var pending = scenes.filter(isEntry)
    if pending.isEmpty { return [] }
    var sceneOfObject: [String: InterfaceElement] = [:]
    for scene in scenes {
      for object in topLevelObjects(of: scene) {
        object.objectID.map { sceneOfObject[$0] = scene }
      }
    }
    // The menu of an app stands in a scene of its own.
    let withControllers = Set(scenes)
    let others = self.scenes.filter { !withControllers.contains($0) }
    pending += others.flatMap { $0.destinations }.compactMap { sceneOfObject[$0] }
    var reached: Set<InterfaceElement> = []
    while let scene = pending.popLast() {
      guard reached.insert(scene).inserted else { continue }
      pending += scene.destinations.compactMap { sceneOfObject[$0] }
    }
    return withControllers.subtracting(reached)
  }

  /// Controllers of AppKit's bindings, which show nothing; an app's menu has some beside it.
  private static let bindings: Set = [
    "userDefaultsController", "objectController", "arrayController", "treeController",
    "dictionaryController",
  ]

  /// Whether code or the system finds a scene: by its identifier, or as the first.
  private func isEntry(_ scene: InterfaceElement) -> Bool {
    topLevelObjects(of: scene).contains { object in
      object[attribute: "storyboardIdentifier"] != nil
        || object.objectID != nil && object.objectID == initialViewController
    }
  }
}

extension InterfaceElement {
  /// The identifiers of the controllers that segues from inside lead to.
  fileprivate var destinations: [String] {
    descendants.filter { $0.isNamed("segue") }.compactMap { $0[attribute: "destination"] }
  }
}
