// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport

@testable import ChiaroTokens

/// Palettes with awkward names, aliases, every space and colors outside of it.
struct PaletteGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let pieces = [
    "Brand", "primary", "on", "Card", "24", "$", "{", "}", ".", "/", "*", "*/", "/*", "-", "--",
    "-->",
    "<", ">", "&", "&amp;", "\"", "'", "\\", " ", "\n", "\t", "日本", "é", "e\u{301}", "🎨", "ß", "İ",
    "__proto__", "..", "class", "default", "#", "%2F", "~1", ";", ":", "(", ")", "@", "\u{202E}",
    "$root",
  ]

  /// A palette of up to eight colors.
  mutating func palette() -> TokenPalette {
    var tokens: [ColorToken] = []
    for _ in 0..<(1 + random.index(under: 8)) {
      let name = TokenName(
        (0..<(1 + random.index(under: 4))).map { _ in random.pick(Self.pieces) }.joined())
      if tokens.contains(where: { $0.name == name }) { continue }
      tokens.append(ColorToken(name, variants(tokens.map(\.name))))
    }
    return TokenPalette(tokens)
  }

  /// A value for any appearance, and more for some.
  private mutating func variants(_ known: [TokenName]) -> [ColorToken.Variant] {
    TokenCell.all.compactMap { cell in
      guard cell.index == 0 || random.once(in: cell.index < 4 ? 2 : 8) else { return nil }
      if !known.isEmpty, random.once(in: 4) {
        return ColorToken.Variant(cell.slot, .alias(random.pick(known)))
      }
      if random.once(in: 6) { return ColorToken.Variant(cell.slot, .color(written())) }
      return ColorToken.Variant(cell.slot, .color(TokenColor(color())))
    }
  }

  /// A color in a space of design tokens that is none of the library's.
  private mutating func written() -> TokenColor {
    let hsl = [Double(random.index(under: 360)), fraction() * 100, fraction() * 100]
    let shape = HueShape(hue: hsl[0], saturation: hsl[1] / 100, lightness: hsl[2] / 100)
    return TokenColor(shape.color(alpha: 1), written: TokenNotation(.hsl, hsl))
  }

  private mutating func color() -> Color {
    let space = random.pick(ColorSpace.allCases)
    var components = ColorComponents(0, 0, 0)
    for (index, channel) in space.channels.enumerated() {
      let part = random.once(in: 3) ? Double(random.index(under: 256)) / 255 : fraction()
      let size = channel.range.upperBound - channel.range.lowerBound
      components[index] = channel.range.lowerBound + part * size
    }
    if space.isPolar { components.z = min(components.z, 359.5) }
    if random.once(in: 6), space.isRGB { components.y = 1.3 }
    if random.once(in: 6), !space.isBounded, space.isRGB { components.x = -0.25 }
    let alpha = random.once(in: 3) ? Double(random.index(under: 256)) / 255 : 1
    return Color(space, components, alpha: alpha)
  }

  private mutating func fraction() -> Double {
    Double(random.index(under: 1 << 20)) / Double(1 << 20)
  }
}
