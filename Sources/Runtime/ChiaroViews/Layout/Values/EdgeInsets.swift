// SPDX-License-Identifier: MIT

public import Foundation

/// Distances by which the edges of a rectangle are inset, in points; positive values shrink it.
///
/// Apple counterpart: `UIEdgeInsets` · Source: UIGeometry.h · Fidelity: exact
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the left edge, in points.
  public var left: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the right edge, in points.
  public var right: CGFloat

  /// Creates insets in points; each defaults to 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Insets of 0 on all edges.
  public static let zero = EdgeInsets()

  package static func + (one: Self, other: Self) -> Self {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  package static func - (one: Self, other: Self) -> Self {
    EdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}

/// Distances by which the edges of a rectangle are inset, in points; leading and trailing follow
/// the layout direction.
///
/// Apple counterpart: `NSDirectionalEdgeInsets` · Source: UIGeometry.h · Fidelity: exact
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets in points; each defaults to 0.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets of 0 on all edges.
  public static let zero = DirectionalEdgeInsets()

  /// The default layout margins of a view.
  package static let standardMargins = DirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  /// Creates directional insets from left and right ones in a layout direction.
  package init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// Returns the insets with left and right edges in a layout direction.
  package func insets(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}

extension CGRect {
  /// Returns the rectangle shrunk by insets; its width and height are at least 0.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
