// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster

/// A whole, valid picture in each format that can be read.
enum Samples {
  static let formats: [ImageFormat] = [.png, .jpeg, .webp, .svg, .pdf]
  /// Those whose libraries are here, and read in this process.
  static let readable = formats.filter(SystemImageDecoder.formats.contains)
  /// Those that a helper reads: PDF too, where its program is here.
  static let isolated = formats.filter(PictureServer.decoder().formats.contains)

  static func bytes(_ format: ImageFormat) throws -> [UInt8] {
    switch format {
    case .png: png.bytes
    case .jpeg: try Fixture.bytes("baseline.jpg")
    case .webp: try Fixture.bytes("lossless.webp")
    case .svg: Array(svg.utf8)
    case .pdf: PDFWriter().bytes
    default: []
    }
  }

  static var png: PNGWriter { PNGWriter(samples: { x, y in [x * 20, y * 30, 100, 255 - x] }) }

  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="12">
      <rect width="12" height="12" fill="#ff0000"/>
    </svg>
    """
}

extension Bitmap {
  /// The four channels of a pixel, whatever the depth.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    let first = sampleRange(ofRow: y).lowerBound + 4 * x
    return switch samples {
    case .eightBit(let samples): samples[first..<first + 4].map(Int.init)
    case .sixteenBit(let samples): samples[first..<first + 4].map(Int.init)
    }
  }
}
