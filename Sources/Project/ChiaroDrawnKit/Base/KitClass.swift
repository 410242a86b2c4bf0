// SPDX-License-Identifier: MIT

import ChiaroInterpreter

/// A class of UIKit's or AppKit's: how its objects are made, and what code can do with them.
@MainActor
struct KitClass {
  /// The class from which it inherits.
  var upper: String?
  /// The arguments that a call without any stands for.
  var usual: [CallArgument] = []
  /// Makes an object; nil for a class that has none of its own.
  var make: (@MainActor (KitCall) throws -> AnyObject?)?
  var properties: [String: KitProperty] = [:]
  var methods: [String: KitMethod] = [:]
  var statics: [String: KitMethod] = [:]
}

/// What a method does; it gets the object and the arguments.
typealias KitMethod = @MainActor (AnyObject, KitCall) throws -> Value?

/// A property of a class of UIKit's.
@MainActor
struct KitProperty {
  /// The type that a literal or `.name` takes; empty where it needs none.
  var type = ""
  /// The value; nil where it is the one that was set.
  var get: @MainActor (AnyObject, Kit) throws -> Value? = { _, _ in nil }
  /// Sets it, and returns whether the value is understood; nil for one that is only read.
  var set: (@MainActor (AnyObject, Value, Kit) throws -> Bool)?
  /// A value that can be set, by which tests check the row.
  var sample: Value = .nothing
}

/// The classes of UIKit and AppKit that are drawn: each table is one subject, in a file of its own.
///
/// To draw one more member, add a row to the table of its subject.
@MainActor
enum KitClasses {
  static let all: [String: KitClass] = merged([
    ViewNames.classes, LayoutNames.classes, LayerNames.classes, LabelNames.classes,
    FieldNames.classes, ButtonNames.classes, ImageNames.classes, StackNames.classes,
    ScrollNames.classes, ValueNames.classes, TableNames.classes, CollectionNames.classes,
    ControllerNames.classes, NibNames.classes, BarNames.classes, GestureNames.classes,
    ApplicationNames.classes, DrawingNames.classes, ContextNames.classes, MacViewNames.classes,
    MacControlNames.classes, MacTextNames.classes, MacButtonNames.classes,
    MacContainerNames.classes, MacPartNames.classes, MacTableNames.classes,
    MacControllerNames.classes, MacWindowNames.classes, MacAppearanceNames.classes,
    MacPathNames.classes, MacMenuNames.classes, MacPlainNames.classes,
  ])

  private static func merged(_ tables: [[String: KitClass]]) -> [String: KitClass] {
    tables.reduce(into: [:]) { all, table in
      all.merge(table) { first, _ in
        preconditionFailure("a class must be in only one table: \(first)")
      }
    }
  }

  /// A class and those that it inherits from, the nearest first.
  static func line(of name: String) -> [KitClass] {
    sequence(first: name) { all[$0]?.upper }.compactMap { all[$0] }
  }

  static func property(_ name: String, of className: String) -> KitProperty? {
    line(of: className).lazy.compactMap { $0.properties[name] }.first
  }

  static func method(_ name: String, of className: String) -> KitMethod? {
    if name.hasPrefix(KitUnseen.setter) { return { _, _ in nil } }
    return line(of: className).lazy.compactMap { $0.methods[name] }.first
  }

  static func staticMethod(_ name: String, of className: String) -> KitMethod? {
    line(of: className).lazy.compactMap { $0.statics[name] }.first
  }
}
