// SPDX-License-Identifier: MIT

/// Writes PNGs of any color type and depth, without compression, so that tests know every byte.
///
/// Source: PNG (Third Edition), W3C Recommendation 2025.
struct PNGWriter {
  /// 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha.
  var colorType = 6
  /// Bits a channel, or an index.
  var depth = 8
  var width = 9
  var height = 7
  var isInterlaced = false
  /// Chunks between the header and the pixels, in order.
  var chunks: [(name: String, content: [UInt8])] = []
  /// The channels of a pixel in the file, each below 2 to the power of `depth`.
  var samples: (_ x: Int, _ y: Int) -> [Int]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The whole file.
  var bytes: [UInt8] {
    let header =
      [UInt8].bigEndian(width, count: 4) + .bigEndian(height, count: 4)
      + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    return Self.signature + Self.chunk("IHDR", header)
      + chunks.flatMap { Self.chunk($0.name, $0.content) }
      + Self.chunk("IDAT", Self.stored(scanlines)) + Self.chunk("IEND", [])
  }

  /// A chunk with its length and checksum.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return .bigEndian(content.count, count: 4) + named + .bigEndian(crc32(named), count: 4)
  }

  /// A zlib stream of blocks that are not compressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      stream += [UInt8].littleEndian(block.count, count: 2)
      stream += [UInt8].littleEndian(~block.count, count: 2)
      stream += block
    } while !rest.isEmpty
    return stream + .bigEndian(adler32(bytes), count: 4)
  }

  // MARK: Pixels

  /// Column and row of the first pixel of each pass of Adam7, and the steps to the next ones.
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  private var scanlines: [UInt8] {
    let passes = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    var lines: [UInt8] = []
    for (left, top, stepX, stepY) in passes {
      let columns = Array(stride(from: left, to: width, by: stepX))
      if columns.isEmpty { continue }
      for y in stride(from: top, to: height, by: stepY) {
        // Each line begins with its filter; 0 is none.
        lines.append(0)
        lines += packed(columns.flatMap { samples($0, y) })
      }
    }
    return lines
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth >= 8 { return samples.flatMap { [UInt8].bigEndian($0, count: depth / 8) } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { first in
      var byte = 0
      for offset in 0..<perByte {
        byte = byte << depth | (first + offset < samples.count ? samples[first + offset] : 0)
      }
      return UInt8(byte)
    }
  }

  // MARK: Checksums

  static func crc32(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return Int(~crc)
  }

  private static func adler32(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
