// SPDX-License-Identifier: MIT

/// How a JSON text is laid out: what a person or a program chose, so that what is put into it looks
/// the same.
struct JSONStyle: Equatable {
  /// What ends a line; nothing where all stands on one line.
  var lineBreak = "\n"
  /// What a level is indented by.
  var indentation = "  "
  /// What stands between a name and its value.
  var colon = " : "
  /// Whether an empty container is written over two lines, as Xcode does.
  var opensEmptyContainers = true

  /// Xcode's own.
  static let xcode = JSONStyle()
  /// Two spaces a level, and empty containers on one line.
  static let pretty = JSONStyle(colon: ": ", opensEmptyContainers: false)
  /// On one line, without any space.
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

  /// The style of a text, by its first container that holds something; Xcode's where none does.
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

  /// What stands between the brackets of a container that has become empty.
  func emptyInside(of container: JSONValue) -> [UInt8] {
    guard opensEmptyContainers else { return [] }
    let outer = container.document.lineIndentation(at: container.start)
    return Array((lineBreak + lineBreak + outer).utf8)
  }
}

extension JSONDocument {
  /// The first list or object, from the outside in, that holds something.
  fileprivate var firstFilledContainer: JSONValue? {
    nodes.indices.first { index in
      let kind = nodes[index].kind
      return (kind == .array || kind == .object) && Int(nodes[index].next) > index + 1
    }.map { JSONValue(document: self, index: $0) }
  }

  /// What stands between the first name and its value.
  fileprivate var firstColon: String? {
    guard let index = nodes.indices.first(where: { nodes[$0].kind == .object }),
      Int(nodes[index].next) > index + 1
    else { return nil }
    let gap = bytes[Int(nodes[index + 1].end)..<Int(nodes[index + 2].start)]
    return String(decoding: gap, as: UTF8.self)
  }

  /// The white space between a container's opening bracket and what it holds first.
  func gap(behindOpeningOf container: JSONValue) -> ArraySlice<UInt8> {
    bytes[(container.start + 1)..<Int(nodes[container.index + 1].start)]
  }

  /// The white space at the start of the line in which a byte stands.
  func lineIndentation(at offset: Int) -> String {
    let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let space = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }
}

extension JSONValue {
  /// The byte at which the value begins.
  package var start: Int { Int(document.nodes[index].start) }
  /// The byte behind the value.
  package var end: Int { Int(document.nodes[index].end) }
  /// The bytes of the value's text.
  var sourceBytes: ArraySlice<UInt8> { document.bytes[start..<end] }
  /// The bytes between a container's brackets.
  var inside: Range<Int> { (start + 1)..<(end - 1) }
}
