// SPDX-License-Identifier: MIT

import ChiaroViews

extension Control {
  /// Adds an action that the control performs when one of the given events occurs.
  ///
  /// An action that was added before keeps its earlier events.
  ///
  /// Apple counterpart: `addAction(_:for:)` · Source: UIControl.h · Fidelity: exact
  public final func addAction(_ action: Action, for events: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(events)
    } else {
      actions.append((action, events))
    }
  }

  /// Stops performing an action on the given events; it is still performed on its other events.
  public final func removeAction(_ action: Action, for events: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[index].events.subtract(events)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  /// The actions, in the order in which they were added, each with its events.
  package final var actionsAndEvents: [(Action, Event)] { actions.map { ($0.action, $0.events) } }

  /// All events on which the control performs an action or calls a method of a target.
  ///
  /// Apple counterpart: `allControlEvents` · Source: UIControl.h · Fidelity: exact
  public final var allControlEvents: Event {
    actions.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Returns whether an action is performed on any event.
  package final func performs(_ action: Action) -> Bool {
    actions.contains { $0.action === action }
  }

  /// Performs the actions registered for any of the events, in the order in which they were added.
  public final func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.perform(sender: self)
    }
  }
}
