// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The methods that a scroll view calls to report scrolling; all have defaults.
///
/// Apple counterpart: `UIScrollViewDelegate` · Source: UIScrollView.h · Fidelity: approximate, the
/// methods for zooming gestures are missing
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the content offset changed, by the user or by code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the user begins dragging the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the user stops dragging; `decelerate` is true if the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content has come to rest after decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called before deceleration begins, after the drag has ended.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when an animated scroll that code started has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Called before a drag ends, with the offset at which the content will come to rest.
  ///
  /// The delegate can change that offset, even if scrolling is paged. The velocity is in points per
  /// millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Asks whether a tap on the status bar scrolls to the top; never called here.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top; never called here.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Asks for the view to zoom; nil, the default, for no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called after the content was zoomed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Called after the content offset changed; the default does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Called when the user begins dragging the content; the default does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Called when the user stops dragging the content; the default does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called when the content has come to rest after decelerating; the default does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Called after a drag has ended, before the content decelerates; the default does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Called when an animated scroll that code started has ended; the default does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Called before a drag ends, with its velocity in points per millisecond.
  ///
  /// An implementation can change the offset at which the content comes to rest. The default does
  /// nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Asks whether a tap on the status bar scrolls to the top.
  ///
  /// The default returns true, but it is never called here.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Never called here.
  ///
  /// UIKit calls it after a tap on the status bar scrolled to the top.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Asks for the view to zoom; the default returns nil, so that nothing is zoomed.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Called after the content was zoomed; the default does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
}
