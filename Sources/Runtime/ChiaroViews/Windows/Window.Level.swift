// SPDX-License-Identifier: MIT

public import Foundation

extension Window {
  /// The level of a window; windows of a higher level are in front of those of a lower level.
  ///
  /// Apple counterpart: `UIWindow.Level` · Source: UIWindow.h · Fidelity: exact
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number; higher ones are in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows.
    public static let normal = Level(0)
    /// The level of the status bar, in front of most windows.
    public static let statusBar = Level(1000)
    /// The level of alerts, in front of the status bar.
    public static let alert = Level(2000)

    /// Returns whether windows of the first level are behind those of the second.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns the level raised by a number.
    public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }
    /// Returns the level lowered by a number.
    public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }
  }
}
