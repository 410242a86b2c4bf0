// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster
package import Foundation

/// A PNG file in sRGB whose pixels are not compressed.
///
/// This module needs no system library; `PNGWriter` of ChiaroMedia writes smaller files.
///
/// Source: PNG (Third Edition); RFC 1950; RFC 1951
package struct PlainPNG {
  /// The file.
  package let data: Data

  /// Writes a picture.
  package init(_ bitmap: Bitmap) {
    var file = PNGFile(bitmap.size, .translucent)
    file.add("sRGB", [0])
    file.add("IDAT", PNGFile.stored(Self.lines(of: bitmap)))
    file.add("IEND", [])
    data = Data(file.bytes)
  }

  /// The lines, each after a byte that says that it is not filtered.
  private static func lines(of bitmap: Bitmap) -> [UInt8] {
    let samples = samples(of: bitmap)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count + bitmap.size.height)
    for y in 0..<bitmap.size.height {
      bytes.append(0)
      bytes += samples[bitmap.sampleRange(ofRow: y)]
    }
    return bytes
  }
  /// The straight samples in sRGB.
  private static func samples(of bitmap: Bitmap) -> [UInt8] {
    if bitmap.colorSpace == .sRGB, case .eightBit(let samples) = bitmap.straightSamples {
      return samples
    }
    var samples: [UInt8] = []
    samples.reserveCapacity(bitmap.samples.count)
    bitmap.forEachColorInSRGB { color in
      for part in [color.components.x, color.components.y, color.components.z, color.alpha] {
        samples.append(UInt8((max(0, min(1, part)) * 255).rounded()))
      }
    }
    return samples
  }
}

extension Bitmap {
  /// Calls a closure with the straight color of each pixel in sRGB, line by line.
  package func forEachColorInSRGB(_ body: (Color) -> Void) {
    for y in 0..<size.height {
      for x in 0..<size.width { body(color(x: x, y: y).converted(to: .sRGB)) }
    }
  }
}
