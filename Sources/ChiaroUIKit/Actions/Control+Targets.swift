// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Control {
    /// Adds a target and an action that the control sends for events.
    ///
    /// The object is referenced weakly. Without one, the control and then its next responders are
    /// asked, up to the window; the first whose class has the method does it.
    ///
    /// - Parameters:
    ///   - target: the object; nil for the first responder that has the method
    ///   - action: its method, which takes nothing, the control, or the control and the event
    ///   - events: the events
    ///
    /// Apple counterpart: `addTarget(_:action:for:)` · Source: UIControl.h · Fidelity: approximate,
    /// a second parameter of the method is nil
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
    ///   - action: the method; nil for all
    ///   - events: the events
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

    /// The objects whose methods the control calls.
    ///
    /// Apple counterpart: `allTargets`, a set · Source: UIControl.h · Fidelity: approximate
    public var allTargets: [AnyObject] { targets.entries.compactMap(\.object) }

    /// Calls a closure with each action of the control: an action, or else a target and its method;
    /// then the events, and a value whose change to true ends.
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
      if hadObject {
        guard let object else { return }
        action.perform(on: object, sender: sender)
        return
      }
      if let sender { Application.shared.sendAction(action, to: nil, from: sender, for: nil) }
    }
  }
#endif
