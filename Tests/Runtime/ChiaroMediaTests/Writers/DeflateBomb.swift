// SPDX-License-Identifier: MIT

/// Zlib streams that unpack to 158 times their size.
///
/// Source: RFC 1950, RFC 1951 §3.2.6.
enum DeflateBomb {
  /// So many zeros, rounded up to one more than a multiple of eight runs of 258.
  static func zeros(_ wanted: Int) -> [UInt8] {
    let eights = max(1, (wanted + 8 * 258 - 2) / (8 * 258))
    var bits = BitWriter()
    bits.write(0b1, 1)  // the last block
    bits.write(0b01, 2)  // with the fixed codes
    bits.writeCode(0b0011_0000, 8)  // a zero
    for _ in 0..<8 { bits.writeRun() }
    // Eight runs are thirteen bytes' worth of bits, the same ones each time.
    bits.repeatLast(13, eights - 1)
    bits.writeCode(0, 7)  // the end
    bits.fillByte()
    let count = 1 + 258 * 8 * eights
    return [0x78, 0x01] + bits.bytes
      + .bigEndian((count % 65_521) << 16 | 1, count: 4)
  }

  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var pendingCount = 0

    /// A number, its lowest bit first.
    mutating func write(_ value: UInt32, _ count: Int) {
      for index in 0..<count { add(value >> UInt32(index) & 1) }
    }

    /// A Huffman code, its highest bit first.
    mutating func writeCode(_ value: UInt32, _ count: Int) {
      for index in (0..<count).reversed() { add(value >> UInt32(index) & 1) }
    }

    /// 258 bytes of what stood one byte before.
    mutating func writeRun() {
      writeCode(0b1100_0101, 8)
      writeCode(0, 5)
    }

    /// Writes the last whole bytes again.
    mutating func repeatLast(_ count: Int, _ times: Int) {
      let block = bytes.suffix(count)
      bytes.reserveCapacity(bytes.count + count * times)
      for _ in 0..<times { bytes += block }
    }

    /// Zeros up to the next whole byte.
    mutating func fillByte() {
      while pendingCount > 0 { add(0) }
    }

    private mutating func add(_ bit: UInt32) {
      pending |= bit << UInt32(pendingCount)
      pendingCount += 1
      if pendingCount == 8 { flush() }
    }

    private mutating func flush() {
      bytes.append(UInt8(pending))
      (pending, pendingCount) = (0, 0)
    }
  }
}
