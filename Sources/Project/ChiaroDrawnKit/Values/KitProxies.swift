// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews

/// The objects by which code says how all views of a class look: `UINavigationBar.appearance()`.
///
/// SwiftUI's own bars and controls are views of these classes too, so that they take what is set
/// here when they come into a window.
extension Kit {
  /// The proxy of a class; nil for what is no view.
  func proxy(of className: String, _ arguments: [CallArgument], _ place: Place) throws -> Value? {
    guard let type = try viewType(className, place) else { return nil }
    var containers: [any UIAppearanceContainer.Type] = []
    for argument in arguments where argument.label == "whenContainedInInstancesOf" {
      for case .type(let container) in list(argument.value) {
        guard let type = try viewType(container.name, place) else { continue }
        containers.append(type)
      }
    }
    return value(type.appearance(whenContainedInInstancesOf: containers), className)
  }

  private func viewType(_ className: String, _ place: Place) throws -> UIView.Type? {
    let call = KitCall(kit: self, name: className, arguments: [], place: place)
    guard let make = KitClasses.line(of: className).lazy.compactMap(\.make).first,
      let view = try make(call) as? UIView
    else { return nil }
    var type: AnyClass? = Swift.type(of: view)
    while let known = type, known is any Driven.Type { type = _getSuperclass(known) }
    return type as? UIView.Type
  }
}
