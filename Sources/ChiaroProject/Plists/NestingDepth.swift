// SPDX-License-Identifier: MIT

// The system's reader calls itself for each level of nesting and falls over when there are too
// many, so the depth is measured before, on bytes, with a stack that does not grow. The measure may
// be too large for a text that no reader accepts; it must never be too small, which is why it
// follows the reader in what it passes over: comments, quotes, instructions.

/// How deeply the containers of a property list's text are nested, without reading it.
enum NestingDepth {
  /// The depth in XML (tags) or in the old style (brackets outside of quotes), whichever it is.
  ///
  /// Never too small for a text in UTF-8 that a reader would accept.
  static func measure(_ bytes: [UInt8]) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = ByteScanner(bytes, from: bytes.starts(with: mark) ? mark.count : 0)
    let first = bytes[text.index...].first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    return first == UInt8(ascii: "<") ? xmlDepth(text) : bracketDepth(text)
  }
}

/// A place in some bytes.
struct ByteScanner {
  let bytes: [UInt8]
  var index: Int

  init(_ bytes: [UInt8], from index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The byte at the place, or nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether `text` stands at the place.
  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Goes behind the next place where `text` stands, or to the end.
  mutating func skip(behind text: StaticString) {
    let first = text.utf8Start.pointee
    while let next = bytes[index...].firstIndex(of: first) {
      index = next
      if isAt(text) {
        index += text.utf8CodeUnitCount
        return
      }
      index += 1
    }
    index = bytes.count
  }
}
