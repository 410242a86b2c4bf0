// SPDX-License-Identifier: MIT

/// A color with three components in a color space, not premultiplied, and an alpha.
///
/// A color is a plain value that never adapts. `DynamicColor` adapts, and resolves to a `Color`.
/// The components may lie outside of their ranges; only methods such as `mapped(into:by:)` clip
/// them.
///
/// ```swift
/// let brand = Color(.sRGB, 0, 0.478, 1)
/// brand.hexText  // "#007AFF"
/// ```
///
/// Apple counterpart: `CGColor` · Source: CSS Color 4 §4 · Fidelity: exact
public struct Color: Hashable, Sendable {
  // Plain fields, not a vector: forty bytes instead of sixty-four, which is what the tables of
  // dynamic colors are made of.
  private var first: Double
  private var second: Double
  private var third: Double
  /// The opacity, from 0 (transparent) to 1 (opaque); not clamped.
  public var alpha: Double
  /// The color space of the components.
  public let space: ColorSpace

  // Core Graphics' property of the same name goes first where ChiaroUIKit is imported.
  /// The components, in the order of the space's channels; gray spaces use only the first.
  @_disfavoredOverload public var components: ColorComponents {
    get { [first, second, third] }
    set { (first, second, third) = (newValue.x, newValue.y, newValue.z) }
  }

  /// Creates a color from components in the order of the space's channels.
  public init(_ space: ColorSpace, _ components: ColorComponents, alpha: Double = 1) {
    self.space = space
    (first, second, third) = (components.x, components.y, components.z)
    self.alpha = alpha
  }

  /// Creates a color from three components in the order of the space's channels.
  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1
  ) {
    self.init(space, [first, second, third], alpha: alpha)
  }

  /// Creates a gray in `grayGamma22`, whose component is encoded with a gamma of 2.2.
  public init(white: Double, alpha: Double = 1) {
    self.init(.grayGamma22, [white, 0, 0], alpha: alpha)
  }

  /// Opaque black in sRGB.
  public static let black = Color(.sRGB, 0, 0, 0)
  /// Opaque white in sRGB.
  public static let white = Color(.sRGB, 1, 1, 1)
  /// Transparent black in sRGB.
  public static let clear = Color(.sRGB, 0, 0, 0, alpha: 0)

  /// Returns the color with another alpha.
  public func withAlpha(_ alpha: Double) -> Color { Color(space, components, alpha: alpha) }

  /// The components as an array with one element per channel: one for a gray, otherwise three.
  public var channelValues: [Double] { space.isGray ? [first] : [first, second, third] }

  /// Whether the hue has no meaning, because the space is polar and the chroma is below 1e-6.
  public var hasPowerlessHue: Bool { space.isPolar && second < 1e-6 }
}

extension Color: CustomStringConvertible {
  /// The space, the components and, if it is not 1, the alpha, as in `sRGB(1.0 0.0 0.0 / 0.5)`.
  public var description: String {
    let parts = channelValues.map { "\($0)" }.joined(separator: " ")
    return alpha == 1 ? "\(space)(\(parts))" : "\(space)(\(parts) / \(alpha))"
  }
}
