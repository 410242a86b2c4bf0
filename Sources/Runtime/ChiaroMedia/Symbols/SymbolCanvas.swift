// SPDX-License-Identifier: MIT

import ChiaroRaster

/// The coverage onto which the parts of a symbol are drawn one after the other.
struct SymbolCanvas {
  private let size: PixelSize
  private let stroke: Float
  /// The number of pixels per unit.
  private let scale: Float
  /// The center of the canvas, in units.
  private let middle: Point
  private let rowLength: Int
  private var bytes: [UInt8]

  /// The side of a symbol, in units.
  private static let side: Float = 24

  init(size: PixelSize, stroke: Float) {
    self.size = size
    self.stroke = stroke
    scale = Float(min(size.width, size.height)) / Self.side
    middle = Point(
      x: scale > 0 ? Float(size.width) / scale / 2 : 0,
      y: scale > 0 ? Float(size.height) / scale / 2 : 0)
    rowLength = CoverageMask.rowLength(of: size.width)
    bytes = [UInt8](repeating: 0, count: rowLength * size.height)
  }

  var mask: CoverageMask { CoverageMask(size: size, bytes: bytes) }

  mutating func draw(_ part: SymbolPart, by rasterizer: some PathRasterizer) {
    let path = part.path.scaled(1, to: middle)
    let bounds = PixelRectangle(size)
    let reach = part.ink.reach
    if reach.hasArea {
      add(rasterizer.fill(path, rule: .winding, scale: scale, in: bounds), part.ink.isClearing)
    }
    if let extra = reach.line {
      let style = StrokeStyle(width: stroke + extra, cap: .round, join: .round)
      add(rasterizer.stroke(path, style: style, scale: scale, in: bounds), part.ink.isClearing)
    }
  }

  private mutating func add(_ coverage: PlacedMask?, _ isClearing: Bool) {
    guard let coverage else { return }
    let mask = coverage.mask
    for y in 0..<mask.size.height {
      let source = y * mask.rowLength
      let target = (y + coverage.origin.y) * rowLength + coverage.origin.x
      for x in 0..<mask.size.width {
        let (below, above) = (Int(bytes[target + x]), Int(mask.bytes[source + x]))
        let rest = (below * (255 - above) + 127) / 255
        bytes[target + x] = UInt8(isClearing ? rest : rest + above)
      }
    }
  }
}
