// SPDX-License-Identifier: MIT

public import Foundation

/// A scroll event from a mouse wheel or trackpad.
///
/// Apple counterpart: `UIEvent.EventType.scroll`, `NSEvent.scrollingDeltaY` · Source: UIEvent.h ·
/// Fidelity: approximate, a value rather than an object
public struct ScrollEvent: Hashable, Sendable {
  /// The location of the pointer in the window, in points.
  public var location: CGPoint
  /// The distance by which to move the content, in points.
  ///
  /// A positive height moves the content down and reveals the content above.
  public var delta: CGSize
  /// Whether a trackpad measured the distance; for the steps of a wheel, it is an estimate.
  public var isPrecise: Bool
  /// The time of the event, in seconds on a monotonic clock.
  public var time: Double

  /// Creates a scroll event.
  public init(at location: CGPoint, delta: CGSize, isPrecise: Bool = false, time: Double = 0) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.time = time
  }
}
