// SPDX-License-Identifier: MIT

package import Foundation

/// A drag of content by a pointer, which measures the pointer's speed.
package struct ScrollDrag {
  /// The location of the pointer when the drag began, and the content offset at that time.
  ///
  /// Beyond the content's ends the offset is the one without the rubber band's resistance.
  package var hold: CGPoint
  package var offset: CGPoint
  /// The recent locations of the pointer, with their times.
  private var trail: [(time: Double, place: CGPoint)] = []

  /// The time, in seconds, for which a location counts for the speed.
  private static let memory = 0.1

  package init(hold: CGPoint, offset: CGPoint) {
    self.hold = hold
    self.offset = offset
  }

  package mutating func note(_ event: PointerEvent) {
    trail.append((event.time, event.location))
    trail.removeAll { event.time - $0.time > Self.memory }
  }

  /// Returns the velocity of the content offset when the pointer is released, in points a second;
  /// zero if the pointer rested.
  package func velocity(at time: Double) -> CGPoint {
    let recent = trail.filter { time - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let span = CGFloat(max(last.time - first.time, 1 / 240))
    return CGPoint(
      x: (first.place.x - last.place.x) / span, y: (first.place.y - last.place.y) / span)
  }
}
