// SPDX-License-Identifier: MIT

import ChiaroViews

extension NSView {
  /// Whether the view or one of its ancestors is hidden.
  public final var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }
  /// Tells the view, and those in it that are not hidden themselves.
  final func tellHidden(_ isHidden: Bool) {
    if isHidden { viewDidHide() } else { viewDidUnhide() }
    for view in subviews where !view.isHidden { view.tellHidden(isHidden) }
  }
  /// Replaces a subview with another view at the same position in `subviews`.
  ///
  /// The frame of the new view does not change.
  ///
  /// Does nothing if `oldView` is not a subview.
  public final func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self, oldView !== newView else { return }
    insertSubview(newView, aboveSubview: oldView)
    oldView.removeFromSuperview()
  }
  /// Removes the view from its superview; unlike in AppKit, the superview is redrawn.
  public final func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
}
