// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A walk over views that applies trait changes and notifies their observers.
///
/// It visits only paths with views that need new traits or observe a changed trait.
@MainActor
final class TraitPass {
  let round: UInt32
  /// The traits that changed above all windows.
  let changed: TraitMask
  /// Whether everybody was told, by a pass that a callback asked for.
  private var isOver = false

  init(round: UInt32, changed: TraitMask) { (self.round, self.changed) = (round, changed) }

  /// Tells all who were not told yet, and ends the pass.
  func finish(in windows: [Window]) {
    guard !isOver else { return }
    for window in windows { visitAll(window, changed) }
    isOver = true
  }

  /// Visits a view and all its descendants: those on the way of the pass no longer know what is
  /// below them.
  private func visitAll(_ view: View, _ changed: TraitMask) {
    if isOver { return }
    var changed = changed
    view.needsBelow.remove(.traits)
    if view.needs.contains(.traits) {
      view.needs.remove(.traits)
      changed.formUnion(place(view))
    } else {
      if view.scope.round == round { changed.formUnion(view.scope.change) }
      if view.interest.wants(changed) { tell(view) }
    }
    for child in view.children { visitAll(child, changed) }
  }

  /// Visits a view and its descendants; `changed` contains the traits that changed above it.
  func visit(_ view: View, _ changed: TraitMask) {
    if isOver { return }
    var changed = changed
    let below = view.needsBelow
    view.needsBelow.remove(.traits)
    if view.needs.contains(.traits) {
      view.needs.remove(.traits)
      changed.formUnion(place(view))
    } else if view.interest.wants(changed) {
      tell(view)
    }
    guard below.contains(.traits) || view.interestBelow.wants(changed) else { return }
    for child in view.children { visit(child, changed) }
  }

  /// Resolves the scopes of a view and its controller, and notifies them of the changes.
  private func place(_ view: View) -> TraitMask {
    let before = view.scope
    let former = before.traits(before: round)
    let formerOfController = view.controller?.scope.traits(before: round)
    view.resolveScopes(in: round)
    if view.scope.stage !== before.stage { view.stageDidChange() }
    let change = view.scope.traits.difference(from: former)
    tell(view, former, formerOfController)
    // Those below hold the scope that this view held, and the list resolves their colors in it.
    if view.scope !== before {
      view.window?.isListStale = true
      for child in view.children { replace(child) }
    }
    return change
  }

  /// Places a descendant of a view that received a different scope.
  private func replace(_ view: View) {
    view.needs.remove(.traits)
    _ = place(view)
  }

  /// Notifies a view, its presentation and its controller of changes in their current scopes.
  private func tell(_ view: View) {
    guard view.scope.round == round || view.controller?.scope.round == round else { return }
    tell(
      view, view.scope.traits(before: round), view.controller?.scope.traits(before: round))
  }

  private func tell(
    _ view: View, _ former: TraitCollection, _ formerOfController: TraitCollection?
  ) {
    guard view.toldRound != round else { return }
    view.toldRound = round
    // Their methods read the view's traits too, which may change without theirs.
    var visible: TraitMask { Self.visible(view.scope.traits.difference(from: former)) }
    if let presentation = view.presentation {
      tell(presentation, former)
      invalidateReaders(of: presentation, visible)
    }
    if let controller = view.controller, let formerOfController {
      tell(controller, formerOfController)
      invalidateReaders(of: controller, visible)
    }
    tell(view, former)
  }

  func tell(_ node: TraitNode, _ former: TraitCollection) {
    let change = node.scope.traits.difference(from: former)
    guard !change.isEmpty else { return }
    let visible = Self.visible(change)
    if !visible.isEmpty {
      callListeners(of: node, former, visible)
      invalidateReaders(of: node, visible)
    }
    node.traitsDidChange(change, former)
  }

  /// The traits that changed, without those that only drawing knows.
  private static func visible(_ change: TraitMask) -> TraitMask {
    var change = change
    change.subtract(.tint)
    return change
  }

  private func callListeners(
    of node: TraitNode, _ former: TraitCollection, _ change: TraitMask
  ) {
    let overridesCallback = node.hooks.contains(.traitCollectionDidChange)
    guard overridesCallback || node.extras?.registrations.isEmpty == false else { return }
    TraitTracking.untracked(node) {
      // Of a copy: handlers may register and take back.
      for registration in node.extras?.registrations ?? []
      where registration.isActive && registration.mask.intersects(change) {
        registration.handler(node, former)
      }
      guard overridesCallback else { return }
      TraitChangeLog.note("traitCollectionDidChange", on: node, from: former)
      node.traitCollectionDidChange(former)
    }
  }

  private func invalidateReaders(of node: TraitNode, _ change: TraitMask) {
    var needs: UpdateNeeds = node.drawReads.intersects(change) ? TrackedMethod.draw.need : []
    for (method, reads) in node.extras?.reads ?? [:] where reads.intersects(change) {
      needs.formUnion(method.need)
    }
    if !needs.isEmpty { node.invalidate(needs) }
  }
}
