// SPDX-License-Identifier: MIT

/// A color: three components in a stated space, and how much it covers (alpha), not multiplied.
///
/// A plain value that never adapts; what adapts is `DynamicColor`, which resolves to this. The
/// components may lie outside their space's ranges; nothing clips before it is asked to.
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
  /// How much the color covers, from 0 (nothing) to 1 (all); not clamped.
  public var alpha: Double
  /// The space of the components.
  public let space: ColorSpace

  /// The components in the order of the space's channels; gray spaces use the first.
  public var components: ColorComponents {
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

  /// Creates an opaque or translucent gray, encoded by a power of 2.2.
  public init(white: Double, alpha: Double = 1) {
    self.init(.grayGamma22, [white, 0, 0], alpha: alpha)
  }

  /// Black, opaque, in sRGB.
  public static let black = Color(.sRGB, 0, 0, 0)
  /// White, opaque, in sRGB.
  public static let white = Color(.sRGB, 1, 1, 1)
  /// Black at alpha 0, in sRGB.
  public static let clear = Color(.sRGB, 0, 0, 0, alpha: 0)

  /// The same color at another alpha.
  public func withAlpha(_ alpha: Double) -> Color { Color(space, components, alpha: alpha) }

  /// As many components as the space has channels.
  public var channelValues: [Double] { space.isGray ? [first] : [first, second, third] }

  /// Whether the space has a hue and the chroma is too small (under 1e-6) to give it a meaning.
  public var hasPowerlessHue: Bool { space.isPolar && second < 1e-6 }
}

extension Color: CustomStringConvertible {
  /// The space, the components and, unless it is 1, the alpha.
  public var description: String {
    let parts = channelValues.map { "\($0)" }.joined(separator: " ")
    return alpha == 1 ? "\(space)(\(parts))" : "\(space)(\(parts) / \(alpha))"
  }
}
