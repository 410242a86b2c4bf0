// SPDX-License-Identifier: MIT

public import Foundation

/// A scroll event of a mouse wheel or trackpad.
///
/// Apple counterpart: `UIEvent.EventType.scroll`, `NSEvent.scrollingDeltaY` · Source: UIEvent.h ·
/// Fidelity: approximate, a value rather than an object
public struct ScrollEvent: Hashable, Sendable {
  /// The location of the pointer in the window, in points.
  public var location: CGPoint
  /// The distance to move the content, in points.
  ///
  /// A positive height moves the content down and reveals the content above.
  public var delta: CGSize
  /// Whether the distance was measured by a trackpad; a wheel's steps are only estimated in points.
  public var isPrecise: Bool
  /// The time of the event, in seconds of a monotonic clock.
  public var time: Double

  /// Creates a scroll event.
  public init(at location: CGPoint, delta: CGSize, isPrecise: Bool = false, time: Double = 0) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.time = time
  }
}
