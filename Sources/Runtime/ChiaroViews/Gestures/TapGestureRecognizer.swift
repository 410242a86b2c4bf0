// SPDX-License-Identifier: MIT

import Foundation

/// A recognizer for one or more taps.
///
/// Apple counterpart: `UITapGestureRecognizer` · Source: UITapGestureRecognizer.h · Fidelity:
/// approximate, only with one finger
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps in a row; the default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; the gesture is recognized only with the default, 1.
  open var numberOfTouchesRequired = 1
  private final var count = 0
  private final var start = CGPoint.zero
  private final var last = 0.0

  /// The time within which the next tap has to follow, in seconds.
  ///
  /// Source: as measured; Apple publishes no value
  private static let pause = 0.35
  /// How far a tap may move, in points.
  private static let slop: CGFloat = 45

  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else { return state = .failed }
    if count == 0 {
      start = touch.event.location
    } else if touch.timestamp - last > Self.pause || isFar(touch) {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    if let touch = touches.first, isFar(touch) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first, state == .possible else { return }
    count += 1
    last = touch.timestamp
    if count >= numberOfTapsRequired { state = .ended }
  }

  open override func reset() { count = 0 }

  private final func isFar(_ touch: Touch) -> Bool {
    let place = touch.event.location
    return max(abs(place.x - start.x), abs(place.y - start.y)) > Self.slop
  }

  override final var waitsForNextTouch: Bool {
    state == .possible && count > 0 && count < numberOfTapsRequired
  }

  override final func advance(to time: Double) -> Bool {
    guard waitsForNextTouch else { return false }
    if time - last > Self.pause { state = .failed }
    return state == .possible
  }
}
