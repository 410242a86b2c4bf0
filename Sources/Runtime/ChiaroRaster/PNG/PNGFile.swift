// SPDX-License-Identifier: MIT

/// A PNG file that is put together chunk by chunk.
///
/// Source: PNG (Third Edition), 5
package struct PNGFile {
  /// The kind of a picture's pixels, with eight bits a channel; the value is that of the header.
  package enum Kind: UInt8 {
    /// Red, green and blue.
    case opaque = 2
    /// An index in the palette.
    case palette = 3
    /// Red, green, blue and alpha, not premultiplied.
    case translucent = 6
  }

  /// The file so far: its signature, and the chunks that were added.
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates a file with a header.
  package init(_ size: PixelSize, _ kind: Kind) {
    let sides = Self.bytes(of: UInt32(size.width)) + Self.bytes(of: UInt32(size.height))
    add("IHDR", sides + [8, kind.rawValue, 0, 0, 0])
  }

  /// Adds a chunk with its length and its checksum; the name has four letters.
  package mutating func add(_ name: String, _ content: [UInt8]) {
    bytes += Self.bytes(of: UInt32(content.count))
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += content
    bytes += Self.bytes(of: CyclicChecksum.of(bytes[start...]))
  }

  /// Returns the four bytes of a number, the highest first.
  package static func bytes(of number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Returns a stream of zlib whose blocks are stored as they are.
  ///
  /// Source: RFC 1950; RFC 1951
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let longest = 65_535
    for start in stride(from: 0, to: bytes.count, by: longest) {
      let block = bytes[start..<min(start + longest, bytes.count)]
      let count = UInt16(block.count)
      stream.append(start + longest >= bytes.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      stream += block
    }
    var sums = ByteSums()
    sums.add(bytes)
    return stream + Self.bytes(of: sums.checksum)
  }
}
