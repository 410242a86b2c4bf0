// SPDX-License-Identifier: MIT

import ChiaroSource

/// The elements, texts and comments of a file of resources, one after the other.
struct AndroidMarkup {
  /// A part of the file.
  enum Part {
    /// The tag that opens an element, with its attributes; `isEmpty` for a tag such as `<a/>`.
    case start(String, [String: String], isEmpty: Bool)
    /// The end of an element.
    case end
    /// Text between elements.
    case text(String)
    case comment(String)
  }

  /// The parts, each with the offset at which it begins.
  private(set) var parts: [(part: Part, offset: Int)] = []
  /// Where the text is no XML any more; nil when all of it was read.
  private(set) var failure: Int?
  private var scanner: XMLScanner
  /// The name and the attributes of the tag that is being read.
  private var tag = (name: "", attributes: [String: String]())

  /// Reads a text; what is no XML ends it.
  ///
  /// Entities that the file declares stay as they are written, so that a text never grows.
  init(_ bytes: [UInt8]) {
    scanner = XMLScanner(bytes)
    while failure == nil, let token = scanner.next() { add(token) }
  }

  private mutating func add(_ token: XMLToken) {
    switch token {
    case .tag(let name): tag = (text(name), [:])
    case .attribute:
      let attribute = scanner.attribute
      let name = text(attribute.name)
      guard tag.attributes[name] == nil else { break }
      tag.attributes[name] =
        attribute.isEncoded ? XMLText.value(scanner.bytes[attribute.value]) : text(attribute.value)
    case .tagEnd(let end):
      add(.start(tag.name, tag.attributes, isEmpty: end == .empty))
    case .closingTag: add(.end)
    case .text(let range, let isEncoded):
      add(.text(isEncoded ? XMLText.decoded(scanner.bytes[range]) : text(range)))
    case .section(let range): add(.text(text(range)))
    case .comment(let range): add(.comment(text(range)))
    case .instruction, .declaration: break
    case .fault(let fault):
      if fault.kind != .unknownEntity { failure = scanner.start }
    }
  }

  private mutating func add(_ part: Part) { parts.append((part, scanner.start)) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }
}
