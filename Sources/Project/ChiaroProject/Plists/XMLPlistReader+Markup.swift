// SPDX-License-Identifier: MIT

import ChiaroSource

extension XMLPlistReader {
  /// The names of the elements of property lists.
  enum Name: String {
    case plist, dict, array, key, string, integer, real, date, data, `true`, `false`
  }

  /// A tag.
  struct Tag {
    /// The form of a tag: opening, closing, or an empty element.
    enum Form {
      case opening
      case closing
      case empty
    }

    var name: Name
    var form: Form
    /// The offset of its `<`.
    var start: Int
  }

  // MARK: Tags

  /// Parses the next tag, with what may stand before it: white space, comments and processing
  /// instructions, and before the first tag a document type.
  mutating func tag(allowsType: Bool = false) throws(PlistFault) -> Tag {
    var allowsType = allowsType
    while let token = scanner.next() {
      switch token {
      case .tag(let name):
        let (known, start) = (try known(name), scanner.start)
        return Tag(name: known, form: try skipAttributes(), start: start)
      case .closingTag(let name):
        return Tag(name: try known(name), form: .closing, start: scanner.start)
      case .declaration(let subset) where allowsType && isType:
        // Behind a bracket entities could be declared.
        if let subset { throw malformed(at: subset) }
        allowsType = false
      case .fault(let fault) where fault.kind == .declarationNotClosed && allowsType && isType:
        throw malformed(at: fault.range.upperBound)
      case .section, .declaration: throw malformed(at: scanner.start + 1)
      default: try skipMisc(token)
      }
    }
    throw malformed
  }

  /// Passes over what may stand behind the last tag.
  mutating func expectEnd() throws(PlistFault) {
    while let token = scanner.next() { try skipMisc(token) }
  }

  /// Accepts white space, a comment or a processing instruction.
  private func skipMisc(_ token: XMLToken) throws(PlistFault) {
    switch token {
    case .comment, .instruction: break
    case .fault(let fault) where fault.kind != .unknownEntity: throw malformed(by: fault)
    default:
      let sign = scanner.range.first { !XMLScanner.isSpace(scanner.bytes[$0]) }
      if let sign { throw malformed(at: sign) }
    }
  }

  private func known(_ name: Range<Int>) throws(PlistFault) -> Name {
    guard name.count < 8, let known = Name(rawValue: text(name)) else {
      throw malformed(at: name.lowerBound)
    }
    return known
  }

  /// Whether the last token begins as a document type.
  private var isType: Bool { scanner.bytes[scanner.start...].starts(with: "<!DOCTYPE".utf8) }

  /// Skips the rest of a tag.
  private mutating func skipAttributes() throws(PlistFault) -> Tag.Form {
    while let token = scanner.next() {
      switch token {
      case .tagEnd(let end): return end == .empty ? .empty : .opening
      case .fault(let fault): throw malformed(by: fault)
      default: break
      }
    }
    throw malformed
  }

  // MARK: Text

  /// Parses the text of an element, and skips its closing tag.
  mutating func text(until name: Name) throws(PlistFault) -> String {
    var text: [UInt8] = []
    while let token = scanner.next() {
      switch token {
      case .text(let plain, let isEncoded):
        let raw = scanner.bytes[plain]
        if isEncoded { XMLText.append(raw, to: &text) } else { text += raw }
      case .section(let section): text += scanner.bytes[section]
      case .comment, .instruction: break
      case .closingTag(let other):
        guard try known(other) == name else { throw malformed(at: scanner.start) }
        return String(decoding: text, as: UTF8.self)
      case .tag(let other):
        _ = try known(other)
        throw malformed(at: scanner.start)
      case .declaration: throw malformed(at: scanner.start + 1)
      case .fault(let fault): throw malformed(by: fault)
      case .attribute, .tagEnd: throw malformed
      }
    }
    throw malformed
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }

  // MARK: Faults

  /// The error to throw where something else is expected behind the last token.
  var malformed: PlistFault { malformed(at: scanner.position) }

  /// Returns the error to throw where something else is expected at an offset.
  func malformed(at offset: Int) -> PlistFault { PlistFault(kind: .malformed, offset: offset) }

  /// Returns the error of what no XML has.
  private func malformed(by fault: XMLFault) -> PlistFault {
    switch fault.kind {
    case .declarationNotClosed: malformed(at: fault.range.lowerBound + 1)
    case .valueNotClosed: malformed(at: endOfValue(fault.range))
    default: malformed(at: fault.range.upperBound)
    }
  }

  /// Returns the offset behind the quote that would close a value in which a tag begins; the end if
  /// there is none.
  private func endOfValue(_ attribute: Range<Int>) -> Int {
    let bytes = scanner.bytes
    let quote = bytes[attribute].first { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return bytes[attribute.upperBound...].firstIndex { $0 == quote }.map { $0 + 1 } ?? bytes.count
  }
}
