// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// What views do when they come: what that changes is seen in the picture.
///
/// What waits for something, such as a task, does not run.
@MainActor
enum BehaviorNames {
  static let modifiers: [String: Names.Change] = [
    "onAppear": { draft, arguments in
      guard let closure = arguments.closure(anyOf: "perform") else { return draft }
      return appearing(draft, arguments) { [(closure, [])] }
    },
    "onChange": { draft, arguments in
      guard arguments.flag("initial") == true, let value = arguments.value("of"),
        let closure = arguments.closure(nil)
      else { return draft }
      let given = Array(repeating: value, count: closure.parameterCount ?? 0)
      return appearing(draft, arguments) { [(closure, given)] }
    },
    "onReceive": { draft, arguments in
      guard let source = arguments[0], let closure = arguments.closure(anyOf: "perform"),
        let value = Publishers(arguments.drawing).first(of: source)
      else { return draft }
      return appearing(draft, arguments) { [(closure, [value])] }
    },
  ]

  private static func appearing(
    _ draft: Draft, _ arguments: Arguments,
    _ calls: @escaping @MainActor () -> [(FunctionValue, [Value])]
  ) -> Draft {
    let drawing = arguments.drawing
    let around = drawing.host.surroundings
    let run: @MainActor () -> Void = {
      drawing.host.surroundings = around
      for (closure, values) in calls() { drawing.run(closure, values) }
    }
    return Draft(Node(.behavior(.appear(run)), [draft.node]))
  }
}

/// Publishers that have a value from the start: what they give first.
@MainActor
struct Publishers {
  private let drawing: Drawing
  init(_ drawing: Drawing) { self.drawing = drawing }

  /// The names of types that code publishes by.
  static let types: Set<String> = [
    "CurrentValueSubject", "PassthroughSubject", "Just", "Empty", "AnyPublisher", "Future",
    "AnyCancellable",
  ]

  /// The first value that a publisher gives; nil for one that waits.
  func first(of value: Value) -> Value? {
    if case .binding = value.unwrapped { return drawing.value(value) }
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      call.name == "CurrentValueSubject" || call.name == "Just", let given = call.arguments.first
    else { return drawing.session.firstValue(of: value) }
    var value = given.value
    for call in hosted.modifiers {
      switch call.name {
      case "eraseToAnyPublisher", "receive", "removeDuplicates", "share", "setFailureType": break
      case "map":
        guard case .function(let change)? = call.arguments.first?.value.unwrapped,
          let changed = drawing.session.call(change, [value])
        else { return nil }
        value = changed
      default: return nil
      }
    }
    return value
  }
}
