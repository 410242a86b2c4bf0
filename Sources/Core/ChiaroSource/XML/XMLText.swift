// SPDX-License-Identifier: MIT

/// The characters that texts and values in XML stand for.
package enum XMLText {
  /// Returns a text with its entities replaced; those that XML does not define stay as they are
  /// written, and so do line ends.
  package static func decoded(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    append(raw, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the bytes of a text with its entities replaced, as `decoded(_:)` does.
  package static func append(_ raw: ArraySlice<UInt8>, to text: inout [UInt8]) {
    var rest = raw
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<sign]
      rest = rest[takeEntity(in: rest, at: sign, to: &text)...]
    }
    text += rest
  }

  /// Returns an attribute's value: entities are replaced, and white space counts as blanks, of
  /// which a line end is one.
  package static func value(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == UInt8(ascii: "&") {
        index = takeEntity(in: raw, at: index, to: &text)
        continue
      }
      let isFirstOfTwo = byte == 0x0D && index + 1 < raw.endIndex && raw[index + 1] == 0x0A
      if !isFirstOfTwo { text.append(XMLScanner.isSpace(byte) ? 0x20 : byte) }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what an ampersand stands for, and returns the offset to go on at.
  private static func takeEntity(
    in raw: ArraySlice<UInt8>, at sign: Int, to text: inout [UInt8]
  ) -> Int {
    guard let entity = XMLEntity(in: raw, at: sign) else {
      text.append(raw[sign])
      return sign + 1
    }
    text += entity.scalar.utf8
    return entity.end
  }
}
