// SPDX-License-Identifier: MIT

/// The elements of an XML text, one after the other: as much of XML as resources need.
///
/// Nothing is expanded but the five entities that XML has and numbers, so that a text never grows.
struct XMLText {
  /// A part of the text.
  enum Part {
    /// The start tag of an element, with its attributes; `isEmpty` for a tag such as `<a/>`.
    case start(String, [String: String], isEmpty: Bool)
    /// The end of an element.
    case end(String)
    /// Text between elements.
    case text(String)
    /// A comment.
    case comment(String)
  }

  /// The parts, each with the offset at which it begins.
  private(set) var parts: [(part: Part, offset: Int)] = []
  /// Where the text is no XML any more; nil when all of it was read.
  private(set) var failure: Int?
  private let bytes: [UInt8]
  private var position = 0

  /// Reads a text; what is no XML ends it.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count, failure == nil {
      let start = position
      if !readPart() { failure = start }
    }
  }

  private mutating func readPart() -> Bool {
    let start = position
    guard bytes[position] == UInt8(ascii: "<") else {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      parts.append((.text(Self.decoded(bytes[position..<end])), start))
      position = end
      return true
    }
    if starts("<!--") { return takeUntil("-->", skip: 4) { .comment($0) } }
    if starts("<![CDATA[") { return takeUntil("]]>", skip: 9) { .text($0) } }
    if starts("<?") { return takeUntil("?>", skip: 2) { _ in nil } }
    if starts("<!") { return takeUntil(">", skip: 2) { _ in nil } }
    if starts("</") {
      return takeUntil(">", skip: 2) { .end(String($0.prefix { !$0.isWhitespace })) }
    }
    return element(start)
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].prefix($0.count).elementsEqual($0) }
  }

  private mutating func takeUntil(
    _ end: StaticString, skip: Int, _ part: (String) -> Part?
  ) -> Bool {
    let start = position
    let first = min(position + skip, bytes.count)
    var index = first
    let isFound = end.withUTF8Buffer { ending in
      while index + ending.count <= bytes.count {
        if bytes[index...].prefix(ending.count).elementsEqual(ending) { return true }
        index += 1
      }
      return false
    }
    guard isFound else { return false }
    if let part = part(String(decoding: bytes[first..<index], as: UTF8.self)) {
      parts.append((part, start))
    }
    position = index + end.utf8CodeUnitCount
    return true
  }

  private mutating func element(_ start: Int) -> Bool {
    position += 1
    let name = takeName()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else { return false }
      if starts("/>") {
        position += 2
        parts.append((.start(name, attributes, isEmpty: true), start))
        return true
      }
      if starts(">") {
        position += 1
        parts.append((.start(name, attributes, isEmpty: false), start))
        return true
      }
      let key = takeName()
      skipSpace()
      guard !key.isEmpty, starts("=") else { return false }
      position += 1
      skipSpace()
      guard position < bytes.count, starts("\"") || starts("'") else { return false }
      let quote = bytes[position]
      guard let end = bytes[(position + 1)...].firstIndex(of: quote) else { return false }
      if attributes[key] == nil { attributes[key] = Self.decoded(bytes[(position + 1)..<end]) }
      position = end + 1
    }
  }

  private mutating func takeName() -> String {
    let rest = bytes[position...]
    let end = rest.firstIndex { $0 <= 0x20 || "=/>\"'<".utf8.contains($0) } ?? bytes.count
    position = end
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private static let entities: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let name = rest.prefix(12).prefix { $0 != ";" }
      guard let character = character(name), rest.dropFirst(name.count).first == ";" else {
        result += "&"
        continue
      }
      result += character
      rest = rest.dropFirst(name.count + 1)
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
