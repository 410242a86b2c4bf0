// SPDX-License-Identifier: MIT

/// A required constraint that the layout ignores, because other required constraints contradict it.
///
/// It takes effect again when one of those is removed or changes.
///
/// Apple counterpart: the message “Unable to simultaneously satisfy constraints” · Source: Auto
/// Layout Guide, Debugging · Fidelity: approximate, a value that a program can read
@preconcurrency @MainActor
public struct ConstraintConflict {
  /// The constraint that the layout ignores.
  public let constraint: LayoutConstraint
  /// Descriptions of the constraints and frames that contradict `constraint`.
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
  /// The constraints of the whole hierarchy that the layout currently ignores because of conflicts.
  ///
  /// The update cycle's diagnostics report each of them once.
  public final var constraintConflicts: [ConstraintConflict] {
    layoutRoot.layout?.engine?.conflicts ?? []
  }
}
