// SPDX-License-Identifier: MIT

/// A required constraint that is left out, since others that are required contradict it.
///
/// It comes back into force by itself when one of those goes or changes.
///
/// Apple counterpart: the message “Unable to simultaneously satisfy constraints” · Source: Auto
/// Layout Guide, Debugging · Fidelity: approximate
@MainActor
public struct ConstraintConflict {
  /// What is left out.
  public let constraint: LayoutConstraint
  /// The constraints, and frames of views, that cannot hold together with it.
  public let contradicted: [String]
  /// Whether the diagnostics of the update cycle tell of it.
  var isReported = false

  /// The constraint as an equation.
  var text: String { constraint.description }

  /// One line for people.
  public var message: String {
    "\(text) is left out: it contradicts \(contradicted.joined(separator: ", "))"
  }
}

extension View {
  /// The constraints of the whole hierarchy that are left out now.
  ///
  /// They are also among the diagnostics of the update cycle, each once.
  public final var constraintConflicts: [ConstraintConflict] {
    layoutRoot.layout?.engine?.conflicts ?? []
  }
}
