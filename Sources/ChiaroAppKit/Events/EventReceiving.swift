// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews

/// What is told of events by AppKit's methods: views, windows and controllers.
///
/// Apple counterpart: `NSResponder` · Source: NSResponder.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol EventReceiving: Responder {
  /// Called when the primary button went down.
  func mouseDown(with event: NSEvent)
  /// Called when the pressed pointer moved.
  func mouseDragged(with event: NSEvent)
  /// Called when the primary button went up.
  func mouseUp(with event: NSEvent)
  /// Called when the pointer comes onto a tracking area.
  func mouseEntered(with event: NSEvent)
  /// Called when the pointer leaves a tracking area.
  func mouseExited(with event: NSEvent)
  /// Called when the pointer moves over a tracking area.
  func mouseMoved(with event: NSEvent)
  /// Called when the secondary button went down.
  func rightMouseDown(with event: NSEvent)
  /// Called when the pointer moved with the secondary button down.
  func rightMouseDragged(with event: NSEvent)
  /// Called when the secondary button went up.
  func rightMouseUp(with event: NSEvent)
  /// Called when a wheel was turned.
  func scrollWheel(with event: NSEvent)
  /// Called when a key went down.
  func keyDown(with event: NSEvent)
  /// Called when a key went up.
  func keyUp(with event: NSEvent)
  /// Ends what the escape key ends.
  func cancelOperation(_ sender: Any?)
  /// The manager of what can be undone; nil for none.
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

/// Who hands an event on to a responder whose kind it does not know.
///
/// `nextResponder?.mouseDown(with: event)` is written in this way in apps.
///
/// Apple counterpart: `NSResponder` · Source: NSResponder.h · Fidelity: approximate
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
  /// Hands a press on.
  public func mouseDown(with event: NSEvent) { nearestReceiver?.mouseDown(with: event) }
  /// Hands the movement of a pressed pointer on.
  public func mouseDragged(with event: NSEvent) { nearestReceiver?.mouseDragged(with: event) }
  /// Hands the end of a press on.
  public func mouseUp(with event: NSEvent) { nearestReceiver?.mouseUp(with: event) }
  /// Hands on that the pointer came.
  public func mouseEntered(with event: NSEvent) { nearestReceiver?.mouseEntered(with: event) }
  /// Hands on that the pointer left.
  public func mouseExited(with event: NSEvent) { nearestReceiver?.mouseExited(with: event) }
  /// Hands on that the pointer moved.
  public func mouseMoved(with event: NSEvent) { nearestReceiver?.mouseMoved(with: event) }
  /// Hands a press of the secondary button on.
  public func rightMouseDown(with event: NSEvent) { nearestReceiver?.rightMouseDown(with: event) }
  /// Hands the end of a press of the secondary button on.
  public func rightMouseUp(with event: NSEvent) { nearestReceiver?.rightMouseUp(with: event) }
  /// Hands on the movement of the pointer with the secondary button down.
  public func rightMouseDragged(with event: NSEvent) {
    nearestReceiver?.rightMouseDragged(with: event)
  }
  /// Hands the turn of a wheel on.
  public func scrollWheel(with event: NSEvent) { nearestReceiver?.scrollWheel(with: event) }
  /// Hands a key on.
  public func keyDown(with event: NSEvent) { nearestReceiver?.keyDown(with: event) }
  /// Hands the release of a key on.
  public func keyUp(with event: NSEvent) { nearestReceiver?.keyUp(with: event) }
  /// The manager of what can be undone; nil for none.
  public var undoManager: UndoManager? { nearestReceiver?.undoManager }
  /// Ends what the escape key ends.
  public func cancelOperation(_ sender: Any?) { nearestReceiver?.cancelOperation(sender) }
}
