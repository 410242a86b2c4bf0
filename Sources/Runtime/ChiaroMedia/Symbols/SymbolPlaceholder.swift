// SPDX-License-Identifier: MIT

import ChiaroRaster

/// The placeholder for a name without a drawing.
enum SymbolPlaceholder {
  /// Returns a square with round corners and the first letters of the name's first two words.
  static func parts(_ name: String, _ letters: SymbolNotation) -> [SymbolPart] {
    let frame = SymbolOutline(["R", "3", "3", "18", "18", "5"]).path
    let initials = name.prefix(60).split(separator: ".").compactMap { word in
      letters.pieces(word.prefix(1).lowercased()[...])
    }.prefix(2)
    let scale: Float = initials.count == 1 ? 0.5 : 0.36
    let signs = initials.enumerated().flatMap { index, pieces in
      let x = initials.count == 1 ? 12 : 8.4 + 7.2 * Float(index)
      return pieces.map { piece in
        SymbolPart(ink: piece.plain, path: piece.path.scaled(scale, to: Point(x: x, y: 12)))
      }
    }
    return [SymbolPart(ink: .line, path: frame)] + signs
  }
}
