// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroRaster

/// A symbol drawn with lines and areas whose thickness depends on a weight.
///
/// Apple counterpart: a symbol image · Source: this project's own drawings · Fidelity: approximate,
/// other shapes
public struct Symbol: Sendable {
  /// The name with which the symbol was requested.
  public let name: String
  /// Whether the symbol is a square with the first letters of its name, because the library has no
  /// drawing for that name.
  public let isPlaceholder: Bool
  let parts: [SymbolPart]

  init(_ name: String, _ parts: [SymbolPart], isPlaceholder: Bool = false) {
    self.name = name
    self.parts = parts
    self.isPlaceholder = isPlaceholder
  }

  /// Returns the symbol as a coverage mask, in which it is centered and as large as possible.
  ///
  /// - Parameters:
  ///   - size: the size of the mask in pixels
  ///   - weight: the weight, from 100 to 900, as for text; it sets the line width
  ///   - rasterizer: the rasterizer that draws the symbol's paths
  /// - Returns: a mask of the given size
  public func mask(
    size: PixelSize, weight: Int = 400, by rasterizer: some PathRasterizer
  ) -> CoverageMask {
    var canvas = SymbolCanvas(size: size, stroke: Self.stroke(weight))
    for part in parts { canvas.draw(part, by: rasterizer) }
    return canvas.mask
  }

  /// The line widths of the weights 100, 200, … 900, in units of 1/24 of the symbol.
  static let strokes: [Float] = [0.7, 0.95, 1.3, 1.65, 1.9, 2.15, 2.45, 2.75, 3.05]

  /// Returns the line width for a weight, interpolated between the hundreds.
  static func stroke(_ weight: Int) -> Float {
    let place = Float(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(saturating: place), strokes.count - 2)
    return strokes[index] + (strokes[index + 1] - strokes[index]) * (place - Float(index))
  }
}

/// A path of a symbol and the ink that it is drawn with.
struct SymbolPart: Sendable {
  var ink: SymbolInk
  var path: Path
}
