// SPDX-License-Identifier: MIT

/// Base64 encoding (RFC 4648 §4), with padding.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

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
