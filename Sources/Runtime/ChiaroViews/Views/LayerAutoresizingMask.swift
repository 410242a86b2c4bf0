// SPDX-License-Identifier: MIT

/// The margins and dimensions of a layer that change when its superlayer is resized.
///
/// Apple counterpart: `CAAutoresizingMask` · Source: CALayer.h · Fidelity: exact
public struct LayerAutoresizingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An option that makes the distance from the left edge of the superlayer flexible.
  public static let layerMinXMargin = LayerAutoresizingMask(rawValue: 1)
  /// An option that makes the width of the layer flexible.
  public static let layerWidthSizable = LayerAutoresizingMask(rawValue: 2)
  /// An option that makes the distance from the right edge of the superlayer flexible.
  public static let layerMaxXMargin = LayerAutoresizingMask(rawValue: 4)
  /// An option that makes the distance from the superlayer's edge with the smallest y flexible.
  public static let layerMinYMargin = LayerAutoresizingMask(rawValue: 8)
  /// An option that makes the height of the layer flexible.
  public static let layerHeightSizable = LayerAutoresizingMask(rawValue: 16)
  /// An option that makes the distance from the superlayer's edge with the largest y flexible.
  public static let layerMaxYMargin = LayerAutoresizingMask(rawValue: 32)
}
