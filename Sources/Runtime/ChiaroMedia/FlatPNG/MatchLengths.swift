// SPDX-License-Identifier: MIT

/// The symbols of Deflate for the lengths and distances of matches.
///
/// Source: RFC 1951, 3.2.5
enum MatchLengths {
  /// The symbol of each length from 3 to 258.
  static let symbols: [UInt16] = tables.symbols
  /// The first length of each symbol from 257 on.
  static let firsts: [UInt16] = tables.firsts
  /// The number of bits behind each symbol from 257 on.
  static let bits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  private static let tables: (symbols: [UInt16], firsts: [UInt16]) = {
    var symbols = [UInt16](repeating: 0, count: 259)
    var firsts: [UInt16] = []
    var length = 3
    for (index, bits) in bits.enumerated() {
      firsts.append(UInt16(length))
      for _ in 0..<1 << bits where length < 259 {
        symbols[length] = UInt16(257 + index)
        length += 1
      }
      // The longest match has a symbol of its own, though the one before would hold it.
      if index == Self.bits.count - 2 { length = 258 }
    }
    return (symbols, firsts)
  }()

  /// Returns the symbol of a distance from 1 to 32,768, with the bits behind it.
  static func distance(_ distance: Int) -> (symbol: Int, bits: Int, value: UInt64) {
    if distance < 5 { return (distance - 1, 0, 0) }
    let offset = distance - 1
    let bits = Int.bitWidth - offset.leadingZeroBitCount - 2
    let symbol = 2 * bits + 2 + (offset >> bits & 1)
    return (symbol, bits, UInt64(offset & (1 << bits - 1)))
  }
}
