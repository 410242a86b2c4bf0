// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension View {
  /// The superview, by a name that no other module gives.
  package final var outerView: View? { parent }
  /// The immediate subviews, rearmost first, by a name that no other module gives.
  package final var innerViews: [View] { children }
  /// The window that contains the view, by a name that no other module gives.
  package final var outerWindow: Window? { window }

  /// The window that contains the view, or for a mask, the masked view; nil for none.
  @_disfavoredOverload public final var window: Window? {
    let root = layoutRoot
    return root as? Window ?? root.placement?.masked?.layoutRoot as? Window
  }

  /// Inserts a view among the subviews, whatever a subclass makes of `insertSubview(_:at:)`.
  final func takeIn(_ view: View, at index: Int) {
    precondition(index >= 0, "a view cannot be inserted at the index \(index)")
    precondition(!isDescendant(of: view), "a view cannot be added to one of its own subviews")
    precondition(!(view is Window), "a window cannot be added to a view")
    effect?.checkAddition(of: view)
    let isNew = view.parent !== self
    guard !isNew || makeRoom(for: view) else { return }
    guard isNew else { return reorder(view, to: index) }
    let change = WindowChange(of: view, to: self)
    view.willMove(toSuperview: self)
    change?.announce()
    let appearing = beginAppearing(with: view)
    view.leaveParent()
    view.stand(below: self)
    children.insert(view, at: min(index, children.count))
    join(view)
    if View.onEntering != nil { view.tellOfEntering() }
    didAddSubview(view)
    change?.tell()
    view.didMoveToSuperview()
    if !appearing.isEmpty { updateCycle?.finishLater(appearing) }
  }

  private func reorder(_ view: View, to index: Int) {
    children.removeAll { $0 === view }
    children.insert(view, at: min(index, children.count))
    join(view)
  }

  private func join(_ view: View) {
    view.setNeeds(.traits)
    spread(needs: view.needs.union(view.needsBelow))
    view.interestDidChange()
    view.joinEngine()
    setNeedsLayout()
    window?.isListStale = true
  }

  /// Takes the view out of its superview; its traits keep their current values.
  final func leaveSuperview() {
    guard parent != nil else { return }
    let change = WindowChange(of: self, to: nil)
    willMove(toSuperview: nil)
    change?.announce()
    let leaving = beginDisappearing()
    leaveParent()
    // Whoever was told may have put the view somewhere else, where it stays.
    guard self.parent == nil else { return }
    detach()
    change?.tell()
    didMoveToSuperview()
    for controller in leaving { controller.endDisappearing(animated: false) }
  }

  /// Returns whether the view is another view or one of its descendants, at any depth.
  public final func isDescendant(of other: View) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  private func leaveParent() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    let window = parent.window
    window?.isListStale = true
    window?.letGo(of: self)
    // What was let go may have had the view taken out already.
    guard self.parent === parent else { return }
    arranger?.arrangedViewWillLeave(self)
    let hasConstraints = leaveEngine()
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    stand(below: nil)
    if hasConstraints { _ = ensureEngine() }
  }

  /// Keeps the current traits of this subtree whatever happens to the window later (statement S51).
  ///
  /// Descendants of a view with trait overrides go on inheriting from that view.
  private func detach() {
    if let controller {
      if controller.keepsOwnScope() { return }
      controller.scope = controller.scope.detached
    }
    if keepsOwnScope() { return }
    scope = scope.detached
    for child in children { child.detach() }
  }
}

extension TraitNode {
  /// Detaches the object's own scope from the cascade; returns false if it has no own scope.
  final func keepsOwnScope() -> Bool {
    guard let own = extras?.scope, own === scope else { return false }
    own.move(to: nil)
    return true
  }
}
