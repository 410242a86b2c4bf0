// SPDX-License-Identifier: MIT

/// Encoding and decoding of escapes in JSON strings.
enum JSONString {
  /// Returns the text of a string's bytes, without its quotes, with escapes resolved.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      index += 2
      if escape == UInt8(ascii: "u") {
        text.append(contentsOf: String(unicodeEscape(bytes, &index)).utf8)
      } else {
        text.append(contentsOf: simpleEscapes[escape].map { [$0] } ?? Array("\u{FFFD}".utf8))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the index of the first malformed escape, which `decode` replaces by U+FFFD; nil for
  /// none.
  static func oddEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        index += 1
        continue
      }
      let start = index
      index += 2
      if bytes[start + 1] == UInt8(ascii: "u") {
        let digits = bytes[index...].prefix(4)
        let isMeant = String(decoding: digits, as: UTF8.self).lowercased() == "fffd"
        if unicodeEscape(bytes, &index) == "\u{FFFD}" && !isMeant { return start }
      } else if simpleEscapes[bytes[start + 1]] == nil {
        return start
      }
    }
    return nil
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  /// Returns the scalar of a `\u` escape: four hex digits at `index`, and a low surrogate after a
  /// high one.
  private static func unicodeEscape(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar {
    guard let unit = hexUnit(bytes, at: index) else { return "\u{FFFD}" }
    index += 4
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    let isHigh = unit < 0xDC00
    guard isHigh, index + 1 < bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = hexUnit(bytes, at: index + 2),
      (0xDC00...0xDFFF).contains(low)
    else { return "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
      ?? "\u{FFFD}"
  }

  private static func hexUnit(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= bytes.endIndex else { return nil }
    let digits = bytes[index..<(index + 4)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 128 }) else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns a text as a JSON string in quotes; `/` is not escaped.
  static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    encode(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text as a JSON string in quotes; `/` is not escaped.
  static func encode(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { encode(scalar, into: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is a printable letter that stands for itself in a string.
  static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != 0x22 && byte != 0x5C
  }

  private static func encode(_ scalar: Unicode.Scalar, into bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    default: bytes += String(Character(scalar)).utf8
    }
  }
}
