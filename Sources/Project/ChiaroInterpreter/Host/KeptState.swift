// SPDX-License-Identifier: MIT

/// The state of one view, which is kept as long as views of its identity are made.
package final class KeptState {
  /// What is stored for the properties that keep a value, by their place.
  fileprivate var fields: [Int: Value] = [:]

  package init() {}
}

extension Session {
  /// A view with its stored state; initial values count only the first time.
  package func keeping(_ kept: KeptState, in value: Value) -> Value {
    guard case .structure(var structure) = value.unwrapped else { return value }
    for (number, property) in evaluator.stored(structure.fields.type).enumerated() {
      guard property.wrapper != nil, case .host(.storage)? = evaluator.wrapping(property) else {
        continue
      }
      if let known = kept.fields[number] {
        structure.own().values[number] = known
        continue
      }
      var field = structure.fields.values[number]
      // One value that is shown in two places has state of its own in each.
      if case .binding(let binding) = field, let cell = binding.cell {
        field = .binding(BindingValue(Cell(cell.value, cell.type)))
        structure.own().values[number] = field
      }
      kept.fields[number] = field
    }
    return .structure(structure)
  }
}
