// SPDX-License-Identifier: MIT

/// A required constraint that is not in force because other required constraints contradict it.
///
/// It comes back into force when one of those is removed or changes.
///
/// Apple counterpart: the message “Unable to simultaneously satisfy constraints” · Source: Auto
/// Layout Guide, Debugging · Fidelity: approximate, a value that a program can read
@preconcurrency @MainActor
public struct ConstraintConflict {
  /// The constraint that is not in force.
  public let constraint: LayoutConstraint
  /// The descriptions of the constraints and frames that conflict with `constraint`.
  public let contradicted: [String]
  /// Whether the diagnostics of the update cycle contain the conflict.
  var isReported = false

  /// The constraint written as an equation.
  var text: String { constraint.description }

  /// The conflict as a one-line message.
  public var message: String {
    "\(text) is not in force, because it contradicts \(contradicted.joined(separator: ", "))"
  }
}

extension View {
  /// The constraints of the whole hierarchy that are currently not in force because of conflicts.
  ///
  /// The diagnostics of the update cycle contain each of them once.
  public final var constraintConflicts: [ConstraintConflict] {
    layoutRoot.layout?.engine?.conflicts ?? []
  }
}
