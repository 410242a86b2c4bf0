// SPDX-License-Identifier: MIT

/// A color as screens and hex texts have it: sRGB in eight bits a channel, not multiplied.
///
/// Apple counterpart: none · Source: CSS Color 4 §5.2 · Fidelity: exact
public struct SRGB8: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// Alpha, from 0 to 255.
  public var alpha: UInt8

  /// Creates a color from its four bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The nearest such color: converted to sRGB, clipped, rounded half up; NaN becomes 0.
  public init(_ color: Color) {
    let components = color.space.convert(color.components, to: .sRGB)
    self.init(
      red: Self.byte(components.x), green: Self.byte(components.y), blue: Self.byte(components.z),
      alpha: Self.byte(color.alpha))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when alpha is below 255; capital letters.
  public var hexText: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return bytes.reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  private static func byte(_ value: Double) -> UInt8 {
    value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0
  }
}

extension Color {
  /// The color of four bytes, in sRGB.
  public init(_ bytes: SRGB8) {
    self.init(
      .sRGB, [Double(bytes.red), Double(bytes.green), Double(bytes.blue)] / 255,
      alpha: Double(bytes.alpha) / 255)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when alpha is below 1: the color in sRGB, clipped and rounded.
  public var hexText: String { SRGB8(self).hexText }
}
