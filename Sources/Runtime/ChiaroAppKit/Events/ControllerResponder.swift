// SPDX-License-Identifier: MIT

import ChiaroFoundation
public import ChiaroViews
import Foundation

/// The superclass of view controllers and window controllers, which has AppKit's methods for
/// events.
///
/// An event that no view handles is sent to the controllers in the responder chain. By default,
/// most methods pass the event to the next responder.
///
/// Apple counterpart: `NSResponder` · Source: NSResponder.h · Fidelity: approximate, only for
/// controllers
@preconcurrency @MainActor
open class ControllerResponder: Responder, EventReceiving {
  /// Whether the controller can become first responder; the default is false.
  open var acceptsFirstResponder: Bool { false }
  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

  /// Called when the primary button was pressed and no view handled it; the default forwards the
  /// event.
  open func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerBegan(pointer) }
  }
  /// Called when the pointer moved while the primary button was down; the default forwards the
  /// event.
  open func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerMoved(pointer) }
  }
  /// Called when the primary button was released; the default forwards the event to the next
  /// responder.
  open func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerEnded(pointer) }
  }
  /// Called when the pointer enters a tracking area that the controller owns; the default does
  /// nothing.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves a tracking area that the controller owns; the default does
  /// nothing.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the pointer moves over a tracking area that the controller owns; the default does
  /// nothing.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the secondary button was pressed and no view handled it; the default forwards the
  /// event.
  open func rightMouseDown(with event: NSEvent) { receiver?.rightMouseDown(with: event) }
  /// Called when the pointer moved while the secondary button was down; the default forwards the
  /// event.
  open func rightMouseDragged(with event: NSEvent) { receiver?.rightMouseDragged(with: event) }
  /// Called when the secondary button was released; the default forwards the event to the next
  /// responder.
  open func rightMouseUp(with event: NSEvent) { receiver?.rightMouseUp(with: event) }
  /// Called when the scroll wheel turned over the controller's view and the view did not handle it.
  ///
  /// The default lets the superview scroll. It is never called for window controllers.
  open func scrollWheel(with event: NSEvent) { event.isHandled = false }
  /// Called when a key was pressed and no view handled it; the default forwards the event to the
  /// next responder.
  open func keyDown(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyPressed($0) } ?? false
  }
  /// Called when a key was released and no view handled it; the default forwards the event to the
  /// next responder.
  open func keyUp(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyReleased($0) } ?? false
  }
  /// Called when Escape was pressed and no responder handled it; the default forwards the call.
  open func cancelOperation(_ sender: Any?) { receiver?.cancelOperation(sender) }

  /// The undo manager; the default is that of the next responder, and at the end of the chain the
  /// window's.
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
