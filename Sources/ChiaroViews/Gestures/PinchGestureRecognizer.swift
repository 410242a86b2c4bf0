// SPDX-License-Identifier: MIT

public import Foundation

/// An event of a trackpad's two fingers, which move apart or turn.
///
/// Apple counterpart: the two touches of a `UIPinchGestureRecognizer` · Source: this project ·
/// Fidelity: approximate
public struct PinchEvent: Hashable, Sendable {
  /// Whether the fingers come, move or go.
  public var phase: Touch.Phase
  /// The place between the fingers in the window, in points.
  public var location: CGPoint
  /// How far apart the fingers are, in their first distance; 1 at the beginning.
  public var scale: CGFloat
  /// How far the fingers turned clockwise, in radians.
  public var rotation: CGFloat
  /// The time of the event, in seconds of a monotonic clock.
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
  /// Takes over the amounts of an event; returns whether they are the gesture.
  func take(_ event: PinchEvent) -> Bool
}

/// Recognizes two fingers that move apart or together.
///
/// Apple counterpart: `UIPinchGestureRecognizer` · Source: UIPinchGestureRecognizer.h ·
/// Fidelity: approximate, fed by `Window.handle(_:)` for a `PinchEvent`
open class PinchGestureRecognizer: GestureRecognizer, PinchFollowing {
  /// How far apart the fingers are, in their first distance; apps set it back to 1.
  open var scale: CGFloat = 1
  /// The speed of the scale, a second.
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

/// Recognizes two fingers that turn.
///
/// Apple counterpart: `UIRotationGestureRecognizer` · Source: UIRotationGestureRecognizer.h ·
/// Fidelity: approximate, fed by `Window.handle(_:)` for a `PinchEvent`
open class RotationGestureRecognizer: GestureRecognizer, PinchFollowing {
  /// How far the fingers turned clockwise, in radians; apps set it back to 0.
  open var rotation: CGFloat = 0
  /// The speed of the rotation, in radians a second.
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
  /// Delivers an event of two fingers to the recognizers of the view between them and around it.
  ///
  /// The view is that at the place of the event that began; later places may be outside of it.
  /// Events with NaN or infinite values are ignored.
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
