// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// The number by which an app finds the view; the default is 0.
  ///
  /// Apple counterpart: `tag` · Source: UIView.h · Fidelity: exact
  public final var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { ensureExtras().tag = newValue } }
  }

  /// Whether an app says that the view covers what lies behind it; true by default.
  package final var claimsOpacity: Bool {
    get { extras?.isOpaque ?? true }
    set { if newValue != claimsOpacity { ensureExtras().isOpaque = newValue } }
  }

  /// Returns the view itself, or the first view below it, that has a tag; nil for none.
  ///
  /// Apple counterpart: `viewWithTag(_:)` · Source: UIView.h · Fidelity: exact
  public final func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Inserts a view directly in front of one of the subviews.
  ///
  /// - Precondition: `sibling` is a subview of this view
  ///
  /// Apple counterpart: `insertSubview(_:aboveSubview:)` · Source: UIView.h · Fidelity: exact
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: place(of: sibling, without: view) + 1)
  }

  /// Inserts a view directly behind one of the subviews.
  ///
  /// - Precondition: `sibling` is a subview of this view
  ///
  /// Apple counterpart: `insertSubview(_:belowSubview:)` · Source: UIView.h · Fidelity: exact
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: place(of: sibling, without: view))
  }

  /// Moves a subview in front of the others; does nothing if the view is not a subview.
  ///
  /// Apple counterpart: `bringSubviewToFront(_:)` · Source: UIView.h · Fidelity: exact
  public final func bringSubviewToFront(_ view: View) {
    if view.parent === self { insertSubview(view, at: children.count) }
  }

  /// Moves a subview behind the others; does nothing if the view is not a subview.
  ///
  /// Apple counterpart: `sendSubviewToBack(_:)` · Source: UIView.h · Fidelity: exact
  public final func sendSubviewToBack(_ view: View) {
    if view.parent === self { insertSubview(view, at: 0) }
  }

  /// Exchanges the places of two subviews in the order from rear to front.
  ///
  /// - Precondition: there are subviews at both indices
  ///
  /// Apple counterpart: `exchangeSubview(at:withSubviewAt:)` · Source: UIView.h · Fidelity: exact
  public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    precondition(
      children.indices.contains(index) && children.indices.contains(other),
      "only subviews can be exchanged")
    guard index != other else { return }
    let (low, high) = (children[min(index, other)], children[max(index, other)])
    insertSubview(high, at: min(index, other))
    insertSubview(low, at: max(index, other))
  }

  private func place(of sibling: View, without view: View) -> Int {
    guard let place = children.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("a view is inserted beside a subview")
    }
    return place
  }
}
