// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster
package import Foundation

/// A PNG file in sRGB whose pixels are not compressed.
///
/// This module needs no library of the system; who has ChiaroMedia writes smaller files with its
/// `PNGWriter`.
///
/// Source: PNG (Third Edition); RFC 1950; RFC 1951
package struct PlainPNG {
  /// The file.
  package private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Writes a picture.
  package init(_ bitmap: Bitmap) {
    let sides = [bitmap.size.width, bitmap.size.height].map { Self.bytes(UInt32($0)) }
    // Eight bits a channel, red, green, blue and alpha.
    add("IHDR", sides[0] + sides[1] + [8, 6, 0, 0, 0])
    add("sRGB", [0])
    add("IDAT", Self.stored(Self.lines(of: bitmap)))
    add("IEND", [])
  }

  private mutating func add(_ kind: String, _ content: [UInt8]) {
    let body = Array(kind.utf8) + content
    data += Self.bytes(UInt32(content.count)) + body + Self.bytes(Self.checksum(body))
  }
  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
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

  /// A stream of blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let longest = 65_535
    for start in stride(from: 0, to: bytes.count, by: longest) {
      let block = bytes[start..<min(start + longest, bytes.count)]
      let count = UInt16(block.count)
      stream.append(start + longest >= bytes.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      stream += block
    }
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + Self.bytes(high << 16 | low)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
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
