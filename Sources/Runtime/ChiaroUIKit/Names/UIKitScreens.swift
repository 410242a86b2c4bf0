// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  public import ChiaroControls

  /// UIKit's name for `NavigationController`.
  ///
  /// Apple counterpart: `UINavigationController` · Source: UIKit reference · Fidelity: approximate,
  /// without animated transitions, and toolbars are not shown
  public typealias UINavigationController = NavigationController
  /// UIKit's name for `NavigationControllerDelegate`.
  ///
  /// Apple counterpart: `UINavigationControllerDelegate` · Source: UIKit reference · Fidelity:
  /// approximate, without custom animations
  public typealias UINavigationControllerDelegate = NavigationControllerDelegate
  /// UIKit's name for `NavigationItem`.
  ///
  /// Apple counterpart: `UINavigationItem` · Source: UIKit reference · Fidelity: approximate,
  /// prompts and compact appearances are stored without effect
  public typealias UINavigationItem = NavigationItem
  /// UIKit's name for `TabBarController`.
  ///
  /// Apple counterpart: `UITabBarController` · Source: UIKit reference · Fidelity: approximate,
  /// without a list of further tabs
  public typealias UITabBarController = TabBarController
  /// UIKit's name for `TabBarControllerDelegate`.
  ///
  /// Apple counterpart: `UITabBarControllerDelegate` · Source: UIKit reference · Fidelity:
  /// approximate, without custom animations
  public typealias UITabBarControllerDelegate = TabBarControllerDelegate
  /// UIKit's name for `TableViewController`.
  ///
  /// Apple counterpart: `UITableViewController` · Source: UIKit reference · Fidelity: approximate,
  /// nibs are not read
  public typealias UITableViewController = TableViewController
  /// UIKit's name for `AlertController`.
  ///
  /// Apple counterpart: `UIAlertController` · Source: UIKit reference · Fidelity: approximate, an
  /// action sheet never becomes a popover
  public typealias UIAlertController = AlertController
  /// UIKit's name for `AlertAction`.
  ///
  /// Apple counterpart: `UIAlertAction` · Source: UIKit reference · Fidelity: exact
  public typealias UIAlertAction = AlertAction
  /// UIKit's name for `CollectionViewController`.
  public typealias UICollectionViewController = CollectionViewController
  /// UIKit's name for `SplitViewController`.
  public typealias UISplitViewController = SplitViewController
  /// UIKit's name for `SplitViewControllerDelegate`.
  public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
  /// UIKit's name for `PageViewController`.
  public typealias UIPageViewController = PageViewController
  /// UIKit's name for `PageViewControllerDataSource`.
  public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
  /// UIKit's name for `PageViewControllerDelegate`.
  public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
  /// UIKit's name for `ContentContainer`.
  ///
  /// Apple counterpart: `UIContentContainer` · Source: UIKit reference · Fidelity: approximate,
  /// containers are never asked for the sizes of their children
  public typealias UIContentContainer = ContentContainer
#endif
