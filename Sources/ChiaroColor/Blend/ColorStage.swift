// SPDX-License-Identifier: MIT

/// What a material does to each color behind it, whatever lies beside that.
///
/// On encoded components c from 0 to 1 with luma Y = 0.2126 R + 0.7152 G + 0.0722 B, in order:
///
/// 1. `s = Y + saturation × (c − Y)`, clamped to 0…1 when `clampsSaturation` says so;
/// 2. `m = (1 − amount) × s + amount × L(Y)`, L the cubic Bézier curve of four tones;
/// 3. `m + brightness`, clamped to 0…1;
/// 4. the fills, one after the other.
///
/// `exact` is the definition, in double precision; the kernel of ChiaroRaster's filter is within
/// 0.1/255 of it before rounding.
///
/// Apple counterpart: the filters of a `CABackdropLayer` · Source: the formula that fits public
/// samples of system materials (Documentation/Fidelity.md) · Fidelity: measured
public struct ColorStage: Hashable, Sendable {
  /// A mix towards a tone that depends on what lies behind.
  ///
  /// Apple counterpart: the luminance curve of a material · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured
  public struct Luminance: Hashable, Sendable {
    /// How much of the tone is mixed in, from 0 to 1.
    public var amount: Double
    /// The four control points of the curve from luma to tone.
    public var curve: SIMD4<Double>

    /// Creates a mix.
    public init(amount: Double, curve: SIMD4<Double>) {
      self.amount = amount
      self.curve = curve
    }

    /// The tone at a luma from 0 to 1.
    func tone(at luma: Double) -> Double {
      let rest = 1 - luma
      return curve.x * rest * rest * rest + 3 * curve.y * rest * rest * luma
        + 3 * curve.z * rest * luma * luma + curve.w * luma * luma * luma
    }
  }

  /// A color laid over what came before.
  ///
  /// Apple counterpart: a tint layer of a material · Source: Documentation/Fidelity.md ·
  /// Fidelity: measured
  public struct Fill: Hashable, Sendable {
    /// How a fill meets what is under it.
    ///
    /// Apple counterpart: compositing filters of `CALayer` · Source: CSS Compositing 1 ·
    /// Fidelity: exact
    public enum Mode: String, Sendable, CaseIterable {
      case sourceOver
      case darken
      case lighten
    }

    /// Red, green and blue, encoded, from 0 to 1.
    public var color: ColorComponents
    /// How much it covers, from 0 to 1.
    public var alpha: Double
    /// How it meets what is under it.
    public var mode: Mode

    /// Creates a fill.
    public init(color: ColorComponents, alpha: Double, mode: Mode = .sourceOver) {
      self.color = color
      self.alpha = alpha
      self.mode = mode
    }

    /// The fill over a color.
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

  /// What the distance to gray is multiplied by.
  public var saturation = 1.0
  /// Whether saturated components are clamped before the next step.
  public var clampsSaturation = false
  /// The mix towards a tone, or nil.
  public var luminance: Luminance?
  /// What is added in the end.
  public var brightness = 0.0
  /// The colors laid over it, in order.
  public var fills: [Fill] = []

  /// A stage that changes nothing.
  public init() {}

  /// What becomes of straight encoded components from 0 to 1.
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
