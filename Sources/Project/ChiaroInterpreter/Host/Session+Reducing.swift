// SPDX-License-Identifier: MIT

extension Session {
  /// A value with another one put to it by `reduce(value:nextValue:)` of a type; nil where the type
  /// has none.
  package func reduced(_ value: Value, with next: Value, by type: TypeValue) -> Value? {
    perform { evaluator in
      let scope = Scope(nil, Frame(selfCell: nil, type: nil))
      scope.declare("value", value)
      let place = Expression(.reference(Expression(.name("value", []), .none)), .none)
      let function = FunctionValue(.native { _, _ in next })
      _ = try evaluator.callStatic(
        "reduce",
        [
          Pending(Expression.Argument(label: "value", value: place), scope),
          Pending(CallArgument("nextValue", .function(function))),
        ], of: type.type, .none)
      guard case .cell(let cell)? = scope.local("value") else { return nil }
      return cell.value
    } ?? nil
  }
}
