// SPDX-License-Identifier: MIT

import Foundation

/// A recognizer for swipes: quick strokes in one direction.
///
/// Apple counterpart: `UISwipeGestureRecognizer` · Source: UISwipeGestureRecognizer.h · Fidelity:
/// approximate, only with one finger
open class SwipeGestureRecognizer: GestureRecognizer {
  /// A set of swipe directions.
  ///
  /// Apple counterpart: `UISwipeGestureRecognizer.Direction` · Source: UISwipeGestureRecognizer.h ·
  /// Fidelity: exact
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe up.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized; the default is `right`.
  open var direction = Direction.right
  /// The number of fingers; the gesture is recognized only with the default, 1.
  open var numberOfTouchesRequired = 1
  private final var start = CGPoint.zero
  private final var began = 0.0

  /// How far a stroke goes at least, and how far it may go across, in points; and how long it may
  /// take, in seconds.
  ///
  /// Source: as measured; Apple publishes no values
  private static let (length, width, duration) = (CGFloat(50), CGFloat(50), 0.5)

  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else { return state = .failed }
    start = touch.event.location
    began = touch.timestamp
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    guard let touch = touches.first, state == .possible else { return }
    let place = touch.event.location
    let (across, along) = (place.x - start.x, place.y - start.y)
    guard touch.timestamp - began <= Self.duration else { return state = .failed }
    let isLevel = abs(across) > abs(along)
    guard max(abs(across), abs(along)) >= Self.length else { return }
    let drawn: Direction =
      isLevel ? (across > 0 ? .right : .left) : (along > 0 ? .down : .up)
    let isStraight = min(abs(across), abs(along)) <= Self.width
    state = isStraight && direction.contains(drawn) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    if state == .possible { state = .failed }
  }
}

/// A recognizer for drags that begin within 20 points of an edge of the window.
///
/// Apple counterpart: `UIScreenEdgePanGestureRecognizer` · Source:
/// UIScreenEdgePanGestureRecognizer.h · Fidelity: approximate, the edges are those of the window,
/// not of the screen
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges that are recognized; none by default.
  open var edges: RectEdge = []

  override final func mayBegin(along place: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    let (start, width) = (startPlace, CGFloat(20))
    return edges.contains(.left) && start.x <= bounds.minX + width
      || edges.contains(.right) && start.x >= bounds.maxX - width
      || edges.contains(.top) && start.y <= bounds.minY + width
      || edges.contains(.bottom) && start.y >= bounds.maxY - width
  }
}

/// A set of edges of a rectangle.
///
/// Apple counterpart: `UIRectEdge` · Source: UIGeometry.h · Fidelity: exact
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle whose leading and trailing edges follow the reading direction.
///
/// Apple counterpart: `NSDirectionalRectEdge` · Source: UIGeometry.h · Fidelity: exact
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which lines begin.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which lines end.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
