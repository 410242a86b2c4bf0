// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer for long presses; the gesture begins after a delay and ends with the release.
///
/// Apple counterpart: `UILongPressGestureRecognizer` · Source: UILongPressGestureRecognizer.h ·
/// Fidelity: approximate, only with one finger
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The minimum duration of the press, in seconds; the default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the pointer may move before the recognizer fails, in points; the default is
  /// 10.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press; the gesture is recognized only with the default, 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers; the gesture is recognized only with the default, 1.
  open var numberOfTouchesRequired = 1
  private final var start = CGPoint.zero
  private final var began = 0.0

  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1, numberOfTapsRequired == 0
    else { return state = .failed }
    start = touch.event.location
    began = touch.timestamp
    if minimumPressDuration <= 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first else { return }
    if state.isRecognized { return state = .changed }
    // Nobody may have called `advance(to:)` meanwhile.
    if !advance(to: touch.timestamp), state.isRecognized { return }
    let place = touch.event.location
    let way = hypot(place.x - start.x, place.y - start.y)
    if way > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    if let touch = touches.first { _ = advance(to: touch.timestamp) }
    state = state.isRecognized ? .ended : .failed
  }

  override final func advance(to time: Double) -> Bool {
    guard state == .possible, touch != nil, !isHeldBack else { return false }
    if time - began >= minimumPressDuration { state = .began }
    return state == .possible
  }
}
