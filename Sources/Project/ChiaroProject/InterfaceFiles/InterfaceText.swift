// SPDX-License-Identifier: MIT

import ChiaroSource

/// The texts of elements in Interface Builder's files.
enum InterfaceText {
  /// Returns the text of an element, whose content is a range of a file: without comments, with
  /// sections as they are, and with XML's own entities replaced.
  ///
  /// It ends where a comment, a section or an instruction begins that is not closed.
  static func content(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    var scanner = XMLScanner(bytes, in: range)
    var text: [UInt8] = []
    while let token = scanner.next() {
      switch token {
      case .text(let plain, let isEncoded):
        if isEncoded { XMLText.append(bytes[plain], to: &text) } else { text += bytes[plain] }
      case .section(let section): text += bytes[section]
      case .fault(let fault) where hasNoEnd(fault): return String(decoding: text, as: UTF8.self)
      default: break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func hasNoEnd(_ fault: XMLFault) -> Bool {
    fault.kind == .commentNotClosed || fault.kind == .sectionNotClosed
      || fault.kind == .instructionNotClosed
  }

  /// Returns the text of `base64-UTF8="YES"`, which Interface Builder writes for characters that
  /// XML cannot hold; nil if the text is not in base 64.
  static func decodedBase64(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let value = base64Value(byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func base64Value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
