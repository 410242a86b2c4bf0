// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Adds an edit constraint that holds a variable at a suggested value, initially 0.
  mutating func edit(_ variable: Variable, priority: Float = 999) -> (id: ID, outcome: Outcome) {
    add(Constraint(terms: [variable: 1], constant: 0, priority: priority))
  }

  /// Suggests a value for a variable; stronger constraints take precedence.
  @discardableResult
  mutating func suggest(_ value: Double, for edit: ID) -> Outcome {
    setConstant(-value, of: edit)
  }

  /// Changes the constant of a constraint, solving only what depends on it.
  ///
  /// - Returns: `conflicts` if the constraint is required and contradicts others; it is removed
  ///   then
  package mutating func setConstant(_ constant: Double, of id: ID) -> Outcome {
    guard let entry = entries[id] else { return .holds }
    let change = constant * entry.sign - entry.constant
    guard change != 0 else { return .holds }
    solve()
    entries[id]?.constant += change
    shift(entry, by: change)
    // Where nothing had to give way, this costs no more than a look at the objectives.
    isOptimal = tableau.infeasible.isEmpty
    guard let witness = tableau.restore() else { return .holds }

    let symbols =
      tableau.rows[witness].terms.map(\.symbol)
      + [tableau.basics[witness]]
      .compactMap { $0 }
    let others = constraints(owning: symbols, but: id)
    entries[id]?.constant -= change
    shift(entry, by: -change)
    tableau.findInfeasible()
    _ = tableau.restore()
    remove(id)
    return .conflicts(others)
  }

  /// Changes tableau constants as if the constraint had had another constant from the beginning.
  private mutating func shift(_ entry: Entry, by change: Double) {
    tableau.infeasible = []
    if let row = tableau.rowOfSymbol[entry.plus] {
      tableau.add(change, toConstantOf: row)
      tableau.note(row)
    } else if let row = entry.minus.flatMap({ tableau.rowOfSymbol[$0] }) {
      tableau.add(-change, toConstantOf: row)
      tableau.note(row)
    } else {
      for (row, coefficient) in tableau.column(of: entry.plus) {
        tableau.add(-coefficient * change, toConstantOf: row)
        tableau.note(row)
      }
    }
  }
}
