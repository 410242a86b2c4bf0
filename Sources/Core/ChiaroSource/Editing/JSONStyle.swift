// SPDX-License-Identifier: MIT

/// The format of a JSON text, in which inserted values are written to look like the rest.
struct JSONStyle: Equatable {
  /// The line break; empty for a text on one line.
  var lineBreak = "\n"
  /// The indentation of one level.
  var indentation = "  "
  /// The separator between a name and its value.
  var colon = " : "
  /// Whether an empty container takes two lines, as Xcode writes it.
  var opensEmptyContainers = true

  /// The format that Xcode writes.
  static let xcode = JSONStyle()
  /// The format with two spaces per level, and empty containers on one line.
  static let pretty = JSONStyle(colon: ": ", opensEmptyContainers: false)
  /// The format on one line without spaces.
  static let compact = JSONStyle(
    lineBreak: "", indentation: "", colon: ":", opensEmptyContainers: false)

  init(
    lineBreak: String = "\n", indentation: String = "  ", colon: String = " : ",
    opensEmptyContainers: Bool = true
  ) {
    self.lineBreak = lineBreak
    self.indentation = indentation
    self.colon = colon
    self.opensEmptyContainers = opensEmptyContainers
  }

  /// Detects the style of a text from its first nonempty container; Xcode's style if there is none.
  init(_ document: JSONDocument) {
    guard let container = document.firstFilledContainer else { return }
    let gap = Array(document.gap(behindOpeningOf: container))
    if let end = gap.lastIndex(of: UInt8(ascii: "\n")) {
      lineBreak = end > 0 && gap[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
      let inner = String(decoding: gap[(end + 1)...], as: UTF8.self)
      let outer = document.lineIndentation(at: container.start)
      let unit = inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : ""
      indentation = unit.isEmpty ? "  " : unit
    } else {
      lineBreak = ""
      indentation = ""
    }
    if let colon = document.firstColon { self.colon = colon }
    opensEmptyContainers = self == JSONStyle(lineBreak: lineBreak)
  }

  /// Returns the text between the brackets of a container that has become empty.
  func emptyInside(of container: JSONValue) -> [UInt8] {
    guard opensEmptyContainers else { return [] }
    let outer = container.document.lineIndentation(at: container.start)
    return Array((lineBreak + lineBreak + outer).utf8)
  }
}

extension JSONDocument {
  /// The first array or object in the text that is not empty.
  fileprivate var firstFilledContainer: JSONValue? {
    nodes.indices.first { index in
      let kind = nodes[index].kind
      return (kind == .array || kind == .object) && Int(nodes[index].next) > index + 1
    }.map { JSONValue(document: self, index: $0) }
  }

  /// The text between the first name and its value.
  fileprivate var firstColon: String? {
    guard let index = nodes.indices.first(where: { nodes[$0].kind == .object }),
      Int(nodes[index].next) > index + 1
    else { return nil }
    let gap = bytes[Int(nodes[index + 1].end)..<Int(nodes[index + 2].start)]
    return String(decoding: gap, as: UTF8.self)
  }

  /// Returns the white space between a container's opening bracket and its first element or name.
  func gap(behindOpeningOf container: JSONValue) -> ArraySlice<UInt8> {
    bytes[(container.start + 1)..<Int(nodes[container.index + 1].start)]
  }

  /// Returns the indentation of the line that contains a byte.
  func lineIndentation(at offset: Int) -> String {
    let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let space = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }
}

extension JSONValue {
  /// The offset of the value's first byte.
  package var start: Int { Int(document.nodes[index].start) }
  /// The offset just past the value's last byte.
  package var end: Int { Int(document.nodes[index].end) }
  /// The bytes of the value's text.
  var sourceBytes: ArraySlice<UInt8> { document.bytes[start..<end] }
  /// The range of the bytes between a container's brackets.
  var inside: Range<Int> { (start + 1)..<(end - 1) }
}
