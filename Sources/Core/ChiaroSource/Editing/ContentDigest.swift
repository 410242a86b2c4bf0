// SPDX-License-Identifier: MIT

/// A digest of content: FNV-1a of 64 bits, the same on every machine.
///
/// It detects accidental changes; it is not cryptographic, so two files with the same digest can be
/// made on purpose.
package enum ContentDigest {
  /// Returns the digest of bytes.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var hash: UInt64 = start
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* prime }
      return hash
    }
  }

  /// Returns the digest of a text in UTF-8.
  package static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }

  // Source: draft-eastlake-fnv, 64 bits.
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3
}
