// SPDX-License-Identifier: MIT

public import Foundation

/// Distances from the edges of a rectangle inwards.
///
/// Apple counterpart: `UIEdgeInsets` · Source: UIGeometry.h · Fidelity: exact
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Makes insets; what is not given is 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance at all.
  public static let zero = EdgeInsets()

  static func + (one: Self, other: Self) -> Self {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// Distances from the edges of a rectangle inwards, in the direction of reading.
///
/// Apple counterpart: `NSDirectionalEdgeInsets` · Source: UIGeometry.h · Fidelity: exact
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where reading begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat

  /// Makes insets; what is not given is 0.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance at all.
  public static let zero = DirectionalEdgeInsets()

  /// The insets for a direction of reading.
  func insets(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}

extension CGRect {
  /// The rectangle without a border; never of a negative size.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
