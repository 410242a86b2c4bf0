// SPDX-License-Identifier: MIT

/// How a layer follows the size of its superlayer.
///
/// Apple counterpart: `CAAutoresizingMask` · Source: CALayer.h · Fidelity: exact
public struct LayerAutoresizingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The distance from the left edge changes.
  public static let layerMinXMargin = LayerAutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let layerWidthSizable = LayerAutoresizingMask(rawValue: 2)
  /// The distance from the right edge changes.
  public static let layerMaxXMargin = LayerAutoresizingMask(rawValue: 4)
  /// The distance from the edge where y is least changes.
  public static let layerMinYMargin = LayerAutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let layerHeightSizable = LayerAutoresizingMask(rawValue: 16)
  /// The distance from the edge where y is greatest changes.
  public static let layerMaxYMargin = LayerAutoresizingMask(rawValue: 32)
}
