// SPDX-License-Identifier: MIT

/// How the split view around a view is laid out.
///
/// Apple counterpart: `UISplitViewController.LayoutEnvironment` · Source: UIKit reference, iOS 26
/// (S12; raw values beyond 0 follow its order) · Fidelity: approximate
public enum SplitViewLayoutEnvironment: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = 0
  /// No split view.
  case none = 1
  /// Columns side by side.
  case expanded = 2
  /// One column at a time.
  case collapsed = 3
}
