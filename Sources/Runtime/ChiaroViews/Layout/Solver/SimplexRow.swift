// SPDX-License-Identifier: MIT

/// A linear expression in symbols of a tableau: a constant and terms in the order of symbols.
struct SimplexRow {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }

  /// The magnitude below which a number counts as zero: sums of a thousand screen lengths are exact
  /// to 1e-10.
  static let tolerance = 1e-8

  var constant: Double
  var terms: [Term] = []

  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a symbol; 0 if it does not occur.
  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms[index].coefficient
  }

  /// Removes a symbol and returns its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int, times factor: Double) {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      terms.insert(Term(symbol: symbol, coefficient: factor), at: index)
      return
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) < Self.tolerance { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression.
  ///
  /// `added` receives the symbols that are new in this expression; `scratch` is a reusable buffer.
  mutating func add(
    _ other: SimplexRow, times factor: Double, scratch: inout [Term], added: inout [Int]
  ) {
    constant += other.constant * factor
    guard let first = other.terms.first else { return }
    scratch.removeAll(keepingCapacity: true)
    // Symbols of new constraints are mostly the highest: all before them stays where it is.
    let start = index(of: first.symbol)
    var index = start
    for theirs in other.terms {
      while index < terms.count, terms[index].symbol < theirs.symbol {
        scratch.append(terms[index])
        index += 1
      }
      var sum = theirs.coefficient * factor
      let isShared = index < terms.count && terms[index].symbol == theirs.symbol
      if isShared {
        sum += terms[index].coefficient
        index += 1
      }
      guard abs(sum) >= Self.tolerance else { continue }
      scratch.append(Term(symbol: theirs.symbol, coefficient: sum))
      if !isShared { added.append(theirs.symbol) }
    }
    scratch.append(contentsOf: terms[index...])
    terms.replaceSubrange(start..., with: scratch)
  }

  /// Multiplies the constant and all coefficients by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Solves the equation `0 = row` for a symbol, which gives `symbol = row`.
  mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }
}
