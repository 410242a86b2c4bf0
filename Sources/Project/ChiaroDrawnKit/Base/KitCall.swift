// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// The arguments of a call of UIKit's, read as the values that its classes take.
@MainActor
struct KitCall {
  let kit: Kit
  let name: String
  let arguments: [CallArgument]
  let place: Place
  /// The instance on which a method is called, or for which an object is made.
  var owner: ObjectValue?
  /// Whether `super` is called.
  var isUpper = false

  /// The first argument with a label.
  func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The argument at a position among those without a label.
  subscript(position: Int) -> Value? {
    let plain = arguments.filter { $0.label == nil }
    return position < plain.count ? plain[position].value : nil
  }

  var first: Value? { arguments.first?.value }

  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  func number(_ label: String) -> CGFloat? { value(label).flatMap(kit.number) }
  func number(_ position: Int) -> CGFloat? { self[position].flatMap(kit.number) }
  func whole(_ label: String) -> Int? { value(label).flatMap(kit.whole) }
  func whole(_ position: Int) -> Int? { self[position].flatMap(kit.whole) }
  func word(_ label: String) -> String? { value(label).flatMap(kit.word) }
  func word(_ position: Int) -> String? { self[position].flatMap(kit.word) }
  func text(_ label: String) -> String? { value(label).flatMap(kit.text) }
  func text(_ position: Int) -> String? { self[position].flatMap(kit.text) }
  func rect(_ label: String) -> CGRect? { value(label).flatMap(kit.rect) }
  func view(_ label: String) -> UIView? { kit.object(value(label), UIView.self) }
  func view(_ position: Int) -> UIView? { kit.object(self[position], UIView.self) }

  /// The closure that is the last argument, or the one with a label.
  func closure(_ labels: String...) -> FunctionValue? {
    for label in labels {
      if case .function(let function)? = value(label)?.unwrapped { return function }
    }
    if case .function(let function)? = arguments.last?.value.unwrapped { return function }
    return nil
  }

  /// A rectangle, as an initializer takes it.
  var frame: CGRect { rect("frame") ?? .zero }

  /// Whether the class of the instance declares a function or computed property.
  func overrides(_ name: String) -> Bool {
    guard let owner, owner.isDeclared else { return false }
    return kit.evaluator?.overrides(name, owner) ?? false
  }

  /// The name of the class of layers that the class of the instance asks for; nil for none.
  var layerClass: String? {
    guard let owner, owner.isDeclared else { return nil }
    return kit.evaluator?.declaredClass("layerClass", of: owner)
  }

  /// Whether views of the instance have to call code of the project's.
  var isDriven: Bool { owner?.isDeclared ?? false }

  /// Says that a view misses what is added to it.
  func noteMissing(in parent: UIView) {
    kit.hollow.insert(ObjectIdentifier(parent))
    note("the view that \(name) adds is unknown")
  }

  /// Adds a subject to a message.
  func note(_ words: String) { kit.note(words, place) }
}
