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

  /// Adds a monitor: a closure that receives the app's events before any view does.
  ///
  /// - Parameters:
  ///   - mask: the types of events to receive
  ///   - block: receives an event and returns the event to pass on, or nil to discard it
  /// - Returns: the monitor, which can be passed to `removeMonitor(_:)`
  ///
  /// Apple counterpart: `addLocalMonitorForEvents(matching:handler:)` · Source: NSEvent.h ·
  /// Fidelity: approximate, only presses, drags, releases and keys; the event cannot be replaced by
  /// another one
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor(mask: mask, handler: block)
    monitors.append(monitor)
    last = nil
    return monitor.token
  }
  /// Adds a monitor of other apps' events, in AppKit; here its closure is never called.
  ///
  /// Returns a value that `removeMonitor(_:)` accepts.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSObject() }
  /// Removes a monitor; its closure is not called anymore.
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
