// SPDX-License-Identifier: MIT

public import ChiaroViews

extension PageViewController {
  /// The animation with which pages change.
  ///
  /// Apple counterpart: `UIPageViewController.TransitionStyle` · Source: UIPageViewController.h ·
  /// Fidelity: approximate, both styles scroll
  public enum TransitionStyle: Int, Sendable, CaseIterable {
    /// Like a page of paper that is turned; shown as `scroll`.
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

  /// The direction of a change to another page: forward or back.
  ///
  /// Apple counterpart: `UIPageViewController.NavigationDirection` · Source:
  /// UIPageViewController.h · Fidelity: exact
  public enum NavigationDirection: Int, Sendable, CaseIterable {
    case forward = 0
    case reverse = 1
  }

  /// The place of the spine, at which two pages of a book meet.
  ///
  /// Apple counterpart: `UIPageViewController.SpineLocation` · Source: UIPageViewController.h ·
  /// Fidelity: exact
  public enum SpineLocation: Int, Sendable, CaseIterable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The name of an option of a page view controller.
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

/// The methods by which a page view controller asks for its pages.
///
/// Apple counterpart: `UIPageViewControllerDataSource` · Source: UIPageViewController.h ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before another; nil if it is the first.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after another; nil if it is the last.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Asks for the number of dots below the pages; 0, the default, for no dots.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Asks for the index of the highlighted dot, from 0, which is the default.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Asks for the number of dots below the pages; the default returns 0: there are no dots.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Asks for the index of the highlighted dot; the default returns 0, the first one.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The methods by which a page view controller reports swipes; all have defaults.
///
/// Apple counterpart: `UIPageViewControllerDelegate` · Source: UIPageViewController.h · Fidelity:
/// approximate, orientations and spines are not asked for
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
  ///   - finished: whether pages have come to rest, which is always true
  ///   - previousViewControllers: the page that was shown before
  ///   - completed: whether another page is shown now
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
  /// `finished` is always true, and `completed` is whether another page is shown now.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
