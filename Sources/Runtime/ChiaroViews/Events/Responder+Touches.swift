// SPDX-License-Identifier: MIT

extension Responder {
  /// Returns the touch of an event: the same object from the press to the release.
  package final func touch(_ event: PointerEvent) -> Touch {
    guard let touch = responderWindow?.input.pointer.touch else {
      return Touch(event, on: responderView)
    }
    if touch.event != event { touch.event = event }
    return touch
  }

  /// The event of the pointer behind a touch, if there is one.
  final func pointerEvent(_ touches: Set<Touch>) -> PointerEvent? { touches.first?.event }
}

extension InputEvent {
  /// A kind of device motion, such as shaking.
  ///
  /// Apple counterpart: `UIEvent.EventSubtype` · Source: UIEvent.h · Fidelity: approximate, no
  /// device is shaken here
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
}
