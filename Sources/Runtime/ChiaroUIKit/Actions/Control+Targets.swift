// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Control {
    /// Adds a target whose method the control calls when one of the events occurs.
    ///
    /// The target is referenced weakly. With a nil target, the control searches the responder chain
    /// for the method when the event occurs: first from the window's first responder, then from the
    /// control. It calls the first responder whose class has the method.
    ///
    /// - Parameters:
    ///   - target: the object whose method is called; nil to search the responder chain
    ///   - action: the method, which takes nothing, the control, or the control and the event
    ///   - events: the events
    ///
    /// The method receives the event that the control's window is handling; nil if there is none,
    /// for example if the program calls `sendActions(for:)`.
    ///
    /// Apple counterpart: `addTarget(_:action:for:)` · Source: UIControl.h · Fidelity: exact
    public func addTarget(_ target: Any?, action: Selector, for events: Event) {
      let object = target.map { $0 as AnyObject }
      let known = targets.entries.first { $0.isOf(object, action) }
      let entry = known ?? ControlTarget(object, action)
      if known == nil { targets.entries.append(entry) }
      addAction(entry.forwarding, for: events)
    }

    /// Stops calling methods that were added with `addTarget(_:action:for:)`.
    ///
    /// - Parameters:
    ///   - target: the object whose methods are no longer called; nil for all objects
    ///   - action: the method; nil for all methods
    ///   - events: the events for which the methods are no longer called
    ///
    /// Apple counterpart: `removeTarget(_:action:for:)` · Source: UIControl.h · Fidelity: exact
    public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
      let object = target.map { $0 as AnyObject }
      for entry in targets.entries {
        let isItsOwn = object == nil || entry.object === object
        let isMeant = action == nil || entry.action == action
        if isItsOwn && isMeant { removeAction(entry.forwarding, for: events) }
      }
      targets.entries.removeAll { !performs($0.forwarding) }
    }

    /// The targets of the control that still exist, in the order in which they were added.
    ///
    /// Apple counterpart: `allTargets`, a set · Source: UIControl.h · Fidelity: approximate, an
    /// array that contains a target once for each of its methods, and no nil targets
    public var allTargets: [AnyObject] { targets.entries.compactMap(\.object) }

    /// Calls a closure for each action and each target of the control.
    ///
    /// The closure receives an action, or nil with a target and its method. It also receives the
    /// control events and a Boolean; setting the Boolean to true ends the enumeration.
    ///
    /// Apple counterpart: `enumerateEventHandlers(_:)` · Source: UIControl.h · Fidelity: exact
    public func enumerateEventHandlers(
      _ body: (Action?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
      var isOver = false
      for (action, events) in actionsAndEvents where !isOver {
        if let entry = targets.entries.first(where: { $0.forwarding === action }) {
          body(nil, (entry.object, entry.action), events, &isOver)
        } else {
          body(action, nil, events, &isOver)
        }
      }
    }

    private var targets: ControlTargets {
      if let targets: ControlTargets = kept(nil) { return targets }
      let new = ControlTargets()
      keep(new)
      return new
    }
  }

  /// The targets of a control.
  @MainActor
  private final class ControlTargets {
    var entries: [ControlTarget] = []
  }

  /// A target, and the action of the control that calls it.
  @MainActor
  private final class ControlTarget {
    let action: Selector
    private let hadObject: Bool
    private(set) weak var object: AnyObject?
    private(set) lazy var forwarding = Action { [weak self] in self?.perform($0.sender as? View) }

    init(_ object: AnyObject?, _ action: Selector) {
      self.object = object
      self.action = action
      hadObject = object != nil
    }

    func isOf(_ object: AnyObject?, _ action: Selector) -> Bool {
      self.action == action && self.object === object && hadObject == (object != nil)
    }

    private func perform(_ sender: View?) {
      let event = sender?.window?.input.currentEvent
      if hadObject {
        guard let object else { return }
        action.perform(on: object, sender: sender, event: event)
        return
      }
      if let sender { Application.shared.sendAction(action, to: nil, from: sender, for: event) }
    }
  }
#endif
