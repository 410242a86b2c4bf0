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
  private var scanner: XMLScanner
  /// The names of the elements that are open.
  private var open: [Range<Int>] = []
  private var hasRoot = false
  /// The name of the tag that is being read.
  private var tag = 0..<0
  /// The names of the attributes of that tag.
  private var names: Set<ArraySlice<UInt8>> = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scanner = XMLScanner(bytes)
  }

  /// Returns whether a file in UTF-8 is well-formed.
  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(where: { $0 < 0x20 && !XMLScanner.isSpace($0) }) { return false }
    for start in bytes.indices.dropLast(2) where bytes[start] == 0xEF && bytes[start + 1] == 0xBF {
      if bytes[start + 2] >= 0xBE { return false }
    }
    var reader = StrictXML(bytes)
    return reader.readAll()
  }

  private mutating func readAll() -> Bool {
    let beginning = scanner.position
    while let token = scanner.next() {
      if case .instruction = token, scanner.start == beginning, isDeclaration { continue }
      guard accepts(token) else { return false }
    }
    return hasRoot && open.isEmpty
  }

  private static let declarations = ["", " standalone=\"no\"", " standalone=\"yes\""].map {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"\($0)?>".utf8)
  }

  private var isDeclaration: Bool {
    Self.declarations.contains { bytes[scanner.range].elementsEqual($0) }
  }

  private mutating func accepts(_ token: XMLToken) -> Bool {
    switch token {
    case .tag(let name):
      tag = name
      names.removeAll(keepingCapacity: true)
      return isName(name) && !(open.isEmpty && hasRoot)
    case .attribute:
      let attribute = scanner.attribute
      return isName(attribute.name) && names.insert(bytes[attribute.name]).inserted
        && (!attribute.isEncoded || hasAllowedEntities(attribute.value))
    case .tagEnd(let end):
      hasRoot = true
      if end == .open { open.append(tag) }
      return end != .missing
    case .closingTag(let name):
      return open.popLast().map { bytes[name].elementsEqual(bytes[$0]) } == true
    case .text(let text, let isEncoded): return accepts(text: text, isEncoded: isEncoded)
    case .section: return !open.isEmpty
    // A comment ends at its first two hyphens.
    case .comment(let comment): return !has("--", in: comment.lowerBound..<(comment.upperBound + 1))
    case .instruction(let instruction): return accepts(instruction: instruction)
    case .declaration, .fault: return false
    }
  }

  private func accepts(text: Range<Int>, isEncoded: Bool) -> Bool {
    if open.isEmpty { return bytes[text].allSatisfy(XMLScanner.isSpace) }
    return !has("]]>", in: text) && (!isEncoded || hasAllowedEntities(text))
  }

  private func accepts(instruction: Range<Int>) -> Bool {
    let target = bytes[instruction].prefix { !XMLScanner.isSpace($0) }
    return isName(target.indices) && !target.map { $0 | 0x20 }.elementsEqual("xml".utf8)
  }

  // MARK: Bytes

  /// Returns whether a range is a name in ASCII.
  private func isName(_ range: Range<Int>) -> Bool {
    guard let first = bytes[range].first, XMLScanner.beginsName(first) else { return false }
    return bytes[range].allSatisfy { $0 < 0x80 && XMLScanner.continuesName($0) }
  }

  /// Returns whether each of XML's own entities in a range stands for a character of XML.
  private func hasAllowedEntities(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      bytes[index] != UInt8(ascii: "&")
        || XMLEntity(in: bytes[range], at: index)?.isAllowed == true
    }
  }

  private func has(_ text: StaticString, in range: Range<Int>) -> Bool {
    text.withUTF8Buffer { text in
      range.contains { bytes[$0..<range.upperBound].starts(with: text) }
    }
  }
}
