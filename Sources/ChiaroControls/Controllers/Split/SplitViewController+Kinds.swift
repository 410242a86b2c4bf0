// SPDX-License-Identifier: MIT

public import ChiaroViews

extension SplitViewController {
  /// The number of columns.
  ///
  /// Apple counterpart: `UISplitViewController.Style` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// As in iOS 13: two columns, made from `viewControllers`.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A place for a controller.
  ///
  /// Apple counterpart: `UISplitViewController.Column` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum Column: Int, Sendable, CaseIterable {
    case primary = 0
    /// Between the two others, in the style with three columns.
    case supplementary = 1
    case secondary = 2
    /// In place of all others where the width is compact.
    case compact = 3
  }

  /// The columns that are shown, and how.
  ///
  /// Apple counterpart: `UISplitViewController.DisplayMode` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// As the width asks for.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns make room for each other.
  ///
  /// Apple counterpart: `UISplitViewController.SplitBehavior` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// As the width asks for.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// The secondary column moves aside; shown as `overlay`.
    case displace = 3
  }

  /// The side of the primary column.
  ///
  /// Apple counterpart: `UISplitViewController.PrimaryEdge` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum PrimaryEdge: Int, Sendable, CaseIterable {
    case leading = 0
    case trailing = 1
  }
}

/// The methods by which a split view controller asks and tells of columns; all have defaults.
///
/// Apple counterpart: `UISplitViewControllerDelegate` · Source: UISplitViewController.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Returns the column on top of the stack that the columns become.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns whether the secondary controller is left out of the stack, in the style of iOS 13.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Called when the columns became one stack.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called when the stack became columns again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Called before a column is shown.
  func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Returns whether the delegate itself shows a controller as the primary one.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate itself shows a controller as the secondary one.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}
