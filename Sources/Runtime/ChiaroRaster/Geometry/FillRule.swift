// SPDX-License-Identifier: MIT

/// The rule that decides which points are inside a path.
///
/// Apple counterpart: `CGPathFillRule` · Source: CGPath.h · Fidelity: exact
public enum FillRule: Int32, Sendable, CaseIterable {
  /// The nonzero winding rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd = 1
}
