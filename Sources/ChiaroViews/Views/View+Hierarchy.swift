// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension View {
  /// The window around the view; around a mask, that of the view that it masks.
  public final var window: Window? {
    let root = layoutRoot
    return root as? Window ?? root.placement?.masked?.layoutRoot as? Window
  }

  /// Puts a view in front of the others; it leaves the view that it was in.
  ///
  /// Both lay out their subviews anew. Where the view would stand deeper than
  /// `View.deepestLevel`, it stays where it is, and the diagnostics of the update cycle say so.
  public final func addSubview(_ view: View) { insertSubview(view, at: children.count) }

  /// Puts a view at a place among the others, 0 for the rearmost.
  ///
  /// A place behind the last one is the frontmost.
  ///
  /// - Precondition: `view` does not hold this one; `index` is not negative
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(index >= 0, "a view cannot stand at the place \(index)")
    precondition(!isDescendant(of: view), "a view cannot stand in one of its own subviews")
    precondition(!(view is Window), "a window stands in no view")
    checkAddition(of: view)
    let isNew = view.parent !== self
    guard !isNew || makeRoom(for: view) else { return }
    if !isNew {
      children.removeAll { $0 === view }
    } else {
      view.leaveParent()
      view.parent = self
    }
    children.insert(view, at: min(index, children.count))
    view.setNeeds(.traits)
    spread(needs: view.needs.union(view.needsBelow))
    view.interestDidChange()
    view.joinEngine()
    setNeedsLayout()
    window?.isListStale = true
    if isNew { view.didMoveToSuperview() }
  }

  /// Takes the view out of the one that holds it; its traits stay as they are.
  public final func removeFromSuperview() {
    guard parent != nil else { return }
    leaveParent()
    detach()
    didMoveToSuperview()
  }

  /// Whether the view is another or stands in it, however deep.
  public final func isDescendant(of other: View) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  private func leaveParent() {
    guard let parent else { return }
    let window = parent.window
    window?.isListStale = true
    window?.letGo(of: self)
    // What was let go may have had the view taken out already.
    guard self.parent === parent else { return }
    let hasConstraints = leaveEngine()
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    self.parent = nil
    if hasConstraints { _ = ensureEngine() }
  }

  /// Lets everything here remember what is in force now, whatever happens to the window (S51).
  ///
  /// Where traits are overridden, those below go on inheriting from there.
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
  /// Takes the object's own scope out of the cascade, where it has one.
  final func keepsOwnScope() -> Bool {
    guard let own = extras?.scope, own === scope else { return false }
    own.move(to: nil)
    return true
  }
}
