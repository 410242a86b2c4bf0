// SPDX-License-Identifier: MIT

public import ChiaroViews

extension SplitViewController {
  /// The number of columns of a split view controller.
  ///
  /// Apple counterpart: `UISplitViewController.Style` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// Two or three columns, which `viewControllers` supplies; the columns get no navigation
    /// controllers of their own.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  ///
  /// Apple counterpart: `UISplitViewController.Column` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum Column: Int, Sendable, CaseIterable {
    case primary = 0
    /// The middle column, in the style with three columns.
    case supplementary = 1
    case secondary = 2
    /// The controller that is shown instead of all columns when the width is compact.
    case compact = 3
  }

  /// The columns that are shown, and whether they are beside or over the secondary column.
  ///
  /// Apple counterpart: `UISplitViewController.DisplayMode` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// The same as `oneBesideSecondary` if the columns are side by side and the view is wider than
    /// tall; otherwise the same as `secondaryOnly`.
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

  /// The way in which the columns share the width.
  ///
  /// Apple counterpart: `UISplitViewController.SplitBehavior` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// The same as `tile` in a view that is wider than tall; otherwise the same as `overlay`.
    ///
    /// In the style `unspecified`, a width of at least 900 points is also enough for `tile`.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The other columns cover a part of the secondary column.
    case overlay = 2
    /// The other columns push the secondary column aside; shown as `overlay`.
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

/// The methods that a split view controller calls to ask about and report the state of its columns.
///
/// All have defaults.
///
/// Apple counterpart: `UISplitViewControllerDelegate` · Source: UISplitViewController.h · Fidelity:
/// approximate, the delegate is not asked for orientations and preferred display modes
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Asks which column to show on top when the columns become one navigation stack.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asks whether the delegate handles the secondary controller itself when the columns become one
  /// stack.
  ///
  /// If it returns true, the split view controller does not push that controller. It is called only
  /// in the style `unspecified`.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Called after the columns became one navigation stack.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called after the navigation stack became columns again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Called before a column is shown.
  func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Asks whether the delegate itself shows a controller in the primary column.
  ///
  /// If it returns true, the split view controller does nothing.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Asks whether the delegate itself shows a controller in the secondary column.
  ///
  /// If it returns true, the split view controller does nothing.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Asks which column to show on top when the columns become one navigation stack.
  ///
  /// The default returns the proposed column.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Asks whether the delegate handles the secondary controller itself when the columns become one
  /// stack.
  ///
  /// The default returns false: the controllers of the secondary navigation controller are pushed
  /// onto the stack of the primary one.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Called after the columns became one navigation stack; the default does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Called after the navigation stack became columns again; the default does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Called before a column is shown; the default does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Called before a column is hidden; the default does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Called before the display mode changes; the default does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Asks whether the delegate itself shows a controller in the primary column.
  ///
  /// The default returns false: the split view controller pushes the controller in the primary
  /// column.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// Asks whether the delegate itself shows a controller in the secondary column.
  ///
  /// The default returns false: the split view controller puts the controller in the secondary
  /// column or pushes it.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}
