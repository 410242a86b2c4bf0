// SPDX-License-Identifier: MIT

/// An incremental solver of linear constraints.
///
/// Required constraints hold. For the others, the sum of the violations is minimized for the
/// highest priority, then for the next, and so on. An unconstrained variable is 0. A required
/// constraint that contradicts others is not added.
package struct ConstraintSolver {
  /// A variable of the solver.
  package struct Variable: Hashable {
    let symbol: Int
  }
  package typealias Constraint = LinearConstraint<Variable>

  /// The identity of a constraint in a solver; identities are ordered by age, oldest first.
  package struct ID: Hashable, Comparable {
    let index: Int

    package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
  }

  /// The result of adding or changing a constraint.
  package enum Outcome: Equatable {
    case holds
    /// The constraint was not added, because it contradicts these required ones.
    case conflicts([ID])
  }

  /// A constraint in the form `plus - minus = expression` with nonnegative `plus` and `minus`.
  struct Entry {
    /// -1 if the constraint was negated to turn `<=` into `>=`, else 1.
    var sign: Double
    var constant: Double
    var priority: Float
    var plus: Int
    var minus: Int?
  }

  var tableau = SimplexTableau()
  var entries: [ID: Entry] = [:]
  private var owners: [Int: ID] = [:]
  private var nextIndex = 0
  /// Whether the objectives are known to be minimal.
  var isOptimal = true

  /// The magnitude below which a coefficient or a sum counts as zero.
  package static var tolerance: Double { SimplexRow.tolerance }

  package init() {}

  // MARK: Variables

  package mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    Variable(symbol: tableau.makeSymbol(isNonnegative ? .size : .external))
  }

  /// Removes a variable that occurs in no constraint.
  package mutating func remove(_ variable: Variable) { tableau.removeSymbol(variable.symbol) }

  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Returns whether required equations alone determine a variable, so that no constraint of a
  /// lower priority can change it.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard let row = tableau.rowOfSymbol[variable.symbol] else { return false }
    return tableau.rows[row].terms.allSatisfy { tableau.kinds[$0.symbol] == .dummy }
  }

  // MARK: Constraints

  /// Adds a constraint, which is satisfied after the next `solve`.
  package mutating func add(_ constraint: Constraint) -> (id: ID, outcome: Outcome) {
    let id = ID(index: nextIndex)
    nextIndex += 1
    let entry = makeEntry(constraint)
    var row = SimplexRow(constant: entry.constant)
    // In order: sums depend on it in their last digits.
    for (variable, factor) in constraint.terms.sorted(by: { $0.key.symbol < $1.key.symbol })
    where abs(factor) >= SimplexRow.tolerance {
      tableau.add(variable.symbol, times: factor * entry.sign, to: &row)
    }
    row.add(entry.plus, times: -1)
    if let minus = entry.minus { row.add(minus, times: 1) }
    entries[id] = entry
    for symbol in [entry.plus, entry.minus].compactMap({ $0 }) { owners[symbol] = id }

    if let contradiction = insert(row, entry) {
      let others = constraints(owning: contradiction, but: id)
      forget(id, entry)
      return (id, .conflicts(others))
    }
    count(entry, times: 1)
    return (id, .holds)
  }

  /// Removes a constraint; does nothing if the solver has none of this identity.
  package mutating func remove(_ id: ID) {
    guard let entry = entries[id] else { return }
    count(entry, times: -1)
    if tableau.rowOfSymbol[entry.plus] == nil, let row = rowToLeave(for: entry.plus) {
      tableau.pivot(entry.plus, in: row)
    }
    if let row = tableau.rowOfSymbol[entry.plus] { tableau.removeRow(row) }
    forget(id, entry)
    // The pivot may have made the value of what is gone negative, nothing else's.
    tableau.infeasible = []
  }

  /// Minimizes the violations of constraints that are not required.
  package mutating func solve() {
    guard !isOptimal else { return }
    tableau.optimize()
    tableau.infeasible = []
    isOptimal = true
  }

  private mutating func makeEntry(_ constraint: Constraint) -> Entry {
    let isEquation = constraint.relation == .equal
    let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    var plusKind = SimplexTableau.Kind.slack
    if isEquation { plusKind = constraint.isRequired ? .dummy : .error }
    return Entry(
      sign: sign, constant: constraint.constant * sign, priority: constraint.priority,
      plus: tableau.makeSymbol(plusKind),
      minus: constraint.isRequired ? nil : tableau.makeSymbol(.error))
  }

  private mutating func forget(_ id: ID, _ entry: Entry) {
    for symbol in [entry.plus, entry.minus].compactMap({ $0 }) {
      owners[symbol] = nil
      tableau.removeSymbol(symbol)
    }
    entries[id] = nil
    isOptimal = false
  }

  func constraints(owning symbols: [Int], but id: ID) -> [ID] {
    Set(symbols.compactMap { owners[$0] }).subtracting([id]).sorted { $0.index < $1.index }
  }

  // MARK: Where a new equation goes

  /// Adds `0 = row` to the tableau; returns the contradicting symbols if that is impossible.
  private mutating func insert(_ row: SimplexRow, _ entry: Entry) -> [Int]? {
    isOptimal = false
    guard let subject = subject(of: row, entry) else {
      if row.terms.allSatisfy({ tableau.kinds[$0.symbol] == .dummy }) {
        guard abs(row.constant) < SimplexRow.tolerance else { return row.terms.map(\.symbol) }
        solve(row, for: entry.plus)
        return nil
      }
      return tableau.addWithArtificial(row)
    }
    solve(row, for: subject)
    return nil
  }

  private mutating func solve(_ row: SimplexRow, for symbol: Int) {
    var solved = row
    solved.solve(for: symbol)
    if tableau.isRestricted(symbol) { solved.constant = max(0, solved.constant) }
    tableau.substitute(symbol, by: solved)
    tableau.addRow(solved, for: symbol)
  }

  /// Returns a symbol for which a new equation can be solved without a search.
  private mutating func subject(of row: SimplexRow, _ entry: Entry) -> Int? {
    if let any = row.terms.first(where: { tableau.kinds[$0.symbol] == .external }) {
      return any.symbol
    }
    if tableau.isPivotable(entry.plus), row.constant >= 0 { return entry.plus }
    if let minus = entry.minus, row.constant <= 0 { return minus }
    for term in row.terms where tableau.kinds[term.symbol] == .size {
      let isAllowed = row.constant * term.coefficient <= 0
      if isAllowed, tableau.column(of: term.symbol).isEmpty { return term.symbol }
    }
    return nil
  }

  // MARK: Failures that count

  /// Adds or removes the errors of a constraint in the objective of its priority.
  private mutating func count(_ entry: Entry, times factor: Double) {
    let errors = [entry.plus, entry.minus].compactMap { $0 }
      .filter { tableau.kinds[$0] == .error }
    guard !errors.isEmpty else { return }
    let index = objective(of: entry.priority)
    tableau.objectives[index].uses += factor > 0 ? 1 : -1
    if tableau.objectives[index].uses == 0 {
      // With the last that counts, what rounding left over goes too.
      tableau.objectives.remove(at: index)
      return
    }
    for error in errors { tableau.add(error, times: factor, toObjective: index) }
  }

  private mutating func objective(of priority: Float) -> Int {
    let index =
      tableau.objectives.firstIndex { $0.priority <= priority } ?? tableau.objectives.count
    if index < tableau.objectives.count, tableau.objectives[index].priority == priority {
      return index
    }
    tableau.objectives.insert(SimplexTableau.Objective(priority: priority), at: index)
    return index
  }

  // MARK: Removal

  /// Returns the row in which a symbol can become basic while all other values stay feasible.
  private mutating func rowToLeave(for symbol: Int) -> Int? {
    var best: (row: Int, rank: Int, ratio: Double)?
    for (row, coefficient) in tableau.column(of: symbol) {
      guard let basic = tableau.basics[row] else { continue }
      let rank: Int
      switch tableau.kinds[basic] {
      case .dummy: rank = 0
      case .external: rank = 3
      default: rank = coefficient < 0 ? 1 : 2
      }
      let ratio = abs(tableau.rows[row].constant / coefficient)
      guard let known = best else {
        best = (row, rank, ratio)
        continue
      }
      if (rank, ratio) < (known.rank, known.ratio) { best = (row, rank, ratio) }
    }
    return best?.row
  }
}
