// SPDX-License-Identifier: MIT

/// How strongly a constraint is meant, from 1 to 1,000; one of 1,000 is required.
///
/// A constraint of a lower priority never gives a higher one cause to fail, however many there are.
///
/// Apple counterpart: `UILayoutPriority` · Source: UIView.h · Fidelity: exact
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The number.
  public let rawValue: Float

  /// Makes a priority of a number, which is brought into the range of 0 to 1,000.
  public init(rawValue: Float) { self.rawValue = min(max(rawValue, 0), 1_000) }
  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  /// Makes a priority of a number with a fraction.
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  /// Makes a priority of a whole number.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }

  /// 1,000: has to hold.
  public static let required = LayoutPriority(1_000)
  /// 750: with which content resists being cut.
  public static let defaultHigh = LayoutPriority(750)
  /// 250: with which content keeps its surroundings close.
  public static let defaultLow = LayoutPriority(250)
  /// 50: with which a view is to be small when its fitting size is asked for.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether one is weaker than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
