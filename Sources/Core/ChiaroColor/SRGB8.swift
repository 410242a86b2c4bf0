// SPDX-License-Identifier: MIT

/// A color in sRGB with 8 bits per channel, as in hexadecimal notation; it is not premultiplied.
///
/// Source: CSS Color 4 §5.2
public struct SRGB8: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// Alpha, from 0 to 255.
  public var alpha: UInt8

  /// Creates a color from four bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the closest 8-bit color by converting a color to sRGB, clipping it and rounding half
  /// up.
  ///
  /// A component that is NaN becomes 0.
  public init(_ color: Color) {
    let components = color.space.convert(color.components, to: .sRGB)
    self.init(
      red: Self.byte(components.x), green: Self.byte(components.y), blue: Self.byte(components.z),
      alpha: Self.byte(color.alpha))
  }

  /// The color in the form `#RRGGBB`, or `#RRGGBBAA` if alpha is below 255, in capital letters.
  public var hexText: String {
    // Nine characters at most, which a string keeps inside itself: nothing is allocated.
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      for (place, byte) in [red, green, blue, alpha].enumerated() {
        text[2 * place + 1] = Self.digit(byte >> 4)
        text[2 * place + 2] = Self.digit(byte & 15)
      }
      return alpha == 255 ? 7 : 9
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func byte(_ value: Double) -> UInt8 {
    value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0
  }
}

extension Color {
  /// Creates a color in sRGB from its 8-bit form.
  public init(_ bytes: SRGB8) {
    self.init(
      .sRGB, [Double(bytes.red), Double(bytes.green), Double(bytes.blue)] / 255,
      alpha: Double(bytes.alpha) / 255)
  }

  /// The color, clipped and rounded in sRGB, in the form `#RRGGBB`, or `#RRGGBBAA` if translucent.
  public var hexText: String { SRGB8(self).hexText }
}
