// SPDX-License-Identifier: MIT

/// The layout of the split view around a view.
///
/// Apple counterpart: `UISplitViewController.LayoutEnvironment` · Source: UIKit reference, iOS 26
/// (statement S12; raw values beyond 0 follow its order) · Fidelity: approximate, raw values are
/// assumed
public enum SplitViewLayoutEnvironment: Int, Sendable, CaseIterable, Codable {
  /// The layout is not specified.
  case unspecified = 0
  /// No split view: the view is outside of split views.
  case none = 1
  /// Columns side by side.
  case expanded = 2
  /// One column at a time.
  case collapsed = 3
}
