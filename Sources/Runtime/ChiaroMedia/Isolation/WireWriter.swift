// SPDX-License-Identifier: MIT

/// A writer of numbers and texts in a message, in little-endian order.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ isTrue: Bool) { bytes.append(isTrue ? 1 : 0) }

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
  }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }
}
