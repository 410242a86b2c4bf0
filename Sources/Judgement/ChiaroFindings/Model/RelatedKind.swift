// SPDX-License-Identifier: MIT

/// The relation of other places to a finding.
package enum RelatedKind: String, Sendable {
  /// Other places with the same cause, or places of other objects that are involved.
  case others
  /// Places that the value at the finding's place reaches, such as the uses of a constant.
  case uses
  /// Places from which the value at the finding's place comes, such as the callers of a function.
  case origins
}
