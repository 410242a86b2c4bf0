// SPDX-License-Identifier: MIT

/// A linear expression in the symbols of a tableau: a constant and terms in the order of symbols.
struct SimplexRow {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }

  /// What is taken for zero: sums of a thousand lengths of screens are right to 1e-10.
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

  /// The coefficient of a symbol; 0 when it does not occur.
  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms[index].coefficient
  }

  /// Takes a symbol out, and answers its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a multiple of one symbol.
  mutating func add(_ symbol: Int, times factor: Double) {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      terms.insert(Term(symbol: symbol, coefficient: factor), at: index)
      return
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) < Self.tolerance { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression; `added` takes the symbols that did not occur here, and
  /// `scratch` is room for the sum.
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

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// From `0 = row` to `symbol = row`.
  mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }
}
