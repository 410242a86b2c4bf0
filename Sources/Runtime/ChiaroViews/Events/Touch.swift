// SPDX-License-Identifier: MIT

public import Foundation

/// A finger or a pressed pointer in a window; it is the same object from press to release.
///
/// Apple counterpart: `UITouch` · Source: UITouch.h · Fidelity: approximate, there is one pointer
@preconcurrency @MainActor
public final class Touch {
  /// The phase of a touch.
  ///
  /// Apple counterpart: `UITouch.Phase` · Source: UITouch.h · Fidelity: exact
  public enum Phase: Int, Sendable, CaseIterable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The pointer event that the touch reports.
  public internal(set) var event: PointerEvent {
    didSet { previous = oldValue.location }
  }
  private var previous: CGPoint
  /// The view on which the press began; nil if it is gone.
  public internal(set) weak var view: View?
  /// The window of the touch; nil if it is gone.
  public internal(set) weak var window: Window?
  /// The number of taps in a row at the same place.
  public internal(set) var tapCount = 1

  init(_ event: PointerEvent, on view: View?) {
    self.event = event
    previous = event.location
    self.view = view
    window = view?.window
  }

  /// The phase of the touch.
  public var phase: Phase {
    switch event.phase {
    case .down: .began
    case .drag: .moved
    case .hover: .stationary
    case .up: .ended
    case .cancel: .cancelled
    }
  }
  /// The time of the latest event, in seconds on a monotonic clock.
  public var timestamp: TimeInterval { event.time }
  /// The force of the touch; always 0, because no pointer here measures it.
  public var force: CGFloat { 0 }
  /// The greatest possible force; always 0, because force is not measured.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The recognizers that receive the touch; nil for none.
  public internal(set) var gestureRecognizers: [GestureRecognizer]?

  /// Returns the position of the touch in a view's coordinates; nil stands for the window.
  public func location(in view: View?) -> CGPoint {
    view.map { $0.convert(event.location, from: nil) } ?? event.location
  }

  /// Returns the previous position of the touch in a view's coordinates; nil stands for the window.
  public func previousLocation(in view: View?) -> CGPoint {
    view.map { $0.convert(previous, from: nil) } ?? previous
  }
}

extension Touch: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: Touch, other: Touch) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
