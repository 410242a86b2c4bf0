// SPDX-License-Identifier: MIT

public import Foundation

/// A turn of a wheel, or two fingers that moved on a trackpad.
///
/// Apple counterpart: `UIEvent.EventType.scroll`, `NSEvent.scrollingDeltaY` · Source: UIEvent.h ·
/// Fidelity: approximate
public struct ScrollEvent: Hashable, Sendable {
  /// Where the pointer is, in the window's points.
  public var location: CGPoint
  /// How far the content is to move, in points: a positive height moves it down, and so shows what
  /// is above.
  public var delta: CGSize
  /// Whether the distance is that of fingers; else it is a wheel's, whose steps are a guess.
  public var isPrecise: Bool
  /// When, in seconds of a clock that never goes back.
  public var time: Double

  /// Creates an event.
  public init(at location: CGPoint, delta: CGSize, isPrecise: Bool = false, time: Double = 0) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.time = time
  }
}
