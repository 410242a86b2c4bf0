// SPDX-License-Identifier: MIT

import ChiaroInterpreter

/// Methods in the form that tables have.
@MainActor
enum KitMethods {
  /// Methods of which nothing is to be seen.
  static func idle(_ names: String...) -> [String: KitMethod] {
    let nothing: KitMethod = { _, _ in nil }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, nothing) })
  }

  /// A method that does something and gives nothing.
  static func does<Object: AnyObject>(
    _ type: Object.Type, _ work: @escaping @MainActor (Object, KitCall) throws -> Void
  ) -> KitMethod {
    { object, call in
      if let object = object as? Object { try work(object, call) }
      return nil
    }
  }

  /// A method that gives something.
  static func gives<Object: AnyObject>(
    _ type: Object.Type, _ work: @escaping @MainActor (Object, KitCall) throws -> Value?
  ) -> KitMethod {
    { object, call in try (object as? Object).flatMap { try work($0, call) } }
  }
}
