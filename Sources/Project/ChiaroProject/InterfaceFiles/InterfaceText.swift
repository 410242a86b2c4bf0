// SPDX-License-Identifier: MIT

/// The characters of texts and attributes in XML: entities, sections, comments.
///
/// Only the five entities that XML predefines and numbers are replaced; any other stays as it is
/// written, so that no text can grow.
enum InterfaceText {
  /// Returns an attribute's value with its entities replaced and white space as blanks.
  static func value(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == UInt8(ascii: "&"), let entity = entity(in: raw, at: index) {
        text += entity.bytes
        index = entity.end
        continue
      }
      // A line end counts as one blank.
      let isFirstOfTwo = byte == 0x0D && index + 1 < raw.endIndex && raw[index + 1] == 0x0A
      if !isFirstOfTwo { text.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? 0x20 : byte) }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns an element's text, without comments and with sections as they are.
  static func content(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == UInt8(ascii: "&"), let entity = entity(in: raw, at: index) {
        text += entity.bytes
        index = entity.end
      } else if byte == UInt8(ascii: "<") {
        index = appendMarkup(of: raw, at: index, to: &text)
      } else {
        text.append(byte)
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what a section says; returns the index behind the section or other markup.
  private static func appendMarkup(
    of raw: ArraySlice<UInt8>, at index: Int, to text: inout [UInt8]
  ) -> Int {
    let rest = raw[index...]
    if rest.starts(with: Self.sectionStart) {
      let start = index + Self.sectionStart.count
      let end = find(Self.sectionEnd, in: raw, from: start)
      text += raw[start..<(end ?? raw.endIndex)]
      return end.map { $0 + Self.sectionEnd.count } ?? raw.endIndex
    }
    let end = rest.starts(with: Self.commentStart) ? Self.commentEnd : [UInt8(ascii: ">")]
    return find(end, in: raw, from: index).map { $0 + end.count } ?? raw.endIndex
  }

  static let sectionStart = Array("<![CDATA[".utf8)
  static let sectionEnd = Array("]]>".utf8)
  static let commentStart = Array("<!--".utf8)
  static let commentEnd = Array("-->".utf8)

  /// Returns the index at which some bytes begin; nil if they do not occur.
  static func find(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + wanted.count <= bytes.endIndex {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }

  // MARK: Entities

  /// Returns what an entity stands for, and the index behind it; nil if it is none of XML's own.
  static func entity(
    in bytes: ArraySlice<UInt8>, at start: Int
  ) -> (bytes: [UInt8], end: Int)? {
    let window = bytes[(start + 1)..<min(start + 12, bytes.endIndex)]
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[(start + 1)..<end]
    guard let meant = predefined(name) ?? number(name) else { return nil }
    return (meant, end + 1)
  }

  private static func predefined(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": [UInt8(ascii: "&")]
    case "lt": [UInt8(ascii: "<")]
    case "gt": [UInt8(ascii: ">")]
    case "quot": [UInt8(ascii: "\"")]
    case "apos": [UInt8(ascii: "'")]
    default: nil
    }
  }

  /// Returns the character of `#10` or `#xA`.
  private static func number(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard name.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code > 0,
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return Array(String(scalar).utf8)
  }

  // MARK: Base 64

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
