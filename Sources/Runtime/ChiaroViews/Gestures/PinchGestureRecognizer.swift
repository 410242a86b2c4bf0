// SPDX-License-Identifier: MIT

public import Foundation

/// An event from two fingers on a trackpad that pinch or rotate.
///
/// Apple counterpart: the two touches of a `UIPinchGestureRecognizer` · Source: this project ·
/// Fidelity: approximate, a value rather than two touches
public struct PinchEvent: Hashable, Sendable {
  /// The phase of the gesture, which says whether the fingers begin, move or end.
  public var phase: Touch.Phase
  /// The point between the fingers in the window's coordinates, in points.
  public var location: CGPoint
  /// The distance between the fingers divided by their distance at the beginning; 1 at first.
  public var scale: CGFloat
  /// The clockwise rotation of the fingers since the beginning, in radians.
  public var rotation: CGFloat
  /// The time of the event, in seconds on a monotonic clock.
  public var time: Double

  /// Creates an event.
  public init(
    _ phase: Touch.Phase, at location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0,
    time: Double = 0
  ) {
    (self.phase, self.location, self.time) = (phase, location, time)
    (self.scale, self.rotation) = (scale, rotation)
  }
}

/// A recognizer of two fingers, which a window's pinch events reach.
@MainActor
protocol PinchFollowing: GestureRecognizer {
  /// Takes the scale or rotation from an event; returns whether the gesture is recognized.
  func take(_ event: PinchEvent) -> Bool
}

/// A recognizer for pinches: two fingers that move apart or together.
///
/// Apple counterpart: `UIPinchGestureRecognizer` · Source: UIPinchGestureRecognizer.h · Fidelity:
/// approximate, the program passes a `PinchEvent` to `Window.handle(_:)`
open class PinchGestureRecognizer: GestureRecognizer, PinchFollowing {
  /// The distance between the fingers divided by their distance at the beginning; apps may reset it
  /// to 1.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second.
  public private(set) final var velocity: CGFloat = 0
  private final var last = (scale: CGFloat(1), time: 0.0)

  final func take(_ event: PinchEvent) -> Bool {
    if event.phase == .began {
      scale = 1
      last = (1, event.time)
    }
    guard event.scale > 0, event.scale != last.scale else { return false }
    let span = max(event.time - last.time, 1 / 240)
    velocity = (event.scale - last.scale) / span
    scale *= event.scale / last.scale
    last = (event.scale, event.time)
    return true
  }
  open override var numberOfTouches: Int { 2 }
}

/// A recognizer for rotations with two fingers.
///
/// Apple counterpart: `UIRotationGestureRecognizer` · Source: UIRotationGestureRecognizer.h ·
/// Fidelity: approximate, the program passes a `PinchEvent` to `Window.handle(_:)`
open class RotationGestureRecognizer: GestureRecognizer, PinchFollowing {
  /// The clockwise rotation of the fingers in radians; apps may reset it to 0.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  public private(set) final var velocity: CGFloat = 0
  private final var last = (rotation: CGFloat(0), time: 0.0)

  final func take(_ event: PinchEvent) -> Bool {
    if event.phase == .began {
      rotation = 0
      last = (0, event.time)
    }
    guard event.rotation != last.rotation else { return false }
    velocity = (event.rotation - last.rotation) / max(event.time - last.time, 1 / 240)
    rotation += event.rotation - last.rotation
    last = (event.rotation, event.time)
    return true
  }
  open override var numberOfTouches: Int { 2 }
}

extension Window {
  /// Delivers a pinch event to the recognizers of the view between the fingers and those of its
  /// superviews.
  ///
  /// The view is found when the phase is `began`. Later events of the gesture go to the same
  /// recognizers, wherever the fingers are. Events with NaN or infinite values are ignored.
  public final func handle(_ event: PinchEvent) {
    let numbers = [event.location.x, event.location.y, event.scale, event.rotation]
    guard numbers.allSatisfy(\.isFinite), event.time.isFinite else { return }
    stage.performAsCurrent {
      layoutBeforeInput()
      if event.phase == .began {
        let hit = hitTest(event.location, with: nil)
        let views = hit.map { Array(sequence(first: $0, next: \.parent)) } ?? []
        input.pinched = views.flatMap(\.recognizers).compactMap { $0 as? any PinchFollowing }
      }
      for recognizer in input.pinched where recognizer.isEnabled { follow(event, recognizer) }
      if event.phase == .ended || event.phase == .cancelled { input.pinched = [] }
    }
  }

  private final func follow(_ event: PinchEvent, _ recognizer: any PinchFollowing) {
    recognizer.place = event.location
    let isTaken = recognizer.take(event)
    switch event.phase {
    case .began, .moved, .stationary: if isTaken { recognizer.state = .changed }
    case .ended, .cancelled:
      if recognizer.storedState.isRecognized {
        recognizer.state = event.phase == .ended ? .ended : .cancelled
      }
      recognizer.finish()
    }
  }
}
