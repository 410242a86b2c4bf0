// SPDX-License-Identifier: MIT

package import ChiaroColor

/// Swatches of colors in the text for a terminal with 24-bit color.
package enum TerminalSwatch {
  /// The width of a swatch and the space after it, in columns.
  package static let width = 3

  /// Returns a swatch of two columns, which show the color over white and over black.
  package static func text(_ color: Color) -> String {
    [Color.white, .black].map { ground in
      let seen = SRGB8(color.alpha < 1 ? color.composited(over: ground) : color)
      // A space that no line is broken at.
      return "\u{1B}[48;2;\(seen.red);\(seen.green);\(seen.blue)m\u{A0}"
    }.joined() + "\u{1B}[0m"
  }

  /// Returns a text with a swatch before each color that it names, such as `#0A6E80`.
  package static func marking(_ text: String) -> String {
    ColoredText(text).parts.map { part in
      part.color.map { "\(Self.text($0))\u{A0}\(part.text)" } ?? "\(part.text)"
    }.joined()
  }
}
