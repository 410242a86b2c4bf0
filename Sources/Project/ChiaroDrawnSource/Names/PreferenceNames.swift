// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// What views tell those around them: values by keys of the project's, and their own size.
@MainActor
enum PreferenceNames {
  static let modifiers: [String: Names.Change] = [
    "preference": { draft, arguments in
      guard let key = key(arguments.value("key"), arguments.drawing),
        let value = arguments.value("value")
      else { return draft }
      return Draft(Node(.preference(.value(key, value)), [draft.node]))
    },
    "transformPreference": { draft, arguments in
      let drawing = arguments.drawing
      guard let key = key(arguments[0], drawing), let closure = arguments.closure(nil) else {
        return draft
      }
      let change = PreferenceChange.transform(key) { value in
        (value as? Value).flatMap { drawing.session.changed($0, by: closure) } ?? value
      }
      return Draft(Node(.preference(change), [draft.node]))
    },
    "onPreferenceChange": { draft, arguments in
      let drawing = arguments.drawing
      guard let key = key(arguments[0], drawing),
        let closure = arguments.closure(anyOf: "perform")
      else { return draft }
      let observer = PreferenceObserver(key, isSame: { same($0, $1, drawing) }) { value in
        if let value = value as? Value { drawing.run(closure, [value]) }
      }
      return Draft(Node(.behavior(.preference(observer)), [draft.node]))
    },
    "overlayPreferenceValue": { reading($0, $1, .overlay) },
    "backgroundPreferenceValue": { reading($0, $1, .background) },
    "onGeometryChange": { draft, arguments in
      guard let read = arguments.closure(anyOf: "of"),
        let action = arguments.closure(anyOf: "action")
      else { return draft }
      let drawing = arguments.drawing
      let reader = Node(.geometry { watched($0, read, action, drawing) })
      return Draft(Node(.layered(LayeredValue(.background, .center)), [draft.node, reader]))
    },
  ]

  /// A view that shows nothing and tells when what is read of the geometry is another value.
  private static func watched(
    _ proxy: GeometryProxy, _ read: FunctionValue, _ action: FunctionValue, _ drawing: Drawing
  ) -> Node {
    guard let value = drawing.session.call(read, [GeometryValue.proxy(proxy)]) else {
      return .empty
    }
    let change = ChangeBehavior(value, runsAtFirst: true, isSame: { same($0, $1, drawing) }) {
      guard let before = $0 as? Value, let now = $1 as? Value else { return }
      drawing.run(action, (action.parameterCount ?? 1) > 1 ? [before, now] : [now])
    }
    let nothing = Node(.shape(ShapeValue("Color", .rectangle, .fill(Color.clear.style))))
    return Node(.behavior(.change(change)), [nothing])
  }

  private static func reading(
    _ draft: Draft, _ arguments: Arguments, _ role: LayeredValue.Role
  ) -> Draft? {
    let drawing = arguments.drawing
    guard let key = key(arguments[0] ?? arguments.value("key"), drawing),
      let closure = arguments.closure(anyOf: "transform")
    else { return draft }
    let content = drawing.later { (value: Value) in drawing.node(closure, [value]) }
    let layer = LayeredValue(role, arguments.alignment())
    return Draft(
      Node(
        .preference(.reader(key, layer) { ($0 as? Value).map(content) ?? .empty }), [draft.node]))
  }

  private static func same(_ left: Any, _ right: Any, _ drawing: Drawing) -> Bool {
    guard let left = left as? Value, let right = right as? Value else { return false }
    return drawing.session.areEqual(left, right)
  }

  /// The key that a type of the project's is.
  private static func key(_ value: Value?, _ drawing: Drawing) -> PreferenceKeyValue? {
    guard case .type(let type)? = value?.unwrapped else { return nil }
    return PreferenceKeyValue(
      type.name, usual: { drawing.session.readStatic("defaultValue", of: type) ?? .nothing },
      reduce: { before, next in
        guard let value = before as? Value, let next = next as? Value else { return before }
        return drawing.session.reduced(value, with: next, by: type) ?? value
      })
  }
}

extension Drawing {
  /// Runs what a view does, and shows what that changes.
  func run(_ closure: FunctionValue, _ values: [Value]) {
    let before = session.changeCount
    _ = session.call(closure, values)
    if session.changeCount != before { onChange() }
  }
}
