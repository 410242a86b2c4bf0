// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroTokens

/// A small palette with one of everything.
enum SamplePalette {
  static let palette = TokenPalette([
    color(
      "Brand/Primary",
      [(0, .hex(0x0A7EA4)), (1, .hex(0x4CC2E5)), (2, .hex(0x075A75)), (3, .hex(0x9BE1F5))]),
    color("Brand/Secondary", [(0, .color(Color(.sRGB, 0.9, 0.25, 0.5)))]),
    color("Accent", [(0, .alias(TokenName("Brand/Primary")))]),
    color("Wide", [(0, .color(Color(.displayP3, 1, 0.3, 0)))]),
    color("Gamut", [(0, .hex(0xCC3300)), (8, .color(Color(.displayP3, 0.8, 0.2, 0)))]),
    color("Card", [(0, .hex(0xFFFFFF)), (1, .hex(0x1C1C1E)), (5, .hex(0x2C2C2E))]),
    color("Shadow", [(0, .color(Color(.sRGB, 0, 0, 0, alpha: 0.25)))]),
    color("v1.2 Ink", [(0, .color(Color(white: 0.2)))]),
    ColorToken(
      TokenName("System/Label"),
      [.init(VariantSlot(), .system(SystemReference(name: "labelColor", platform: "ios")))]),
    ColorToken(
      TokenName("Mac Only"),
      [
        .init(VariantSlot(), .hex(0x333333)), .init(mac, .hex(0x222222)),
        .init(french, .hex(0x111111)),
      ],
      description: "Differs on a Mac and in French."),
  ])

  private static var mac: VariantSlot {
    var slot = VariantSlot()
    slot.idiom = .mac
    return slot
  }

  private static var french: VariantSlot {
    var slot = VariantSlot()
    slot.locale = "fr"
    return slot
  }

  private static func color(_ name: String, _ values: [(Int, TokenValue)]) -> ColorToken {
    ColorToken(
      TokenName(name), values.map { .init(TokenCell(index: $0.0).slot, $0.1) })
  }
}

extension TokenValue {
  static func hex(_ code: UInt32) -> TokenValue {
    .color(
      Color(
        SRGB8(
          red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
          blue: UInt8(truncatingIfNeeded: code))))
  }

  fileprivate static func color(_ color: Color) -> TokenValue { .color(TokenColor(color)) }
}
