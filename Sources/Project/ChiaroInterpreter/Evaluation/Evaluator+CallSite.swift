// SPDX-License-Identifier: MIT

import ChiaroSource

// What a call takes from the place where it is written.

extension Evaluator {
  /// The value of a default argument that tells where the call is: `#function`, `#filePath`.
  ///
  /// - Parameters:
  ///   - node: the default argument
  ///   - place: where the call is
  /// - Returns: the value; nil for what does not depend on the call
  func siteLiteral(_ node: Expression, _ place: Place) -> Value? {
    guard case .macro(let name, let arguments) = node.form, arguments.isEmpty else { return nil }
    return siteLiteral(name, place, running)
  }

  /// The value of a literal that tells where it is written; nil for other macros.
  func siteLiteral(_ name: String, _ place: Place, _ frame: Frame?) -> Value? {
    switch name {
    case "line": .int(program.location(of: place)?.line ?? 0)
    case "column": .int(program.location(of: place)?.column ?? 0)
    case "file", "fileID", "filePath": .string(program.location(of: place)?.file ?? "")
    case "function": .string(frame?.function?.fullName ?? "function")
    default: nil
    }
  }

  /// The type of the elements that a method adds to a variable, where an argument needs it.
  ///
  /// An empty list does not know what it holds; its variable does.
  func typeToAdd(
    _ target: Expression, _ arguments: [Pending], _ scope: Scope
  ) throws -> Type {
    guard arguments.contains(where: \.needsType) else { return .any }
    return try targetType(target, scope)
  }
}
