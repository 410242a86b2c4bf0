// SPDX-License-Identifier: MIT

import ChiaroColor

/// A color as code writes it: eight bits where they hold it, else components.
enum CodeColor: Hashable {
  /// Components in sRGB with 8 bits per channel.
  case bytes(SRGB8)
  /// Components in extended sRGB, and alpha.
  case extended([Double])
  /// Components in Display P3, and alpha.
  case displayP3([Double])

  /// Creates the form of a color; what Display P3 does not hold is in extended sRGB.
  ///
  /// Six decimals are finer than any screen and any float that code keeps a channel in.
  init(_ color: Color) {
    let srgb = color.space == .sRGB ? color : color.converted(to: .sRGB)
    let bytes = SRGB8(srgb)
    let components: [Double]
    if Color(bytes) == srgb {
      self = .bytes(bytes)
    } else if color.space == .displayP3 || !srgb.isInGamut(of: .sRGB, tolerance: 1e-6) {
      let wide = color.converted(to: .displayP3)
      components = wide.channelValues
      let isHeld = wide.isInGamut(of: .displayP3)
      self =
        isHeld
        ? .displayP3(Self.rounded(components.map { min(max($0, 0), 1) } + [wide.alpha]))
        : .extended(Self.rounded(srgb.channelValues + [srgb.alpha]))
    } else {
      let channels = srgb.channelValues.map { min(max($0, 0), 1) }
      self = .extended(Self.rounded(channels + [srgb.alpha]))
    }
  }

  private static func rounded(_ values: [Double]) -> [Double] {
    values.map { ($0 * 1_000_000).rounded() / 1_000_000 }
  }
}

/// The lines that code begins with, and comments.
enum CodeText {
  static let heading = "// Written by chiaro export.\n\n"

  /// Returns the name of a type for a palette: `AppColors` for `app-colors`.
  ///
  /// The types that the code itself uses get `Palette` behind them.
  static func typeName(_ stem: String) -> String {
    let name = TokenName(stem)
    let palette = TokenPalette([ColorToken(name, [])])
    let type = TokenIdentifiers(palette, .pascal, isASCII: true)[name]
    return ["Color", "Axis", "PlatformColor"].contains(type) ? type + "Palette" : type
  }

  /// Returns a name for a comment that ends with its line.
  static func comment(_ name: TokenName) -> String { NameComment.escaped(name) }
}
