// SPDX-License-Identifier: MIT

/// A direction in which assistive software scrolls content.
///
/// Apple counterpart: `UIAccessibilityScrollDirection` · Source: UIAccessibilityConstants.h ·
/// Fidelity: exact
public enum AccessibilityScrollDirection: Int, Sendable, CaseIterable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
