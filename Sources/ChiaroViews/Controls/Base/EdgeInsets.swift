// SPDX-License-Identifier: MIT

public import Foundation

/// How far content stands from each edge, in points.
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

  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
