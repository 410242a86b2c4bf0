// SPDX-License-Identifier: MIT

/// The characters and escapes of strings in old-style property lists.
enum OldStyleText {
  /// Returns whether a byte may occur in a string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  /// Returns the value of a digit; nil for other bytes.
  static func digit(_ byte: UInt8?, radix: Int) -> UInt32? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }
      .flatMap { $0 < radix ? UInt32($0) : nil }
  }

  /// Parses an escape after its backslash, and returns its bytes.
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

  /// Parses up to three octal digits; codes beyond ASCII would be in NeXT's encoding, which is no
  /// longer used.
  private static func octal(_ scanner: inout PlistScanner) -> [UInt8] {
    let code = number(&scanner, radix: 8, digits: 3)
    return code < 0x80 ? [UInt8(code)] : replacement
  }

  /// Parses up to four hexadecimal digits; two escapes may form a surrogate pair.
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
