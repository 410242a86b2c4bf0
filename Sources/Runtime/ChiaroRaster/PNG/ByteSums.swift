// SPDX-License-Identifier: MIT

/// The checksum of streams of zlib, Adler-32.
///
/// Source: RFC 1950, 8.2
package struct ByteSums {
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// Creates the checksum of no bytes.
  package init() {}

  /// Adds a row of bytes by their sum, and their sum with each times its distance from the end.
  @inline(__always)
  package mutating func add(_ sum: Int, weighted: Int, count: Int) {
    high = (high + UInt64(count) * low + UInt64(weighted)) % 65_521
    low = (low + UInt64(sum)) % 65_521
  }

  /// Adds bytes one by one.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(Int(byte), weighted: Int(byte), count: 1) }
  }

  /// The checksum.
  package var checksum: UInt32 { UInt32(high << 16 | low) }
}
