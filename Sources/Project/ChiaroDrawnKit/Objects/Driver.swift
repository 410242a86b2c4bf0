// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Calls code of the project's in place of what a class of UIKit's does.
@MainActor
final class Driver {
  unowned let kit: Kit
  private weak var object: ObjectValue?
  /// Whether a controller loads its view at this time: until then it has none.
  var isLoading = false
  /// What `super` does in methods that are running.
  private var uppers: [String: @MainActor () -> Void] = [:]
  /// What `super` gives for properties that are being read.
  private var upperValues: [String: @MainActor () -> Value] = [:]
  /// What properties answered that always answer the same.
  private var truths: [String: Bool] = [:]

  init(_ kit: Kit, _ object: ObjectValue) {
    self.kit = kit
    self.object = object
  }

  /// Runs a method of the project's class, else what UIKit does.
  func run(
    _ name: String, _ arguments: [CallArgument] = [], _ upper: @escaping @MainActor () -> Void
  ) {
    guard let object, kit.evaluator?.overrides(name, object) == true else { return upper() }
    let former = uppers[name]
    uppers[name] = upper
    defer { uppers[name] = former }
    _ = kit.perform { try $0.callDeclared(name, on: .object(object), arguments) }
  }

  /// What a computed property of the project's class gives, else what UIKit does.
  func value<Result>(
    _ name: String, _ read: (Value) -> Result?, _ write: @escaping @MainActor (Result) -> Value,
    _ upper: @escaping @MainActor () -> Result
  ) -> Result {
    guard let object, kit.evaluator?.overrides(name, object) == true else { return upper() }
    let former = upperValues[name]
    upperValues[name] = { write(upper()) }
    defer { upperValues[name] = former }
    let found = kit.perform { try $0.readDeclared(name, of: .object(object)) }
    return found.flatMap(read) ?? upper()
  }

  /// What a property that is asked again and again answers: it is evaluated once.
  func truth(_ name: String, _ upper: @escaping @MainActor () -> Bool) -> Bool {
    if let known = truths[name] { return known }
    // Code that asks for itself is told what the class around says.
    truths[name] = upper()
    let truth = value(name, { $0.truth }, { .bool($0) }, upper)
    truths[name] = truth
    return truth
  }

  /// What a method of the project's class gives, else what UIKit does.
  func value<Result>(
    calling name: String, _ arguments: [CallArgument], _ read: (Value) -> Result?,
    _ upper: () -> Result
  ) -> Result {
    guard let object, kit.evaluator?.overrides(name, object) == true else { return upper() }
    let found = kit.perform { try $0.callDeclared(name, on: .object(object), arguments) }
    return found.flatMap(read) ?? upper()
  }

  /// Calls what `super` does in a method that is running; false where there is none.
  func callUpper(_ name: String) -> Bool {
    guard let upper = uppers[name] else { return false }
    upper()
    return true
  }

  /// What `super` gives for a property that is being read.
  func upperValue(_ name: String) -> Value? { upperValues[name]?() }

  /// Makes the project's object the data source and delegate of a list.
  func serve(_ list: UIView) {
    guard let object else { return }
    let source = kit.source(of: list)
    (source.source, source.delegate) = (.object(object), .object(object))
    kit.reload(list)
  }
}

/// An object of UIKit's that calls code of the project's.
@MainActor
protocol Driven: AnyObject {
  /// What calls the code; nil while the object is made.
  var driver: Driver? { get set }
}

// What the classes of UIKit have in common: each does what the project's class declares, else what
// UIKit does.

extension Driven {
  func drive(
    _ name: String, _ arguments: [CallArgument] = [], _ upper: @escaping @MainActor () -> Void
  ) {
    guard let driver else { return upper() }
    driver.run(name, arguments, upper)
  }

  func drive(_ name: String, _ animated: Bool, _ upper: @escaping @MainActor () -> Void) {
    drive(name, [CallArgument(nil, .bool(animated))], upper)
  }

  func driveTraits(_ previous: TraitCollection?, _ upper: @escaping @MainActor () -> Void) {
    let former: Value = previous.map { .some(KitTraits.value($0)) } ?? .nothing
    drive("traitCollectionDidChange", [CallArgument(nil, former)], upper)
  }

  func driveDrawing(_ rect: CGRect, _ upper: @escaping @MainActor () -> Void) {
    drive("draw", [CallArgument(nil, .rect(rect))], upper)
  }

  func drivenSize(_ upper: @escaping @MainActor () -> CGSize) -> CGSize {
    guard let driver else { return upper() }
    return driver.value("intrinsicContentSize", driver.kit.size, { .size($0) }, upper)
  }

  func drivenSize(fitting size: CGSize, _ upper: @escaping @MainActor () -> CGSize) -> CGSize {
    guard let driver else { return upper() }
    return driver.value(
      calling: "sizeThatFits", [CallArgument(nil, .size(size))], driver.kit.size, upper)
  }
}
