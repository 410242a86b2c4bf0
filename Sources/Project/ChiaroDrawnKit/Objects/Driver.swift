// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Calls code of the project's in place of what a class of UIKit's does.
@MainActor
final class Driver {
  private unowned let kit: Kit
  private weak var object: ObjectValue?
  /// What `super` does in methods that are running.
  private var uppers: [String: @MainActor () -> Void] = [:]
  /// What `super` gives for properties that are being read.
  private var upperValues: [String: @MainActor () -> Value] = [:]

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

  // MARK: What views have in common

  func contentSize(_ upper: @escaping @MainActor () -> CGSize) -> CGSize {
    value("intrinsicContentSize", kit.size, { KitGeometry.size($0) }, upper)
  }

  func fittingSize(_ size: CGSize, _ upper: @escaping @MainActor () -> CGSize) -> CGSize {
    value(
      calling: "sizeThatFits", [CallArgument(nil, KitGeometry.size(size))], { self.kit.size($0) },
      upper)
  }

  func draw(_ rect: CGRect, _ upper: @escaping @MainActor () -> Void) {
    run("draw", [CallArgument(nil, KitGeometry.rect(rect))], upper)
  }

  func traitsChanged(_ previous: TraitCollection?, _ upper: @escaping @MainActor () -> Void) {
    let former: Value = previous.map { .some(KitTraits.value($0)) } ?? .nothing
    run("traitCollectionDidChange", [CallArgument(nil, former)], upper)
  }

  /// Makes the project's object the data source and delegate of a list.
  func serve(_ list: UIView) {
    guard let object else { return }
    let source = kit.source(of: list)
    (source.source, source.delegate) = (.object(object), .object(object))
    kit.reload(list)
  }

  func appear(_ name: String, _ animated: Bool, _ upper: @escaping @MainActor () -> Void) {
    run(name, [CallArgument(nil, .bool(animated))], upper)
  }
}

/// An object of UIKit's that calls code of the project's.
@MainActor
protocol Driven: AnyObject {
  var driver: Driver? { get set }
}
