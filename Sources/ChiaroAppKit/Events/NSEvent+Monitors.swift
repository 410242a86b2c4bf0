// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension NSEvent {
  private struct Monitor {
    let token = NSObject()
    let mask: EventTypeMask
    let handler: (NSEvent) -> NSEvent?
  }
  private static var monitors: [Monitor] = []
  /// What the monitors did with the last event, which views pass on to those around.
  private static var last: (pointer: PointerEvent?, key: KeyEvent?, isTaken: Bool)?

  /// Hands events of presses and keys to a closure before a view gets them.
  ///
  /// - Parameters:
  ///   - mask: the kinds of events
  ///   - block: returns the event for the views, or nil to take it
  /// - Returns: what `removeMonitor(_:)` needs
  ///
  /// Apple counterpart: `addLocalMonitorForEvents(matching:handler:)` · Source: NSEvent.h ·
  /// Fidelity: approximate, of presses, drags and keys
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor(mask: mask, handler: block)
    monitors.append(monitor)
    last = nil
    return monitor.token
  }
  /// Returns what `removeMonitor(_:)` takes; events of other apps are not known here.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSObject() }
  /// Hands events no longer to the closure of a monitor.
  public static func removeMonitor(_ eventMonitor: Any) {
    let token = eventMonitor as AnyObject
    monitors.removeAll { $0.token === token }
  }

  /// Returns the event that a view gets; nil if a monitor took it.
  static func monitored(_ event: NSEvent) -> NSEvent? {
    guard !monitors.isEmpty else { return event }
    if let last, last.pointer == event.pointer, last.key == event.key {
      return last.isTaken ? nil : event
    }
    let kind = EventTypeMask(event.type)
    let result = monitors.reduce(event as NSEvent?) { event, monitor in
      monitor.mask.isSuperset(of: kind) ? event.flatMap(monitor.handler) : event
    }
    last = (event.pointer, event.key, result == nil)
    return result
  }
}
