// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// A number by which an app finds the view; the default is 0, or -1 for an AppKit view that is
  /// not a control.
  ///
  /// Apple counterpart: `tag` · Source: UIView.h · Fidelity: exact
  public final var tag: Int {
    get { extras?.tag ?? usualTag }
    set { if newValue != tag { ensureExtras().tag = newValue } }
  }

  /// Whether an app declares that the view covers the content behind it; true by default.
  package final var claimsOpacity: Bool {
    get { extras?.isOpaque ?? true }
    set { if newValue != claimsOpacity { ensureExtras().isOpaque = newValue } }
  }

  /// Returns the view with a tag: this view itself or its first descendant with that tag; nil for
  /// none.
  ///
  /// Apple counterpart: `viewWithTag(_:)` · Source: UIView.h · Fidelity: exact
  public final func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  final func place(of sibling: View, without view: View) -> Int {
    guard let place = children.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("a view can be inserted only beside an existing subview")
    }
    return place
  }
}
