// SPDX-License-Identifier: MIT

public import ChiaroViews

extension PageViewController {
  /// The animation with which pages change.
  ///
  /// Apple counterpart: `UIPageViewController.TransitionStyle` · Source: UIPageViewController.h ·
  /// Fidelity: approximate, pages scroll in both styles
  public enum TransitionStyle: Int, Sendable, CaseIterable {
    /// Pages curl like a sheet of paper; shown as `scroll`.
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which the user swipes between pages.
  ///
  /// Apple counterpart: `UIPageViewController.NavigationOrientation` · Source:
  /// UIPageViewController.h · Fidelity: exact
  public enum NavigationOrientation: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction in which pages change: forward or back.
  ///
  /// Apple counterpart: `UIPageViewController.NavigationDirection` · Source:
  /// UIPageViewController.h · Fidelity: exact
  public enum NavigationDirection: Int, Sendable, CaseIterable {
    case forward = 0
    case reverse = 1
  }

  /// The place of the spine, where the two pages of an open book meet.
  ///
  /// Apple counterpart: `UIPageViewController.SpineLocation` · Source: UIPageViewController.h ·
  /// Fidelity: exact
  public enum SpineLocation: Int, Sendable, CaseIterable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The name of an option for a page view controller.
  ///
  /// Apple counterpart: `UIPageViewController.OptionsKey` · Source: UIPageViewController.h ·
  /// Fidelity: exact
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages in points, an `NSNumber`.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine, a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}

/// The methods that a page view controller calls to get its pages.
///
/// Apple counterpart: `UIPageViewControllerDataSource` · Source: UIPageViewController.h ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a given page; nil if there is none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after a given page; nil if there is none.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Asks for the number of dots below the pages; 0, the default, for no dots.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Asks for the index of the highlighted dot; the default is 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Asks for the number of dots below the pages; the default returns 0, for no dots.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Asks for the index of the highlighted dot; the default returns 0, the first one.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The methods that a page view controller calls to report swipes; all have defaults.
///
/// Apple counterpart: `UIPageViewControllerDelegate` · Source: UIPageViewController.h · Fidelity:
/// approximate, the delegate is not asked for orientations and spines
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a swipe begins, with the pages before and after the current one.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when a swipe has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: the controller
  ///   - finished: whether the pages have come to rest; always true
  ///   - previousViewControllers: the page that was shown before
  ///   - completed: whether a different page is now shown
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Called when a swipe begins, with the pages before and after the current one; the default does
  /// nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Called when a swipe has ended; the default does nothing.
  ///
  /// `finished` is always true; `completed` tells whether a different page is now shown.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
