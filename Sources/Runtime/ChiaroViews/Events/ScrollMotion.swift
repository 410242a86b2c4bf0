// SPDX-License-Identifier: MIT

package import Foundation

/// The motion of scrolled content along one axis: deceleration, then a spring back if it overshoots
/// an end.
///
/// It is a function of time alone, so that the frame rate does not change the motion.
package struct ScrollMotion: Hashable {
  /// The positions at which the content may come to rest.
  package let range: ClosedRange<CGFloat>
  private let start: CGFloat
  private let velocity: CGFloat
  /// The natural logarithm of the fraction of the speed that remains after a second.
  private let decay: CGFloat
  /// The time at which the spring takes over, in seconds; infinite if no end is overshot.
  private let springTime: Double
  private let spring: Spring?

  /// A critically damped spring.
  private struct Spring: Hashable {
    var rest: CGFloat
    var offset: CGFloat
    var velocity: CGFloat

    /// The square root of the stiffness, for a mass of 1.
    ///
    /// Source: UIKit's scroll views as measured by I. Lobanov ("How UIScrollView works", 2019):
    /// mass 1, stiffness 100, damping ratio 1
    static let rate: CGFloat = 10

    func state(at time: Double) -> (position: CGFloat, isAtRest: Bool) {
      let fade = CGFloat(exp(-Double(Self.rate) * time))
      let push = velocity + Self.rate * offset
      let away = fade * (offset + push * CGFloat(time))
      let speed = fade * (velocity - Self.rate * push * CGFloat(time))
      return abs(away) < 0.25 && abs(speed) < 5 || time > 5 ? (rest, true) : (rest + away, false)
    }
  }

  /// Creates a decelerating motion.
  ///
  /// - Parameters:
  ///   - start: the initial position
  ///   - velocity: the initial velocity in points a second
  ///   - range: the positions at which the content may come to rest
  ///   - rate: the fraction of the speed that remains after a millisecond, between 0 and 1
  ///   - bounces: whether the content may overshoot the ends
  package init(
    from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    self.range = range
    self.start = start
    self.velocity = velocity
    decay = 1000 * CGFloat(log(Double(rate)))
    let nearest = min(range.upperBound, max(range.lowerBound, start))
    if nearest != start {
      springTime = 0
      spring = Spring(rest: nearest, offset: start - nearest, velocity: velocity)
      return
    }
    let end = start - velocity / decay
    let edge = end > range.upperBound ? range.upperBound : range.lowerBound
    guard !range.contains(end) else {
      (springTime, spring) = (.infinity, nil)
      return
    }
    let left = 1 + (edge - start) * decay / velocity
    springTime = Double(log(Double(left)) / Double(decay))
    spring = Spring(rest: edge, offset: 0, velocity: bounces ? velocity * left : 0)
  }

  /// Creates a motion to a position, at which it comes to rest.
  package init(from start: CGFloat, to end: CGFloat, velocity: CGFloat = 0) {
    range = end...end
    self.start = start
    self.velocity = velocity
    decay = -1
    springTime = 0
    spring = Spring(rest: end, offset: start - end, velocity: velocity)
  }

  /// Returns the position after a time in seconds, and whether the content is at rest.
  package func state(at time: Double) -> (position: CGFloat, isAtRest: Bool) {
    if let spring, time >= springTime { return spring.state(at: time - springTime) }
    let left = CGFloat(exp(Double(decay) * time))
    let position = start + (left - 1) * velocity / decay
    // Nobody sees the last half of a point go by.
    if abs(velocity / decay * left) < 0.5 { return (start - velocity / decay, true) }
    return (position, false)
  }

  /// The position at which the content comes to rest.
  package var end: CGFloat { spring?.rest ?? start - velocity / decay }
}

/// The resistance with which content follows a pointer beyond its ends.
package enum RubberBand {
  /// The factor applied to the distance of the pull.
  ///
  /// Source: the constant of UIKit's rubber band, known since 2012
  private static let stiffness: CGFloat = 0.55

  /// Returns the overshoot of content for a pointer `distance` points beyond the content's end, in
  /// a view of `length` points.
  package static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / length + 1)) * length
  }

  /// Returns the distance of the pointer beyond the content's end for an overshoot of `stretch`
  /// points.
  package static func distance(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0, stretch < length else { return 0 }
    return stretch / (length - stretch) * length / stiffness
  }
}
