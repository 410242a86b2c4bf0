// SPDX-License-Identifier: MIT

/// What the places related to a finding are to it.
package enum RelatedKind: String, Sendable {
  /// Others of one cause, or what else is concerned.
  case others
  /// Where the value of the finding's place goes, such as the uses of a constant.
  case uses
  /// Where the value of the finding's place comes from, such as the callers of a function.
  case origins
}
