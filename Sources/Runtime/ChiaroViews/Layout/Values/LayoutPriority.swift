// SPDX-License-Identifier: MIT

/// The priority of a constraint, from 0 to 1,000; 1,000 means that it is required.
///
/// The layout never violates a constraint to satisfy constraints of lower priority, however many
/// there are.
///
/// Apple counterpart: `UILayoutPriority` · Source: UIView.h · Fidelity: exact
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The priority, from 0 to 1,000.
  public let rawValue: Float

  /// Creates a priority from a number, which is clamped to the range from 0 to 1,000.
  public init(rawValue: Float) { self.rawValue = min(max(rawValue, 0), 1_000) }
  /// Creates a priority from a number, which is clamped to the range from 0 to 1,000.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  /// Creates a priority from a floating-point literal.
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  /// Creates a priority from an integer literal.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }

  /// The priority of required constraints, 1,000.
  public static let required = LayoutPriority(1_000)
  /// The default priority with which a view resists shrinking below its content, 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The default priority with which a view resists growing beyond its content, 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of a drag that may resize the scene, 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority at which a scene keeps its size, 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that may not resize the scene, 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The priority of the target size when a view's fitting size is computed, 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns whether the first priority is lower than the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
