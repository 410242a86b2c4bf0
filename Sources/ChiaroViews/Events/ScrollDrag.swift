// SPDX-License-Identifier: MIT

package import Foundation

/// How a pointer moves content.
package struct ScrollDrag {
  /// Where the pointer took hold, and of which place; that is further out than what is shown where
  /// the content was stretched.
  package var hold: CGPoint
  package var offset: CGPoint
  /// Where the pointer was lately.
  private var trail: [(time: Double, place: CGPoint)] = []

  /// How long a movement counts for the speed, in seconds.
  private static let memory = 0.1

  package init(hold: CGPoint, offset: CGPoint) {
    self.hold = hold
    self.offset = offset
  }

  package mutating func note(_ event: PointerEvent) {
    trail.append((event.time, event.location))
    trail.removeAll { event.time - $0.time > Self.memory }
  }

  /// The speed of the content when the pointer lets go, in points a second.
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
