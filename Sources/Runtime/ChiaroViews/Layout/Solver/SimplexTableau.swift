// SPDX-License-Identifier: MIT

// The tableau of the incremental simplex method of Cassowary: every row says what one symbol, the
// row's basic one, is in terms of symbols that are no row's, which are 0. Method and words are
// those of G. J. Badros, A. Borning, P. J. Stuckey: The Cassowary linear arithmetic constraint
// solving algorithm, ACM TOCHI 8 (4), 2001, https://doi.org/10.1145/504704.504705.
//
// Three things are ours. Priorities are compared one after the other, not added up with weights:
// there is an objective for each that is in use, and costs are compared as lists, so that no
// number of wishes outweighs a stronger one. Rows are sorted arrays; a column is a list of rows
// that may name rows in which the symbol no longer occurs, which is found out when it is read.
// And lengths, which cannot be negative, are symbols of their own kind instead of constraints.

/// A system of linear equations, each solved for one symbol.
struct SimplexTableau {
  enum Kind: UInt8 {
    case unused
    /// A variable of any sign.
    case external
    /// A variable that is never negative.
    case size
    /// The slack of an inequality; never negative.
    case slack
    /// The violation of a constraint that is not required; never negative.
    case error
    /// The marker of a required equation; always 0.
    case dummy
  }

  /// The expression to minimize for one priority.
  struct Objective {
    var priority: Float
    var row = SimplexRow(constant: 0)
    /// The number of constraints whose errors are included.
    var uses = 0
  }

  // By symbol.
  private(set) var kinds: [Kind] = []
  private(set) var rowOfSymbol: [Int?] = []
  private var columns: [[Int]] = []
  /// The number of the search that last visited a symbol.
  var marks: [Int] = []
  var mark = 0
  private var unusedSymbols: [Int] = []
  // By row.
  private(set) var rows: [SimplexRow] = []
  private(set) var basics: [Int?] = []
  private var stamps: [Int] = []
  private var unusedRows: [Int] = []
  private var stamp = 0

  /// The objectives, from the highest priority to the lowest.
  var objectives: [Objective] = []
  /// The rows whose constants violate the restriction of their basic symbols.
  var infeasible: [Int] = []

  private var scratch: [SimplexRow.Term] = []
  private var added: [Int] = []

  /// The number of pivots after which a search is abandoned; more than any layout needs.
  var pivotLimit: Int { 1_000 + 4 * rows.count }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(nil)
    columns.append([])
    marks.append(0)
    return kinds.count - 1
  }

  /// Removes a symbol from all rows and objectives.
  mutating func removeSymbol(_ symbol: Int) {
    if let row = rowOfSymbol[symbol] { removeRow(row) }
    for (row, _) in column(of: symbol) { rows[row].remove(symbol) }
    for index in objectives.indices { objectives[index].row.remove(symbol) }
    columns[symbol] = []
    kinds[symbol] = .unused
    unusedSymbols.append(symbol)
  }

  func value(of symbol: Int) -> Double { rowOfSymbol[symbol].map { rows[$0].constant } ?? 0 }

  func isRestricted(_ symbol: Int) -> Bool { kinds[symbol] != .external }

  /// Returns the rows in which a symbol occurs, with its coefficients.
  mutating func column(of symbol: Int) -> [(row: Int, coefficient: Double)] {
    stamp += 1
    var found: [(row: Int, coefficient: Double)] = []
    for row in columns[symbol] where stamps[row] != stamp && basics[row] != nil {
      stamps[row] = stamp
      let coefficient = rows[row].coefficient(of: symbol)
      if coefficient != 0 { found.append((row, coefficient)) }
    }
    columns[symbol] = found.map(\.row)
    return found
  }

  // MARK: Rows

  /// Adds a row that is solved for a symbol that occurs in no other row.
  mutating func addRow(_ row: SimplexRow, for symbol: Int) {
    let index: Int
    if let unused = unusedRows.popLast() {
      index = unused
      rows[index] = row
      basics[index] = symbol
    } else {
      index = rows.count
      rows.append(row)
      basics.append(symbol)
      stamps.append(0)
    }
    rowOfSymbol[symbol] = index
    for term in row.terms {
      columns[term.symbol].append(index)
      // A column that nobody reads would grow with every pivot.
      if columns[term.symbol].count > 2 * rows.count + 16 { _ = column(of: term.symbol) }
    }
  }

  mutating func removeRow(_ index: Int) {
    if let symbol = basics[index] { rowOfSymbol[symbol] = nil }
    basics[index] = nil
    rows[index] = SimplexRow(constant: 0)
    unusedRows.append(index)
  }

  mutating func add(_ change: Double, toConstantOf row: Int) { rows[row].constant += change }

  /// Adds a multiple of a symbol to an expression, or of its row if the symbol is basic.
  mutating func add(_ symbol: Int, times factor: Double, to row: inout SimplexRow) {
    guard let own = rowOfSymbol[symbol] else { return row.add(symbol, times: factor) }
    row.add(rows[own], times: factor, scratch: &scratch, added: &added)
    added.removeAll(keepingCapacity: true)
  }

  mutating func add(_ symbol: Int, times factor: Double, toObjective index: Int) {
    var row = SimplexRow(constant: 0)
    swap(&row, &objectives[index].row)
    add(symbol, times: factor, to: &row)
    swap(&row, &objectives[index].row)
  }

  /// Replaces a symbol by an expression in all rows and objectives.
  mutating func substitute(_ symbol: Int, by row: SimplexRow) {
    for (index, _) in column(of: symbol) {
      let factor = rows[index].remove(symbol)
      rows[index].add(row, times: factor, scratch: &scratch, added: &added)
      for symbol in added { columns[symbol].append(index) }
      added.removeAll(keepingCapacity: true)
      note(index)
    }
    columns[symbol].removeAll(keepingCapacity: true)
    for index in objectives.indices {
      let factor = objectives[index].row.remove(symbol)
      guard factor != 0 else { continue }
      objectives[index].row.add(row, times: factor, scratch: &scratch, added: &added)
      added.removeAll(keepingCapacity: true)
    }
  }

  /// Records a row whose constant violates the restriction of its basic symbol.
  mutating func note(_ index: Int) {
    guard let basic = basics[index], kinds[basic] != .external else { return }
    let constant = rows[index].constant
    if abs(constant) < SimplexRow.tolerance {
      rows[index].constant = 0
    } else if constant < 0 || kinds[basic] == .dummy {
      infeasible.append(index)
    }
  }

  /// Makes a symbol the basic symbol of a row, in place of the current one.
  mutating func pivot(_ entering: Int, in index: Int) {
    guard let leaving = basics[index] else { return }
    var row = rows[index]
    removeRow(index)
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substitute(entering, by: row)
    addRow(row, for: entering)
  }
}
