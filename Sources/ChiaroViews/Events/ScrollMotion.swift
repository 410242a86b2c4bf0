// SPDX-License-Identifier: MIT

import Foundation

/// How the content of a scroll view moves by itself along one axis: it slows down, and where it
/// runs over an end a spring takes it back.
///
/// It is a function of time alone, so that it is the same at any number of frames a second.
struct ScrollMotion: Hashable {
  /// Where it may come to rest.
  let range: ClosedRange<CGFloat>
  private let start: CGFloat
  private let velocity: CGFloat
  /// The logarithm of what of the speed is left after a second.
  private let decay: CGFloat
  /// When the spring takes over, in seconds; infinite where nothing is run over.
  private let springTime: Double
  private let spring: Spring?

  /// A spring that comes to rest as fast as one can without swinging.
  private struct Spring: Hashable {
    var rest: CGFloat
    var offset: CGFloat
    var velocity: CGFloat

    /// The root of the stiffness, for a mass of 1.
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

  /// Begins to move.
  ///
  /// - Parameters:
  ///   - start: where it is
  ///   - velocity: points a second
  ///   - range: where it may come to rest
  ///   - rate: what of the speed is left after a millisecond, between 0 and 1
  ///   - bounces: whether it may run over the ends
  init(
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

  /// Goes to a place, and comes to rest there.
  init(from start: CGFloat, to end: CGFloat, velocity: CGFloat = 0) {
    range = end...end
    self.start = start
    self.velocity = velocity
    decay = -1
    springTime = 0
    spring = Spring(rest: end, offset: start - end, velocity: velocity)
  }

  /// Where it is some seconds after it began, and whether it stays there.
  func state(at time: Double) -> (position: CGFloat, isAtRest: Bool) {
    if let spring, time >= springTime { return spring.state(at: time - springTime) }
    let left = CGFloat(exp(Double(decay) * time))
    let position = start + (left - 1) * velocity / decay
    // Nobody sees the last half of a point go by.
    if abs(velocity / decay * left) < 0.5 { return (start - velocity / decay, true) }
    return (position, false)
  }

  /// Where it comes to rest.
  var end: CGFloat { spring?.rest ?? start - velocity / decay }
}

/// How far content follows a finger that pulls it over its end.
enum RubberBand {
  /// What the pull is multiplied with.
  ///
  /// Source: the constant of UIKit's rubber band, known since 2012
  private static let stiffness: CGFloat = 0.55

  /// How far content goes where the finger went `distance` beyond, in a view of a length.
  static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / length + 1)) * length
  }

  /// How far the finger went where the content did `stretch`.
  static func distance(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0, stretch < length else { return 0 }
    return stretch / (length - stretch) * length / stiffness
  }
}
