// SPDX-License-Identifier: MIT

/// The checksum of chunks in PNG files, CRC-32.
///
/// Source: PNG (Third Edition), annex D
enum CyclicChecksum {
  /// What each byte adds to the checksum, and in seven more tables what it does up to seven bytes
  /// later.
  private static let table: [UInt32] = {
    var table = (0..<256).map { byte -> UInt32 in
      (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    for index in 256..<2_048 {
      let former = table[index - 256]
      table.append(table[Int(former & 255)] ^ former >> 8)
    }
    return table
  }()

  /// Returns the checksum of some bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    bytes.withUnsafeBytes { bytes in
      table.withUnsafeBufferPointer { table in
        var index = 0
        while index &+ 8 <= bytes.count {
          let word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          sum = step(word ^ UInt64(sum), table)
          index &+= 8
        }
        while index < bytes.count {
          sum = table[Int((sum ^ UInt32(bytes[index])) & 255)] ^ sum >> 8
          index &+= 1
        }
      }
    }
    return ~sum
  }

  @inline(__always)
  private static func step(_ word: UInt64, _ table: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var sum: UInt32 = 0
    for place in 0..<8 {
      let byte = Int(word >> UInt64(8 &* place) & 255)
      sum ^= table[(7 &- place) &* 256 &+ byte]
    }
    return sum
  }
}
