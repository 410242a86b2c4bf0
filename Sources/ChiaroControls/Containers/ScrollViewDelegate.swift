// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The methods by which a scroll view reports scrolling; all have empty defaults.
///
/// Apple counterpart: `UIScrollViewDelegate` · Source: UIScrollView.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the content offset changed, by the user or by code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the user begins dragging the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the user ended dragging; `decelerate` is whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content came to rest after decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called before deceleration begins, after the drag ended.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when animated scrolling by a program has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Called before a drag ends, with the speed in points a millisecond and where the content will
  /// rest, which can be changed, also where scrolling is paged.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Returns whether a tap on the status bar scrolls to the top; never called here.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called when the content scrolled to the top by a tap; never called here.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Returns the view that is zoomed; nil by default, where nothing is.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called after the content was zoomed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
}
