// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension StackArrangement {
  /// The identity of a constraint apart from its constant.
  private struct Key: Hashable {
    var first: ObjectIdentifier?
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: LayoutConstraint.Attribute
    var multiplier: CGFloat
    var priority: LayoutPriority

    @MainActor
    init(_ constraint: LayoutConstraint) {
      first = constraint.firstItem.map(ObjectIdentifier.init)
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      second = constraint.secondItem.map(ObjectIdentifier.init)
      secondAttribute = constraint.secondAttribute
      multiplier = constraint.multiplier
      priority = constraint.priority
    }
  }

  /// Puts the constraints in force in place of former ones.
  ///
  /// Those that are the same stay in force, so that a view that is hidden in a long stack costs no
  /// more than what is around it.
  ///
  /// - Parameter former: the constraints of the stack until now
  /// - Returns: the constraints that are in force
  func inForce(insteadOf former: [LayoutConstraint]) -> [LayoutConstraint] {
    var known: [Key: LayoutConstraint] = [:]
    for constraint in former where constraint.isActive { known[Key(constraint)] = constraint }
    var kept: Set<ObjectIdentifier> = []
    let result = constraints.map { constraint in
      guard let same = known.removeValue(forKey: Key(constraint)) else { return constraint }
      kept.insert(ObjectIdentifier(same))
      same.constant = constraint.constant
      return same
    }
    for constraint in former where !kept.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    LayoutConstraint.activate(result)
    return result
  }
}
