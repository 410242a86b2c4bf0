// SPDX-License-Identifier: MIT

import ChiaroColor

/// A color as code writes it: eight bits where they hold it, else components.
enum CodeColor: Hashable {
  /// Eight bits a channel, in sRGB.
  case bytes(SRGB8)
  /// Components in extended sRGB, and alpha.
  case extended([Double])
  /// Components in Display P3, and alpha.
  case displayP3([Double])

  /// Creates the form of a color; what Display P3 does not hold is in extended sRGB.
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
        ? .displayP3(components.map { min(max($0, 0), 1) } + [wide.alpha])
        : .extended(srgb.channelValues + [srgb.alpha])
    } else {
      self = .extended(srgb.channelValues.map { min(max($0, 0), 1) } + [srgb.alpha])
    }
  }
}

/// The lines that code begins with, and comments.
enum CodeText {
  static let heading = "// Written by chiaro export.\n\n"

  /// Returns the name of a type for a palette: `AppColors` for `app-colors`.
  static func typeName(_ stem: String) -> String {
    TokenIdentifiers(TokenPalette([ColorToken(TokenName(stem), [])]), .pascal, isASCII: true)[
      TokenName(stem)]
  }

  /// Returns a name for a comment that ends with its line.
  static func comment(_ name: TokenName) -> String { NameComment.escaped(name) }
}
