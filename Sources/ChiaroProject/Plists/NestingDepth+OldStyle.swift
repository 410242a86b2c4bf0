// SPDX-License-Identifier: MIT

extension NestingDepth {
  /// Counts opening brackets that are not closed yet, outside of quotes and comments.
  static func bracketDepth(_ start: ByteScanner) -> Int {
    var scanner = start
    var depth = 0
    var deepest = 0
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(&scanner)
      case UInt8(ascii: "/") where scanner.isAt("//"):
        while scanner.byte != nil && !endsLine(scanner) { scanner.index += 1 }
      case UInt8(ascii: "/") where scanner.isAt("/*"):
        scanner.index += 2
        scanner.skip(behind: "*/")
      case _ where isBare(byte):
        // A text without quotes: what looks like a comment inside of it is none.
        while scanner.byte.map(isBare) == true { scanner.index += 1 }
      default:
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
        scanner.index += 1
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// Whether a comment ends here: at a line's end, or at Unicode's line or paragraph separator.
  private static func endsLine(_ scanner: ByteScanner) -> Bool {
    switch scanner.byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    case 0xE2: scanner.isAt("\u{2028}") || scanner.isAt("\u{2029}")
    default: false
    }
  }

  /// Goes behind a text in quotes.
  private static func skipQuoted(_ scanner: inout ByteScanner) {
    let quote = scanner.byte
    scanner.index += 1
    while let byte = scanner.byte {
      scanner.index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
  }

  /// Whether a byte may stand in a text without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
