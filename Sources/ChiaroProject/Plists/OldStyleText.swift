// SPDX-License-Identifier: MIT

/// The signs of texts in old property lists.
enum OldStyleText {
  /// Whether a byte may stand in a text without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  /// The value of a digit, or nil for another byte.
  static func digit(_ byte: UInt8?, radix: Int) -> UInt32? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }
      .flatMap { $0 < radix ? UInt32($0) : nil }
  }

  /// What the byte behind a backslash, and digits that follow, stand for.
  static func takeEscape(_ scanner: inout PlistScanner) -> [UInt8] {
    guard let byte = scanner.byte else { return [] }
    if digit(byte, radix: 8) != nil { return octal(&scanner) }
    scanner.index += 1
    switch byte {
    case UInt8(ascii: "U"): return unicode(&scanner)
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0B]
    default: return [byte]
    }
  }

  /// Up to three octal digits; beyond ASCII they are of NeXT's encoding, which nobody writes now.
  private static func octal(_ scanner: inout PlistScanner) -> [UInt8] {
    let code = number(&scanner, radix: 8, digits: 3)
    return code < 0x80 ? [UInt8(code)] : replacement
  }

  /// Up to four hexadecimal digits; two such escapes may be the halves of one sign.
  private static func unicode(_ scanner: inout PlistScanner) -> [UInt8] {
    var units = [number(&scanner, radix: 16, digits: 4)]
    if (0xD800..<0xDC00).contains(units[0]), scanner.isAt("\\U") {
      let place = scanner.index
      scanner.index += 2
      let low = number(&scanner, radix: 16, digits: 4)
      if (0xDC00..<0xE000).contains(low) { units.append(low) } else { scanner.index = place }
    }
    return Array(String(decoding: units.map { UInt16($0) }, as: UTF16.self).utf8)
  }

  private static func number(_ scanner: inout PlistScanner, radix: Int, digits: Int) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = digit(scanner.byte, radix: radix) else { break }
      code = code * UInt32(radix) + digit
      scanner.index += 1
    }
    return code
  }

  private static let replacement = Array("\u{FFFD}".utf8)
}
