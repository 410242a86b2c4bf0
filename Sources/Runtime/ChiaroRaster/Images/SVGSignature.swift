// SPDX-License-Identifier: MIT

/// A test of whether a text is XML whose root element is `svg`, in one pass without recursion.
///
/// It skips a byte order mark, white space, processing instructions, comments and a document type
/// with its internal subset. UTF-16 with a byte order mark is narrowed first.
struct SVGSignature {
  private let text: [UInt8]
  private var position = 0

  static func isFound(in bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { !isSpace($0) }) else { return false }
    let mayBeMarkup = first == UInt8(ascii: "<") || first == 0xEF || first >= 0xFE
    guard mayBeMarkup else { return false }
    var signature = SVGSignature(bytes)
    return signature.rootIsSVG()
  }

  private init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      text = bytes
      position = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      text = Self.narrowed(bytes, lowByteFirst: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      text = Self.narrowed(bytes, lowByteFirst: false)
    } else {
      text = bytes
    }
  }

  /// Returns the ASCII characters of a UTF-16 text after its byte order mark; others become
  /// question marks.
  private static func narrowed(_ bytes: [UInt8], lowByteFirst: Bool) -> [UInt8] {
    stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let low = bytes[lowByteFirst ? index : index + 1]
      let high = bytes[lowByteFirst ? index + 1 : index]
      return high == 0 && low < 0x80 ? low : UInt8(ascii: "?")
    }
  }

  private mutating func rootIsSVG() -> Bool {
    while position < text.count {
      while position < text.count, Self.isSpace(text[position]) { position += 1 }
      if skip("<?", upTo: "?>") || skip("<!--", upTo: "-->") { continue }
      if at("<!DOCTYPE") || at("<!doctype") {
        skipDocumentType()
        continue
      }
      return at("<") && elementName() == Array("svg".utf8)
    }
    return false
  }

  /// Returns the name of the tag at the present position, without its prefix.
  private func elementName() -> ArraySlice<UInt8> {
    let ends = Array(" \t\r\n/>".utf8)
    let name = text[(position + 1)...].prefix { !ends.contains($0) }
    guard let colon = name.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return name[(colon + 1)...]
  }

  /// Skips to the `>` that closes the document type; quotes and the subset may contain others.
  private mutating func skipDocumentType() {
    var isInSubset = false
    while position < text.count {
      if skip("<!--", upTo: "-->") || skip("\"", upTo: "\"") || skip("'", upTo: "'") { continue }
      let byte = text[position]
      position += 1
      if byte == UInt8(ascii: "[") { isInSubset = true }
      if byte == UInt8(ascii: "]") { isInSubset = false }
      if byte == UInt8(ascii: ">"), !isInSubset { return }
    }
  }

  private func at(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { text[position...].starts(with: $0) }
  }

  /// Skips past `close` if `open` is at the present position, or to the end if `close` is missing.
  ///
  /// - Returns: whether `open` is at the present position
  private mutating func skip(_ open: StaticString, upTo close: StaticString) -> Bool {
    guard at(open) else { return false }
    position += open.utf8CodeUnitCount
    while position < text.count, !at(close) { position += 1 }
    position = min(position + close.utf8CodeUnitCount, text.count)
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension ArraySlice<UInt8> {
  fileprivate static func == (slice: Self, bytes: [UInt8]) -> Bool { slice.elementsEqual(bytes) }
}
