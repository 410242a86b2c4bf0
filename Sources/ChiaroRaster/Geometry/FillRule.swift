// SPDX-License-Identifier: MIT

/// What counts as inside of a path that crosses itself.
///
/// Apple counterpart: `CGPathFillRule` · Source: CGPath.h · Fidelity: exact
public enum FillRule: Int32, Sendable, CaseIterable {
  /// Whatever the path winds around.
  case winding = 0
  /// What an odd number of lines lies around.
  case evenOdd = 1
}
