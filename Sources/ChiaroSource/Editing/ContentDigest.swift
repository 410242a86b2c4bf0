// SPDX-License-Identifier: MIT

/// A number that equal contents share: FNV-1a of 64 bits, the same on every machine.
///
/// It tells a file that changed by accident from one that did not; nobody who means harm is kept
/// from making two files that share it.
package enum ContentDigest {
  /// The number of some bytes.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var hash: UInt64 = start
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* prime }
      return hash
    }
  }

  /// The number of a text in UTF-8.
  package static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }

  // Source: draft-eastlake-fnv, 64 bits.
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3
}
