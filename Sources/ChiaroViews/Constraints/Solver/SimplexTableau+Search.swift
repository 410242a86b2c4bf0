// SPDX-License-Identifier: MIT

extension SimplexTableau {
  // MARK: Primal simplex: from allowed to best

  /// Makes the objectives as small as they can be, the stronger first.
  mutating func optimize() {
    for _ in 0..<pivotLimit {
      guard let entering = entering(), let row = leavingRow(for: entering) else { return }
      pivot(entering, in: row)
    }
  }

  /// A symbol that makes the objectives smaller when it grows: the first, by Bland's rule, with
  /// which the search never goes in circles.
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

  /// Whether a symbol can be more than 0 and never less.
  func isPivotable(_ symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .size, .slack, .error: true
    case .unused, .external, .dummy: false
    }
  }

  /// The row whose basic symbol is the first to come down to 0 when a symbol grows.
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

  /// Makes every constant allowed again, keeping the objectives as small as they can be.
  ///
  /// - Returns: the row that shows that there is no way, or nil when all is well
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

  /// The symbol that raises a row's constant at the least cost.
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

  /// What differs by less than rounding does is the same: weaker priorities decide then.
  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) >= SimplexRow.tolerance {
      return left < right
    }
    return false
  }

  /// Finds every row that is not allowed, after a search was given up.
  mutating func findInfeasible() {
    infeasible = []
    for row in rows.indices { note(row) }
  }

  // MARK: A first solution

  /// Adds an equation `0 = row` between required symbols, with the help of an artificial one that
  /// is to become 0.
  ///
  /// - Returns: the symbols that contradict each other, or nil when the equation holds
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
