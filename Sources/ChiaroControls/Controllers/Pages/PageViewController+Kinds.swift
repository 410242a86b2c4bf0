// SPDX-License-Identifier: MIT

public import ChiaroViews

extension PageViewController {
  /// How pages change.
  ///
  /// Apple counterpart: `UIPageViewController.TransitionStyle` · Source: UIPageViewController.h ·
  /// Fidelity: approximate, both scroll
  public enum TransitionStyle: Int, Sendable, CaseIterable {
    /// As a page of paper that is turned; shown as `scroll`.
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which people swipe.
  ///
  /// Apple counterpart: `UIPageViewController.NavigationOrientation` · Source:
  /// UIPageViewController.h · Fidelity: exact
  public enum NavigationOrientation: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }

  /// Whether a page is onward or back.
  ///
  /// Apple counterpart: `UIPageViewController.NavigationDirection` · Source:
  /// UIPageViewController.h · Fidelity: exact
  public enum NavigationDirection: Int, Sendable, CaseIterable {
    case forward = 0
    case reverse = 1
  }

  /// Where two pages of a book meet.
  ///
  /// Apple counterpart: `UIPageViewController.SpineLocation` · Source: UIPageViewController.h ·
  /// Fidelity: exact
  public enum SpineLocation: Int, Sendable, CaseIterable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The name of an option.
  ///
  /// Apple counterpart: `UIPageViewController.OptionsKey` · Source: UIPageViewController.h ·
  /// Fidelity: exact
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages, a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where two pages meet, a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}

/// What a page view controller asks for its pages.
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
  /// Returns the number of dots below the pages; the default is 0, for no dots.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the number of the dot that stands out, from 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The methods by which a page view controller tells of swipes; all have defaults.
///
/// Apple counterpart: `UIPageViewControllerDelegate` · Source: UIPageViewController.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a swipe begins, with the pages to which it may lead.
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
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
