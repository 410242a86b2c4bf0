// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The notation of colors in design tokens.
enum DTCGColor {
  /// Returns a color as an object with space, components, alpha and six digits for old tools.
  ///
  /// The format bounds red, green and blue: a color outside of sRGB is written in Display P3, and
  /// what no space of the format holds is clipped.
  static func json(_ color: TokenColor) -> JSON {
    if let own = color.written, own.fitsDesignTokens {
      let components = own.components.enumerated().map { index, value in
        own.missing & (1 << UInt8(index)) != 0 ? JSON.string("none") : .number(value)
      }
      return object(own.space.rawValue, components, color, hex: color.color)
    }
    let written = bounded(color.color)
    let keepsMissing = written.space == color.color.space
    let isMissing = { (index: Int) in keepsMissing && color.missing & (1 << index) != 0 }
    let components = written.channelValues.enumerated().map { index, value in
      isMissing(index) ? JSON.string("none") : .number(value == 0 ? 0 : value)
    }
    return object(written.space.cssName ?? "srgb", components, color, hex: written)
  }

  private static func object(
    _ space: String, _ components: [JSON], _ color: TokenColor, hex: Color
  ) -> JSON {
    [
      "colorSpace": .string(space), "components": .array(components),
      "alpha": .number(min(max(color.color.alpha, 0), 1)),
      "hex": .string(String(hex.withAlpha(1).hexText).lowercased()),
    ]
  }

  /// Returns the color in a space of the format, inside that space's bounds.
  static func bounded(_ color: Color) -> Color {
    switch color.space {
    case .sRGB, .linearSRGB, .displayP3, .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch:
      return fits(color) ? color : narrowed(color)
    case .linearDisplayP3: return bounded(color.converted(to: .displayP3))
    case .extendedLinearSRGB:
      let linear = Color(.linearSRGB, color.components, alpha: color.alpha)
      return fits(linear) ? linear : narrowed(color)
    case .extendedSRGB: return bounded(Color(.sRGB, color.components, alpha: color.alpha))
    case .grayGamma22, .extendedGray: return bounded(color.converted(to: .sRGB))
    }
  }

  /// Returns a color in Display P3 when that holds it, else clipped to sRGB.
  private static func narrowed(_ color: Color) -> Color {
    let wide = color.converted(to: .displayP3)
    let isHeld = wide.isInGamut(of: .displayP3)
    return color.mapped(into: isHeld ? .displayP3 : .sRGB, by: .clip)
  }

  /// Whether the format's schema admits the components.
  private static func fits(_ color: Color) -> Bool {
    let values = color.components
    guard (0..<3).allSatisfy({ values[$0].isFinite }) else { return false }
    switch color.space {
    case .lab: return (0...100).contains(values.x)
    case .lch:
      return (0...100).contains(values.x) && values.y >= 0 && (0..<360).contains(values.z)
    case .oklab: return (0...1).contains(values.x)
    case .oklch:
      return (0...1).contains(values.x) && values.y >= 0 && (0..<360).contains(values.z)
    default: return (0..<3).allSatisfy { (0...1).contains(values[$0]) }
    }
  }
}
