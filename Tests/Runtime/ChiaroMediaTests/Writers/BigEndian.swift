// SPDX-License-Identifier: MIT

extension [UInt8] {
  /// The lowest `count` bytes of a number, the highest first.
  static func bigEndian(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The lowest `count` bytes of a number, the lowest first.
  static func littleEndian(_ number: Int, count: Int) -> [UInt8] {
    bigEndian(number, count: count).reversed()
  }
}
