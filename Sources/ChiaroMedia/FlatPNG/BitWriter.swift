// SPDX-License-Identifier: MIT

/// A writer of bits, the lowest of a byte first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  /// Creates a writer with room for some bytes.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Adds up to 56 bits; those of `value` above are 0.
  @inline(__always)
  mutating func add(_ value: UInt64, _ length: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: count)
    count &+= length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count &-= 8
    }
  }

  /// Ends the last byte.
  mutating func finish() {
    if count > 0 { add(0, 8 - count) }
  }
}
