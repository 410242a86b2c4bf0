// SPDX-License-Identifier: MIT

/// The change that a material makes to each color behind it, independent of neighboring pixels.
///
/// For encoded components c from 0 to 1 with luma Y = 0.2126 R + 0.7152 G + 0.0722 B, the steps
/// are, in order:
///
/// 1. `s = Y + saturation × (c − Y)`, clamped to 0…1 if `clampsSaturation` is true;
/// 2. `m = (1 − amount) × s + amount × L(Y)`, where L is a cubic Bézier curve of four tones;
/// 3. `m + brightness`, clamped to 0…1;
/// 4. the fills, one after the other.
///
/// `exact` defines the result in double precision; the kernel of ChiaroRaster's filter is within
/// 0.1/255 of it before rounding.
///
/// Apple counterpart: the filters of a `CABackdropLayer` · Source: the formula that fits public
/// samples of system materials (Documentation/Fidelity.md) · Fidelity: measured
public struct ColorStage: Hashable, Sendable {
  /// A mix with a tone that depends on the luma of the color.
  ///
  /// Apple counterpart: the luminance curve of a material · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured
  public struct Luminance: Hashable, Sendable {
    /// The fraction of the tone in the mix, from 0 to 1.
    public var amount: Double
    /// The four control values of the Bézier curve from luma to tone, all from 0 to 1.
    public var curve: SIMD4<Double>

    /// Creates a mix from its amount and curve.
    public init(amount: Double, curve: SIMD4<Double>) {
      self.amount = amount
      self.curve = curve
    }

    /// Returns the tone at a luma from 0 to 1.
    func tone(at luma: Double) -> Double {
      let rest = 1 - luma
      return curve.x * rest * rest * rest + 3 * curve.y * rest * rest * luma
        + 3 * curve.z * rest * luma * luma + curve.w * luma * luma * luma
    }
  }

  /// A color drawn over the result of the earlier steps.
  ///
  /// Apple counterpart: a tint layer of a material · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured
  public struct Fill: Hashable, Sendable {
    /// The mode with which a fill is blended with the color below it.
    ///
    /// Apple counterpart: compositing filters of `CALayer` · Source: CSS Compositing 1 ·
    /// Fidelity: exact
    public enum Mode: String, Sendable, CaseIterable {
      /// Draws the fill over the color (source-over).
      case sourceOver
      /// Draws the darker of the fill and the color over the color, channel by channel.
      case darken
      /// Draws the lighter of the fill and the color over the color, channel by channel.
      case lighten
    }

    /// The encoded red, green and blue components, from 0 to 1.
    public var color: ColorComponents
    /// The opacity of the fill, from 0 to 1.
    public var alpha: Double
    /// The mode with which the fill is blended.
    public var mode: Mode

    /// Creates a fill.
    public init(color: ColorComponents, alpha: Double, mode: Mode = .sourceOver) {
      self.color = color
      self.alpha = alpha
      self.mode = mode
    }

    /// Returns a color with the fill laid over it.
    package func laid(over base: ColorComponents) -> ColorComponents {
      let met =
        switch mode {
        case .sourceOver: color
        case .darken: pointwiseMin(color, base)
        case .lighten: pointwiseMax(color, base)
        }
      return base + alpha * (met - base)
    }
  }

  /// The factor by which each component's difference from the luma is multiplied; 1 by default.
  public var saturation = 1.0
  /// Whether the components are clamped to 0…1 after the change of saturation; false by default.
  public var clampsSaturation = false
  /// The mix with a tone; nil for none.
  public var luminance: Luminance?
  /// The amount added to each color component before the fills; 0 by default.
  ///
  /// Components range from 0 to 1, and a negative amount darkens the color.
  public var brightness = 0.0
  /// The colors that are drawn over the result, in order.
  public var fills: [Fill] = []

  /// Creates a stage that leaves colors unchanged.
  public init() {}

  /// Returns the result of all steps for encoded components from 0 to 1, with straight alpha.
  public func exact(_ color: ColorComponents) -> ColorComponents {
    let luma = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    var mixed = luma + saturation * (color - luma)
    if clampsSaturation { mixed = Self.clamped(mixed) }
    if let luminance {
      mixed = (1 - luminance.amount) * mixed + luminance.amount * luminance.tone(at: luma)
    }
    return fills.reduce(Self.clamped(mixed + brightness)) { $1.laid(over: $0) }
  }

  private static func clamped(_ color: ColorComponents) -> ColorComponents {
    color.clamped(lowerBound: .zero, upperBound: .one)
  }
}
