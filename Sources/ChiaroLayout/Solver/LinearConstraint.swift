// SPDX-License-Identifier: MIT

/// A linear expression of solver variables that is related to zero.
struct LinearConstraint<Variable: Hashable> {
  enum Relation {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  var terms: [Variable: Double]
  var constant: Double
  var relation = Relation.equal
  /// The priority, from 1 to 1,000; a constraint of 1,000 is required.
  var priority: Float = 1_000

  var isRequired: Bool { priority >= 1_000 }

  /// Returns the violation of the constraint for given values of the variables.
  func violation(_ value: (Variable) -> Double) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.value * value($1.key) }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}
