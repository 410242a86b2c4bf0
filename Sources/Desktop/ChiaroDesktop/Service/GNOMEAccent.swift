// SPDX-License-Identifier: MIT

import ChiaroColor

/// The accent colors that GNOME offers since version 47.
///
/// Their values are those documented by libadwaita for `AdwAccentColor`.
enum GNOMEAccent: String, CaseIterable {
  case blue, teal, green, yellow, orange, red, pink, purple, slate

  var color: Color {
    switch self {
    case .blue: Self.color(0x3584E4)
    case .teal: Self.color(0x2190A4)
    case .green: Self.color(0x3A944A)
    case .yellow: Self.color(0xC88800)
    case .orange: Self.color(0xED5B00)
    case .red: Self.color(0xE62D42)
    case .pink: Self.color(0xD56199)
    case .purple: Self.color(0x9141AC)
    case .slate: Self.color(0x6F8396)
    }
  }

  /// Creates the accent color most similar to a color.
  init(nearest color: Color) {
    let distances = Self.allCases.map { ($0, color.deltaEOK(to: $0.color)) }
    self = distances.min { $0.1 < $1.1 }?.0 ?? .blue
  }

  private static func color(_ code: UInt32) -> Color {
    let part = { (shift: UInt32) in Double(code >> shift & 0xFF) / 255 }
    return Color(.sRGB, part(16), part(8), part(0))
  }
}
