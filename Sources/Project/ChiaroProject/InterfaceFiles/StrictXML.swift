// SPDX-License-Identifier: MIT

import ChiaroSource

/// A reader that knows whether a file is well-formed XML, as every reader of XML takes it.
///
/// `InterfaceScanner` reads around damage. What is to be written must have none: another reader may
/// take it otherwise, or refuse the file. Names are ASCII and declarations are Interface Builder's.
///
/// Source: XML 1.0, Fifth Edition, §2 and §3
struct StrictXML {
  private let bytes: [UInt8]
  private var place: Int
  /// The names of the elements that are open.
  private var open: [Range<Int>] = []
  private var hasRoot = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns whether a file in UTF-8 is well-formed.
  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(where: { $0 < 0x20 && !isSpace($0) }) { return false }
    for start in bytes.indices.dropLast(2) where bytes[start] == 0xEF && bytes[start + 1] == 0xBF {
      if bytes[start + 2] >= 0xBE { return false }
    }
    var reader = StrictXML(bytes)
    return reader.readAll()
  }

  private static let declarations = ["", " standalone=\"no\"", " standalone=\"yes\""].map {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"\($0)?>".utf8)
  }

  private mutating func readAll() -> Bool {
    if let declaration = Self.declarations.first(where: { bytes[place...].starts(with: $0) }) {
      place += declaration.count
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") ? readMarkup() : readText() else { return false }
    }
    return hasRoot && open.isEmpty
  }

  private func stands(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { InterfaceScanner.isSpace(byte) }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  // MARK: Text

  private mutating func readText() -> Bool {
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
      if open.isEmpty && !Self.isSpace(bytes[place]) || stands("]]>") { return false }
      guard bytes[place] != UInt8(ascii: "&") || isEntity else { return false }
      place += 1
    }
    return true
  }

  private var isEntity: Bool {
    guard let meant = InterfaceText.entity(in: bytes[...], at: place)?.bytes else { return false }
    return !meant.contains { $0 < 0x20 && !Self.isSpace($0) }
  }

  // MARK: Markup

  private mutating func readMarkup() -> Bool {
    if stands("<!--") { return readComment() }
    if stands("<![CDATA[") { return !open.isEmpty && skip(behind: "]]>", from: 9) }
    if stands("<?") { return readInstruction() }
    return stands("</") ? readClosingTag() : readTag()
  }

  private mutating func skip(behind end: String, from offset: Int) -> Bool {
    let end = Array(end.utf8)
    guard let found = InterfaceText.find(end, in: bytes[...], from: place + offset) else {
      return false
    }
    place = found + end.count
    return true
  }

  private mutating func readComment() -> Bool {
    guard skip(behind: "--", from: 4), place < bytes.count, bytes[place] == UInt8(ascii: ">")
    else { return false }
    place += 1
    return true
  }

  private mutating func readInstruction() -> Bool {
    place += 2
    guard let name = readName(), place < bytes.count else { return false }
    let isReserved = bytes[name].count == 3 && bytes[name].map { $0 | 0x20 } == Array("xml".utf8)
    guard !isReserved, Self.isSpace(bytes[place]) || stands("?>") else { return false }
    return skip(behind: "?>", from: 0)
  }

  private mutating func readName() -> Range<Int>? {
    let start = place
    while place < bytes.count, bytes[place] < 0x80, InterfaceScanner.continuesName(bytes[place]) {
      place += 1
    }
    guard start < place, InterfaceScanner.beginsName(bytes[start]) else { return nil }
    return start..<place
  }

  private mutating func readClosingTag() -> Bool {
    place += 2
    guard let name = readName(), let last = open.popLast(),
      bytes[name].elementsEqual(bytes[last])
    else { return false }
    skipSpace()
    place += 1
    return place <= bytes.count && bytes[place - 1] == UInt8(ascii: ">")
  }

  private mutating func readTag() -> Bool {
    place += 1
    guard let name = readName(), !(open.isEmpty && hasRoot) else { return false }
    hasRoot = true
    var names: Set<ArraySlice<UInt8>> = []
    while place < bytes.count {
      let start = place
      skipSpace()
      if stands("/>") {
        place += 2
        return true
      }
      if stands(">") {
        place += 1
        open.append(name)
        return true
      }
      guard start < place, let attribute = readAttribute(),
        names.insert(bytes[attribute]).inserted
      else { return false }
    }
    return false
  }

  private mutating func readAttribute() -> Range<Int>? {
    guard let name = readName() else { return nil }
    skipSpace()
    guard stands("=") else { return nil }
    place += 1
    skipSpace()
    guard stands("\"") || stands("'") else { return nil }
    let quote = bytes[place]
    place += 1
    while place < bytes.count, bytes[place] != quote {
      guard bytes[place] != UInt8(ascii: "<"), bytes[place] != UInt8(ascii: "&") || isEntity
      else { return nil }
      place += 1
    }
    place += 1
    return place <= bytes.count ? name : nil
  }
}
