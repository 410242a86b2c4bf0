// SPDX-License-Identifier: MIT

extension SimplexTableau {
  // MARK: Primal simplex: from allowed to best

  /// Minimizes the objectives, in the order of their priorities.
  mutating func optimize() {
    for _ in 0..<pivotLimit {
      guard let entering = entering(), let row = leavingRow(for: entering) else { return }
      pivot(entering, in: row)
    }
  }

  /// Returns the first symbol whose increase reduces an objective, or nil if there is none.
  ///
  /// The order is Bland's rule, which prevents cycles.
  private mutating func entering() -> Int? {
    var best: Int?
    mark += 1
    for objective in objectives {
      for term in objective.row.terms {
        guard isPivotable(term.symbol), marks[term.symbol] != mark else { continue }
        marks[term.symbol] = mark
        if term.coefficient < 0, term.symbol < best ?? .max { best = term.symbol }
      }
    }
    return best
  }

  /// Returns whether a symbol can have any value from 0 up.
  func isPivotable(_ symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .size, .slack, .error: true
    case .unused, .external, .dummy: false
    }
  }

  /// Returns the row whose basic symbol is the first to reach 0 when a symbol grows.
  mutating func leavingRow(for entering: Int, preferring preferred: Int? = nil) -> Int? {
    var best: (row: Int, ratio: Double, symbol: Int)?
    for (row, coefficient) in column(of: entering) {
      guard let basic = basics[row], kinds[basic] != .external else { continue }
      guard coefficient < 0 || kinds[basic] == .dummy else { continue }
      let ratio = kinds[basic] == .dummy ? 0 : -rows[row].constant / coefficient
      let symbol = row == preferred ? -1 : basic
      guard let known = best else {
        best = (row, ratio, symbol)
        continue
      }
      if ratio < known.ratio || ratio == known.ratio && symbol < known.symbol {
        best = (row, ratio, symbol)
      }
    }
    return best?.row
  }

  // MARK: Dual simplex: from best to allowed

  /// Makes all rows feasible again while keeping the objectives minimal.
  ///
  /// - Returns: a row that proves that it is impossible; nil for success
  mutating func restore() -> Int? {
    var pivots = 0
    while let row = infeasible.popLast() {
      guard let basic = basics[row], kinds[basic] != .external else { continue }
      let constant = rows[row].constant
      if kinds[basic] == .dummy ? constant == 0 : constant > -SimplexRow.tolerance { continue }
      pivots += 1
      guard pivots < pivotLimit, kinds[basic] != .dummy, let entering = dualEntering(row) else {
        return row
      }
      pivot(entering, in: row)
    }
    return nil
  }

  /// Returns the symbol that raises a row's constant at the least cost.
  private func dualEntering(_ row: Int) -> Int? {
    var best: (symbol: Int, costs: [Double])?
    for term in rows[row].terms where term.coefficient > 0 && isPivotable(term.symbol) {
      let costs = objectives.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
      guard let known = best else {
        best = (term.symbol, costs)
        continue
      }
      if Self.isLess(costs, known.costs) { best = (term.symbol, costs) }
    }
    return best?.symbol
  }

  /// Compares costs by priority; differences within the tolerance count as equal.
  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) >= SimplexRow.tolerance {
      return left < right
    }
    return false
  }

  /// Finds all infeasible rows again after a search was abandoned.
  mutating func findInfeasible() {
    infeasible = []
    for row in rows.indices { note(row) }
  }

  // MARK: A first solution

  /// Adds an equation `0 = row` of required symbols by means of an artificial variable.
  ///
  /// - Returns: the contradicting symbols; nil if the equation holds
  mutating func addWithArtificial(_ equation: SimplexRow) -> [Int]? {
    let artificial = makeSymbol(.slack)
    var row = equation
    if row.constant < 0 { row.scale(by: -1) }
    addRow(row, for: artificial)
    for _ in 0..<pivotLimit {
      guard let own = rowOfSymbol[artificial], rows[own].constant > SimplexRow.tolerance,
        let entering = rows[own].terms.first(where: {
          $0.coefficient < 0 && isPivotable($0.symbol)
        })?.symbol,
        let leaving = leavingRow(for: entering, preferring: own)
      else { break }
      pivot(entering, in: leaving)
    }
    defer { removeSymbol(artificial) }
    guard let own = rowOfSymbol[artificial] else { return nil }
    if rows[own].constant > SimplexRow.tolerance { return rows[own].terms.map(\.symbol) }
    add(-rows[own].constant, toConstantOf: own)
    let terms = rows[own].terms.filter { kinds[$0.symbol] != .external }
    let usable = terms.filter { isPivotable($0.symbol) }
    let largest = (usable.isEmpty ? terms : usable).max {
      abs($0.coefficient) < abs($1.coefficient)
    }
    if let largest { pivot(largest.symbol, in: own) }
    return nil
  }
}
