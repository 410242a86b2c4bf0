// SPDX-License-Identifier: MIT

import ChiaroSource

/// The elements of an interface file: a flat table over the file's bytes, in document order.
///
/// Names, values and texts are ranges of the bytes and become strings when somebody asks, as in
/// `JSONDocument`; so do lines and columns.
final class InterfaceTree: Sendable {
  /// An element.
  struct Node: Sendable {
    /// The offset of the name; the `<` is the byte before it.
    var name: UInt32
    var nameLength: UInt16
    var attributeCount: UInt16 = 0
    /// The index of the first attribute.
    var firstAttribute: UInt32
    /// The index of the element around it; -1 for the root.
    var parent: Int32
    /// The index of the next element that is not inside of this one.
    var end: UInt32 = 0
    /// The bytes between the tags.
    var contentStart: UInt32 = 0
    var contentEnd: UInt32 = 0
    /// The offset behind the closing tag.
    var close: UInt32 = 0
  }

  /// An attribute.
  struct Attribute: Sendable {
    var name: UInt32
    var nameLength: UInt16
    /// Whether the value has entities or white space other than blanks, which are to be replaced.
    var isEncoded: Bool
    var value: UInt32
    var valueLength: UInt32
  }

  let file: String
  let bytes: [UInt8]
  let nodes: [Node]
  let attributes: [Attribute]
  private let lines = Once<LineMap>()

  init(file: String, bytes: [UInt8], nodes: [Node], attributes: [Attribute]) {
    self.file = file
    self.bytes = bytes
    self.nodes = nodes
    self.attributes = attributes
  }

  /// Returns the place of a byte.
  func location(of offset: Int) -> SourceLocation {
    let place = lines.value { LineMap(bytes) }.position(of: offset)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  /// Returns the bytes of a range as they stand in the file.
  func raw(_ start: UInt32, _ length: some BinaryInteger) -> ArraySlice<UInt8> {
    bytes[Int(start)..<(Int(start) + Int(length))]
  }

  /// Returns the value of an attribute.
  func value(of attribute: Attribute) -> String {
    let raw = raw(attribute.value, attribute.valueLength)
    guard attribute.isEncoded else { return String(decoding: raw, as: UTF8.self) }
    return XMLText.value(raw)
  }
}
