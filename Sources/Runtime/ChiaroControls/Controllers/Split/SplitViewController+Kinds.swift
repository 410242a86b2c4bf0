// SPDX-License-Identifier: MIT

public import ChiaroViews

extension SplitViewController {
  /// The number of columns of a split view controller.
  ///
  /// Apple counterpart: `UISplitViewController.Style` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// Two or three columns without navigation controllers of their own, made from
    /// `viewControllers`.
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
    /// The column between the two others, in the style with three columns.
    case supplementary = 1
    case secondary = 2
    /// The controller shown in place of all columns where the width is compact.
    case compact = 3
  }

  /// The columns shown, and their place: beside the secondary column or over it.
  ///
  /// Apple counterpart: `UISplitViewController.DisplayMode` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// `oneBesideSecondary` while columns are side by side in a view that is wider than high,
    /// otherwise `secondaryOnly`.
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

  /// The way in which columns share the width.
  ///
  /// Apple counterpart: `UISplitViewController.SplitBehavior` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// `tile` in a view that is wider than high, or in the style `unspecified` at least 900 points
    /// wide; otherwise `overlay`.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The other columns are over the secondary column.
    case overlay = 2
    /// The other columns push the secondary one aside; shown as `overlay`.
    case displace = 3
  }

  /// The side at which the primary column is.
  ///
  /// Apple counterpart: `UISplitViewController.PrimaryEdge` · Source: UISplitViewController.h ·
  /// Fidelity: exact
  public enum PrimaryEdge: Int, Sendable, CaseIterable {
    case leading = 0
    case trailing = 1
  }
}

/// The methods by which a split view controller asks for and reports the state of its columns; all
/// have defaults.
///
/// Apple counterpart: `UISplitViewControllerDelegate` · Source: UISplitViewController.h · Fidelity:
/// approximate, orientations and preferred display modes are not asked for
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Asks which column is on top when the columns become one navigation stack.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asks whether the delegate itself has dealt with the secondary controller as the columns become
  /// one stack.
  ///
  /// If true, the split view controller does not push it. Only asked in the style `unspecified`.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Called after the columns became one navigation stack.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called after the stack became columns again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Called before a column is shown.
  func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Asks whether the delegate itself shows a controller as the primary one; if true, nothing is
  /// done.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Asks whether the delegate itself shows a controller as the secondary one; if true, nothing is
  /// done.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Asks which column is on top when the columns become one stack; the default returns the
  /// proposed one.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Asks whether the delegate itself has dealt with the secondary controller as the columns become
  /// one stack.
  ///
  /// The default returns false: the content of the secondary navigation controller is pushed onto
  /// the primary one's stack.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Called after the columns became one navigation stack; the default does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Called after the stack became columns again; the default does nothing.
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
  /// Asks whether the delegate itself shows a controller as the primary one.
  ///
  /// The default returns false: the split view controller pushes it in the primary column.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// Asks whether the delegate itself shows a controller as the secondary one.
  ///
  /// The default returns false: the split view controller puts it in the secondary column or pushes
  /// it.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}
