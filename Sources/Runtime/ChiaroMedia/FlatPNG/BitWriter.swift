// SPDX-License-Identifier: MIT

/// A writer of bits into memory, the lowest of a byte first.
struct BitWriter {
  private let bytes: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var bitCount = 0
  /// The number of whole bytes.
  private(set) var count = 0

  /// Creates a writer into memory that has room for all that is added, and eight bytes more.
  init(into bytes: UnsafeMutableRawPointer) { self.bytes = bytes }

  /// Adds up to 56 bits; those of `value` above are 0.
  @inline(__always)
  mutating func add(_ value: UInt64, _ length: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= length
    bytes.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
    let whole = bitCount &>> 3
    count &+= whole
    bits = bits &>> UInt64(truncatingIfNeeded: whole &<< 3)
    bitCount &-= whole &<< 3
  }

  /// Ends the last byte.
  mutating func finish() {
    if bitCount > 0 { add(0, 8 - bitCount) }
  }
}
