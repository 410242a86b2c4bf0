// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension CGRect {
    /// Returns the rectangle shrunk by insets; a width or height below zero becomes zero.
    ///
    /// Apple counterpart: `inset(by:)` · Source: UIGeometry.h · Fidelity: approximate, Apple's
    /// method can return negative ones
    public func inset(by insets: EdgeInsets) -> CGRect {
      CGRect(
        x: minX + insets.left, y: minY + insets.top,
        width: max(0, width - insets.left - insets.right),
        height: max(0, height - insets.top - insets.bottom))
    }
  }

  /// An offset from an element's usual position, in points.
  ///
  /// Apple counterpart: `UIOffset` · Source: UIGeometry.h · Fidelity: exact
  public struct UIOffset: Hashable, Sendable {
    /// The horizontal offset, in points; positive values move to the right.
    public var horizontal: CGFloat
    /// The vertical offset, in points; positive values move down.
    public var vertical: CGFloat

    /// Creates an offset.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// An offset of zero.
    public static let zero = UIOffset()
  }

  /// A set of corners of a rectangle.
  ///
  /// Apple counterpart: `UIRectCorner` · Source: UIGeometry.h · Fidelity: exact
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
  }

  extension LayoutConstraint {
    /// An axis of a layout, horizontal or vertical.
    ///
    /// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity:
    /// exact
    public typealias Axis = StackView.Axis
  }

  extension LayoutPriority {
    /// Returns a priority raised by a number, to at most 1,000.
    public static func + (one: LayoutPriority, number: Float) -> LayoutPriority {
      LayoutPriority(one.rawValue + number)
    }
    /// Returns a priority lowered by a number, to at least 0.
    public static func - (one: LayoutPriority, number: Float) -> LayoutPriority {
      LayoutPriority(one.rawValue - number)
    }
    /// Raises a priority by a number, to at most 1,000.
    public static func += (one: inout LayoutPriority, number: Float) { one = one + number }
    /// Lowers a priority by a number, to at least 0.
    public static func -= (one: inout LayoutPriority, number: Float) { one = one - number }
  }

  extension CGRect {
    /// Returns whether two rectangles are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }
  extension CGSize {
    /// Returns whether two sizes are equal.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }
  extension CGPoint {
    /// Returns whether two points are equal.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  /// Runs a closure and returns its result; Linux has no pool of objects to drain.
  ///
  /// Apple counterpart: `autoreleasepool(invoking:)` · Source: Objective-C runtime reference ·
  /// Fidelity: exact
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
