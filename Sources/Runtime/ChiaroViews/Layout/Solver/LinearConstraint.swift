// SPDX-License-Identifier: MIT

/// A linear expression of solver variables that is related to zero.
package struct LinearConstraint<Variable: Hashable> {
  package enum Relation {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  package var terms: [Variable: Double]
  package var constant: Double
  package var relation: Relation
  /// The priority, from 1 to 1,000; a constraint of 1,000 is required.
  package var priority: Float

  package init(
    terms: [Variable: Double], constant: Double, relation: Relation = .equal,
    priority: Float = 1_000
  ) {
    (self.terms, self.constant) = (terms, constant)
    (self.relation, self.priority) = (relation, priority)
  }

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
