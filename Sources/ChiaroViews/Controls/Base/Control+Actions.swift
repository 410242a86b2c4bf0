// SPDX-License-Identifier: MIT

extension Control {
  /// Does something when one of these things happens; an action that is there already gets them as
  /// well.
  ///
  /// Apple counterpart: `addAction(_:for:)` · Source: UIControl.h · Fidelity: exact
  public final func addAction(_ action: Action, for events: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(events)
    } else {
      actions.append((action, events))
    }
  }

  /// Does no longer do something when one of these things happens.
  public final func removeAction(_ action: Action, for events: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[index].events.subtract(events)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  /// Does what was asked for when one of these things happens, in the order in which it was.
  public final func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.perform(sender: self)
    }
  }
}
