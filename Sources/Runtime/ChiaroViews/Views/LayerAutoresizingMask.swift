// SPDX-License-Identifier: MIT

/// The margins and dimensions of a layer that change when its superlayer is resized.
///
/// Apple counterpart: `CAAutoresizingMask` · Source: CALayer.h · Fidelity: exact
public struct LayerAutoresizingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The distance from the left edge of the superlayer changes.
  public static let layerMinXMargin = LayerAutoresizingMask(rawValue: 1)
  /// The width of the layer changes.
  public static let layerWidthSizable = LayerAutoresizingMask(rawValue: 2)
  /// The distance from the right edge of the superlayer changes.
  public static let layerMaxXMargin = LayerAutoresizingMask(rawValue: 4)
  /// The distance from the edge of the superlayer with the smallest y changes.
  public static let layerMinYMargin = LayerAutoresizingMask(rawValue: 8)
  /// The height of the layer changes.
  public static let layerHeightSizable = LayerAutoresizingMask(rawValue: 16)
  /// The distance from the edge of the superlayer with the largest y changes.
  public static let layerMaxYMargin = LayerAutoresizingMask(rawValue: 32)
}
