// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroRaster

/// A symbol: lines and areas whose thickness follows a weight.
///
/// Apple counterpart: a symbol image · Source: this project's own drawings ·
/// Fidelity: approximate
public struct Symbol: Sendable {
  /// The name by which it was asked for.
  public let name: String
  /// Whether nobody has drawn this name: a square with its first letters stands for it.
  public let isPlaceholder: Bool
  let parts: [SymbolPart]

  init(_ name: String, _ parts: [SymbolPart], isPlaceholder: Bool = false) {
    self.name = name
    self.parts = parts
    self.isPlaceholder = isPlaceholder
  }

  /// The symbol as coverage, as large as fits into the middle of a size.
  ///
  /// - Parameters:
  ///   - size: of the mask, in pixels
  ///   - weight: from 100 to 900, as for text: how thick lines are
  ///   - rasterizer: what turns outlines into coverage
  /// - Returns: a mask of the size
  public func mask(
    size: PixelSize, weight: Int = 400, by rasterizer: some PathRasterizer
  ) -> CoverageMask {
    var canvas = SymbolCanvas(size: size, stroke: Self.stroke(weight))
    for part in parts { canvas.draw(part, by: rasterizer) }
    return canvas.mask
  }

  /// The width of lines of each weight from 100 to 900, in units of which the symbol has 24.
  static let strokes: [Float] = [0.7, 0.95, 1.3, 1.65, 1.9, 2.15, 2.45, 2.75, 3.05]

  /// The width of lines for a weight; between the hundreds it goes evenly.
  static func stroke(_ weight: Int) -> Float {
    let place = Float(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(saturating: place), strokes.count - 2)
    return strokes[index] + (strokes[index + 1] - strokes[index]) * (place - Float(index))
  }
}

/// An outline of a symbol and the ink in which it is drawn.
struct SymbolPart: Sendable {
  var ink: SymbolInk
  var path: Path
}
