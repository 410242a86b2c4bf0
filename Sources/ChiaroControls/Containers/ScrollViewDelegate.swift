// SPDX-License-Identifier: MIT

import ChiaroViews

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
}
