// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer for drags; the gesture begins after 10 points of movement.
///
/// Apple counterpart: `UIPanGestureRecognizer` · Source: UIPanGestureRecognizer.h · Fidelity:
/// approximate, only with one finger
open class PanGestureRecognizer: GestureRecognizer {
  /// The minimum number of fingers; the gesture is recognized only with the default, 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; without effect, because there is only one pointer.
  open var maximumNumberOfTouches = Int.max
  private final var start = CGPoint.zero
  private final var trail = ScrollDrag(hold: .zero, offset: .zero)
  private final var time = 0.0

  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first, minimumNumberOfTouches <= 1 else { return state = .failed }
    begin(touch.event)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first else { return }
    note(touch.event)
    if state.isRecognized { return state = .changed }
    let place = touch.event.location
    let way = max(abs(place.x - start.x), abs(place.y - start.y))
    if way > PointerSession.slop, mayBegin(along: place) { state = .began }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    state = state.isRecognized ? .ended : .failed
  }

  /// Returns whether a drag to a point of the window counts as the gesture.
  func mayBegin(along place: CGPoint) -> Bool { true }

  final func begin(_ event: PointerEvent) {
    start = event.location
    trail = ScrollDrag(hold: event.location, offset: .zero)
    note(event)
  }

  private final func note(_ event: PointerEvent) {
    trail.note(event)
    time = event.time
  }

  /// Follows content that scrolls, whose recognizer this is.
  final func follow(_ event: PointerEvent, _ new: State) {
    place = event.location
    note(event)
    state = new
  }

  /// Where the drag began, in the window.
  final var startPlace: CGPoint { start }

  /// Returns the dragged distance in a view's coordinates, in points; nil stands for the window.
  open func translation(in view: View?) -> CGPoint {
    difference(from: start, to: place, in: view)
  }

  /// Sets the dragged distance, in a view's coordinates; nil stands for the window.
  ///
  /// Further movement is added to this distance. Setting zero measures from the current position.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    guard let view = asking(view) else {
      return start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }
    let here = view.convert(place, from: nil)
    start = view.convert(
      CGPoint(x: here.x - translation.x, y: here.y - translation.y), to: nil)
  }

  /// Returns the velocity of the drag in points per second, in a view's coordinates; nil stands for
  /// the window.
  open func velocity(in view: View?) -> CGPoint {
    let speed = trail.velocity(at: time)
    return difference(from: .zero, to: CGPoint(x: -speed.x, y: -speed.y), in: view)
  }

  private final func difference(
    from one: CGPoint, to other: CGPoint, in view: View?
  ) -> CGPoint {
    let view = asking(view)
    let start = view?.convert(one, from: nil) ?? one
    let end = view?.convert(other, from: nil) ?? other
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
