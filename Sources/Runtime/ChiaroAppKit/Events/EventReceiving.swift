// SPDX-License-Identifier: MIT

import ChiaroFoundation
public import ChiaroViews

/// A responder that has AppKit's methods for events: a view, a window or a controller.
///
/// Apple counterpart: `NSResponder` · Source: NSResponder.h · Fidelity: approximate, the methods
/// for events only
@preconcurrency @MainActor
public protocol EventReceiving: Responder {
  /// Called when the primary button was pressed.
  func mouseDown(with event: NSEvent)
  /// Called when the pointer moved while the primary button was down.
  func mouseDragged(with event: NSEvent)
  /// Called when the primary button was released.
  func mouseUp(with event: NSEvent)
  /// Called when the pointer enters a tracking area that the responder owns.
  func mouseEntered(with event: NSEvent)
  /// Called when the pointer leaves a tracking area that the responder owns.
  func mouseExited(with event: NSEvent)
  /// Called when the pointer moves over a tracking area that the responder owns.
  func mouseMoved(with event: NSEvent)
  /// Called when the secondary button was pressed.
  func rightMouseDown(with event: NSEvent)
  /// Called when the pointer moved while the secondary button was down.
  func rightMouseDragged(with event: NSEvent)
  /// Called when the secondary button was released.
  func rightMouseUp(with event: NSEvent)
  /// Called when the scroll wheel turned.
  func scrollWheel(with event: NSEvent)
  /// Called when a key was pressed.
  func keyDown(with event: NSEvent)
  /// Called when a key was released.
  func keyUp(with event: NSEvent)
  /// Called when Escape was pressed and no responder handled the key.
  func cancelOperation(_ sender: Any?)
  /// The undo manager of the responder; nil for none.
  var undoManager: UndoManager? { get }
}

extension EventReceiving {
  /// The next responder that has AppKit's methods; nil for none.
  var receiver: (any EventReceiving)? { next?.nearestReceiver }
  /// Hands a key to one of AppKit's methods; returns whether anybody did something with it.
  func handle(_ key: KeyEvent, in window: NSWindow?, _ method: (NSEvent) -> Void) -> Bool {
    let event = NSEvent(key.phase == .up ? .keyUp : .keyDown, key: key, in: window)
    guard let event = NSEvent.monitored(event) else { return true }
    method(event)
    return event.isHandled
  }
}

/// A responder of any kind, to which an app can forward AppKit's events.
///
/// Apps use it as in `nextResponder?.mouseDown(with: event)`. Each method passes the event to this
/// responder if it has AppKit's methods for events, or else to the nearest responder up the chain
/// that has them. If there is none, the method does nothing.
///
/// Apple counterpart: `NSResponder` · Source: NSResponder.h · Fidelity: approximate, the methods
/// for events only
@preconcurrency @MainActor
public protocol EventForwarding: Responder {}

extension Responder: EventForwarding {}

extension Responder {
  /// The first responder from here up the chain that has AppKit's methods; nil for none.
  fileprivate var nearestReceiver: (any EventReceiving)? {
    chain.lazy.compactMap { $0 as? any EventReceiving }.first
  }
}

extension EventForwarding {
  /// Forwards a press of the primary button to the nearest AppKit responder up the responder chain;
  /// ignored if there is none.
  public func mouseDown(with event: NSEvent) { nearestReceiver?.mouseDown(with: event) }
  /// Forwards a drag with the primary button to the nearest AppKit responder up the responder
  /// chain; ignored if there is none.
  public func mouseDragged(with event: NSEvent) { nearestReceiver?.mouseDragged(with: event) }
  /// Forwards a release of the primary button to the nearest AppKit responder up the responder
  /// chain; ignored if there is none.
  public func mouseUp(with event: NSEvent) { nearestReceiver?.mouseUp(with: event) }
  /// Forwards the entry of the pointer into a tracking area to the nearest AppKit responder up the
  /// responder chain; ignored if there is none.
  public func mouseEntered(with event: NSEvent) { nearestReceiver?.mouseEntered(with: event) }
  /// Forwards the exit of the pointer from a tracking area to the nearest AppKit responder up the
  /// responder chain; ignored if there is none.
  public func mouseExited(with event: NSEvent) { nearestReceiver?.mouseExited(with: event) }
  /// Forwards a move of the pointer to the nearest AppKit responder up the responder chain; ignored
  /// if there is none.
  public func mouseMoved(with event: NSEvent) { nearestReceiver?.mouseMoved(with: event) }
  /// Forwards a press of the secondary button to the nearest AppKit responder up the responder
  /// chain; ignored if there is none.
  public func rightMouseDown(with event: NSEvent) { nearestReceiver?.rightMouseDown(with: event) }
  /// Forwards a release of the secondary button to the nearest AppKit responder up the responder
  /// chain; ignored if there is none.
  public func rightMouseUp(with event: NSEvent) { nearestReceiver?.rightMouseUp(with: event) }
  /// Forwards a drag with the secondary button to the nearest AppKit responder up the responder
  /// chain; ignored if there is none.
  public func rightMouseDragged(with event: NSEvent) {
    nearestReceiver?.rightMouseDragged(with: event)
  }
  /// Forwards a turn of the scroll wheel to the nearest AppKit responder up the responder chain;
  /// ignored if there is none.
  public func scrollWheel(with event: NSEvent) { nearestReceiver?.scrollWheel(with: event) }
  /// Forwards a key press to the nearest AppKit responder up the responder chain; ignored if there
  /// is none.
  public func keyDown(with event: NSEvent) { nearestReceiver?.keyDown(with: event) }
  /// Forwards a key release to the nearest AppKit responder up the responder chain; ignored if
  /// there is none.
  public func keyUp(with event: NSEvent) { nearestReceiver?.keyUp(with: event) }
  /// The undo manager of the nearest AppKit responder up the responder chain; nil for none.
  public var undoManager: UndoManager? { nearestReceiver?.undoManager }
  /// Forwards the command for the Escape key to the nearest AppKit responder up the responder
  /// chain; ignored if there is none.
  public func cancelOperation(_ sender: Any?) { nearestReceiver?.cancelOperation(sender) }
}
