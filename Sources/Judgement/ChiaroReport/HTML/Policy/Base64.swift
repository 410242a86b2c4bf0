// SPDX-License-Identifier: MIT

/// Base64 encoding (RFC 4648 §4), with padding.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the bytes that a text stands for; nil where it is not Base64 with padding.
  package static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (group, digits, padding) = (0, 0, 0)
    for byte in text.utf8 {
      let digit = byte == UInt8(ascii: "=") ? 0 : digitOf[Int(byte)]
      if byte == UInt8(ascii: "=") { padding += 1 } else if padding > 0 { return nil }
      guard digit >= 0 else { return nil }
      (group, digits) = (group << 6 | digit, digits + 1)
      guard digits == 4 else { continue }
      for shift in [16, 8, 0] { bytes.append(UInt8(group >> shift & 0xFF)) }
      (group, digits) = (0, 0)
    }
    guard digits == 0, padding <= 2 else { return nil }
    return bytes.dropLast(padding)
  }

  /// The value of each character; -1 for those that stand for none.
  private static let digitOf: [Int] = {
    var values = [Int](repeating: -1, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = value }
    return values
  }()

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0) }
      for digit in 0..<4 {
        let isPadding = digit > count
        text.append(
          isPadding ? UInt8(ascii: "=") : alphabet[group >> (18 - 6 * digit) & 0x3F])
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
