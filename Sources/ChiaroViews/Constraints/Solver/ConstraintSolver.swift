// SPDX-License-Identifier: MIT

/// Finds values for variables that meet constraints, and finds them anew when some change.
///
/// Required constraints hold. Of the others, the sum of the failures is as small as it can be
/// among those of the highest priority, then of the next, and so on. A variable about which nothing
/// is said is 0. A required constraint that cannot hold beside the others is left out.
struct ConstraintSolver {
  /// A number to be found.
  struct Variable: Hashable {
    let symbol: Int
  }
  typealias Constraint = LinearConstraint<Variable>

  /// A constraint of a solver.
  struct ID: Hashable {
    let index: Int
  }

  /// What became of a constraint.
  enum Outcome: Equatable {
    case holds
    /// It was left out, since it contradicts these required ones.
    case conflicts([ID])
  }

  /// A constraint as `plus - minus = expression`, both never negative.
  struct Entry {
    /// -1 where the constraint was turned around to ask for more instead of less.
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
  /// Whether the objectives may be larger than they have to be.
  var isOptimal = true

  // MARK: Variables

  mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    Variable(symbol: tableau.makeSymbol(isNonnegative ? .size : .external))
  }

  /// Forgets a variable that stands in no constraint.
  mutating func remove(_ variable: Variable) { tableau.removeSymbol(variable.symbol) }

  func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  // MARK: Constraints

  /// Adds a constraint; it is met after the next `solve`.
  mutating func add(_ constraint: Constraint) -> (id: ID, outcome: Outcome) {
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

  /// Takes a constraint out.
  mutating func remove(_ id: ID) {
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

  /// Makes failures as small as they can be.
  mutating func solve() {
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

  /// Adds `0 = row` to the tableau; the symbols that contradict each other, if it cannot hold.
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

  /// The symbol for which a new equation can be solved at once.
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

  /// Lets the errors of a constraint count in the objective of its priority, or no longer.
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

  /// The row that a symbol takes over before it goes, such that all other values stay allowed.
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
