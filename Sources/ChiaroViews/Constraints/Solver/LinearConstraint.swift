// SPDX-License-Identifier: MIT

/// An expression in variables of a solver that is to be zero, or on one side of it.
struct LinearConstraint<Variable: Hashable> {
  enum Relation {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  var terms: [Variable: Double]
  var constant: Double
  var relation = Relation.equal
  /// From 1 to 1,000; what has 1,000 is required.
  var priority: Float = 1_000

  var isRequired: Bool { priority >= 1_000 }

  /// By how much it fails where variables have certain values.
  func violation(_ value: (Variable) -> Double) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.value * value($1.key) }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}
