// SPDX-License-Identifier: MIT

// Work that code hands to a queue or an actor and waits for: it is done at once.

extension Evaluator {
  /// The functions of types that do the work of their closure before they return.
  private static let waiting: [String: Set<String>] = [
    "run": ["MainActor"], "assumeIsolated": ["MainActor"], "sync": ["DispatchQueue"],
  ]

  /// What the closure of a call gives that is waited for; nil for another call.
  func waited(
    _ name: String, of owner: String?, _ arguments: [Pending], _ hint: Type
  ) throws -> Value? {
    guard let owners = Self.waiting[name], owners.contains(owner ?? ""),
      let work = arguments.last, work.isClosure,
      case .function(let function) = try evaluate(work, .function([], hint))
    else { return nil }
    return try call(function, [])
  }

  /// What a task gives whose value is asked for; nil for another value.
  func awaited(_ name: String, of hosted: HostValue) throws -> Value? {
    guard name == "value", hosted.name == "Task", hosted.modifiers.isEmpty,
      case .function(let function)? = hosted.call?.arguments.last?.value
    else { return nil }
    return try call(function, [])
  }
}
