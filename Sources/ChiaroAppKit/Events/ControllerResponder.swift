// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
import Foundation

/// A responder that is no view: what view controllers and window controllers have of events.
///
/// An event that no view took comes to them by the responder chain; each method passes it on.
///
/// Apple counterpart: `NSResponder` · Source: NSResponder.h · Fidelity: approximate, of controllers
@preconcurrency @MainActor
open class ControllerResponder: Responder, EventReceiving {
  /// Whether the controller can become first responder; the default is false.
  open var acceptsFirstResponder: Bool { false }
  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

  /// Called when the primary button went down on no view that took it.
  open func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerBegan(pointer) }
  }
  /// Called when the pressed pointer moved.
  open func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerMoved(pointer) }
  }
  /// Called when the primary button went up.
  open func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerEnded(pointer) }
  }
  /// Called when the pointer comes onto a tracking area of the controller's; does nothing.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves a tracking area of the controller's; does nothing.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the pointer moves over a tracking area of the controller's; does nothing.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the secondary button went down on no view that took it.
  open func rightMouseDown(with event: NSEvent) { receiver?.rightMouseDown(with: event) }
  /// Called when the pointer moved with the secondary button down.
  open func rightMouseDragged(with event: NSEvent) { receiver?.rightMouseDragged(with: event) }
  /// Called when the secondary button went up.
  open func rightMouseUp(with event: NSEvent) { receiver?.rightMouseUp(with: event) }
  /// Called when a wheel was turned over the view of a controller, and the view did not take it;
  /// never for a window's controller.
  open func scrollWheel(with event: NSEvent) { event.isHandled = false }
  /// Called when a key went down that no view took.
  open func keyDown(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyPressed($0) } ?? false
  }
  /// Called when a key went up that no view took.
  open func keyUp(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyReleased($0) } ?? false
  }
  /// Ends what the escape key ends; the default asks the next responder.
  open func cancelOperation(_ sender: Any?) { receiver?.cancelOperation(sender) }

  /// The manager of what can be undone; by default the next responder's, at last the window's.
  open var undoManager: UndoManager? { receiver?.undoManager }

  public final override func pointerBegan(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: eventWindow)).map(mouseDown)
  }
  public final override func pointerMoved(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: eventWindow)).map(mouseDragged)
  }
  public final override func pointerEnded(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: eventWindow)).map(mouseUp)
  }
  public final override func keyPressed(_ event: KeyEvent) -> Bool {
    handle(event, in: eventWindow) { keyDown(with: $0) }
  }
  public final override func keyReleased(_ event: KeyEvent) -> Bool {
    handle(event, in: eventWindow) { keyUp(with: $0) }
  }

  /// The storyboard that made the controller; nil for none.
  final var keptStoryboard: AnyObject?
  /// The window whose events come to the controller; nil for none.
  var eventWindow: NSWindow? { nil }
}
