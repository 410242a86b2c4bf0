// SPDX-License-Identifier: MIT

/// A value in a `JSONDocument`; it refers to the text and is decoded when it is accessed.
///
/// ```swift
/// let reading = JSONDocument.read(Array(#"{"idiom":"mac"}"#.utf8), file: "Contents.json")
/// reading.document?.root["idiom"]?.string  // "mac"
/// ```
///
/// Apple counterpart: `JSONSerialization`'s objects · Source: RFC 8259 · Fidelity: exact
public struct JSONValue: Sendable {
  /// The kinds of JSON value.
  public enum Kind: UInt8, Sendable {
    /// An object, `{…}`.
    case object
    /// An array, `[…]`.
    case array
    /// A string, `"…"`.
    case string
    /// A number.
    case number
    /// A Boolean, `true` or `false`.
    case bool
    /// The value `null`.
    case null
  }

  let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  /// The kind of value.
  public var kind: Kind { node.kind }

  /// The location of the value's first byte.
  ///
  /// - Complexity: O(1), except that reading the first location of a document scans its whole text
  public var location: SourceLocation { document.location(of: Int(node.start)) }

  /// The value as it is written in the text, including quotes.
  public var sourceText: String { String(decoding: textBytes, as: UTF8.self) }

  private var textBytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  // MARK: Scalars

  /// The decoded text of a string; nil for other kinds.
  ///
  /// Bytes that are not valid UTF-8, lone surrogates and unknown escapes become U+FFFD.
  public var string: String? {
    guard kind == .string else { return nil }
    let inside = textBytes.dropFirst().dropLast()
    if inside.contains(UInt8(ascii: "\\")) { return JSONString.decode(inside) }
    return String(decoding: inside, as: UTF8.self)
  }

  /// The text of a string of printable ASCII without escapes, which is written as it is; nil for
  /// all others.
  var plainString: String? {
    guard kind == .string else { return nil }
    let inside = textBytes.dropFirst().dropLast()
    return inside.allSatisfy(JSONString.isPlain) ? String(decoding: inside, as: UTF8.self) : nil
  }

  /// Returns whether the value is a string equal to `text`, without allocating memory.
  ///
  /// A string that is written with escapes is decoded first, which does allocate memory.
  public func isString(_ text: StaticString) -> Bool {
    guard kind == .string else { return false }
    let inside = textBytes.dropFirst().dropLast()
    let isEqual = text.withUTF8Buffer { inside.count == $0.count && inside.elementsEqual($0) }
    if isEqual || !inside.contains(UInt8(ascii: "\\")) { return isEqual }
    return string == text.description
  }

  /// The value of a number; nil for other kinds, and infinite if it is too large for a Double.
  public var number: Double? { kind == .number ? Double(sourceText) : nil }

  /// The value of an integer; nil for other kinds and for numbers that have a fraction, an exponent
  /// or more than 64 bits.
  public var integer: Int? { kind == .number ? Int(sourceText) : nil }

  /// The value of a Boolean; nil for other kinds.
  public var bool: Bool? { kind == .bool ? textBytes.first == UInt8(ascii: "t") : nil }

  // MARK: Containers

  /// Returns the value of an object's member; nil if there is no such member.
  ///
  /// If the name occurs more than once, the first member is used.
  public subscript(name: StaticString) -> JSONValue? {
    members.first { $0.name.isString(name) }?.value
  }

  /// The elements of an array in order; empty for other kinds.
  public var elements: Elements {
    Elements(document: document, cursor: index + 1, end: kind == .array ? Int(node.next) : index)
  }

  /// The names and values of an object in order; empty for other kinds.
  public var members: Members {
    Members(document: document, cursor: index + 1, end: kind == .object ? Int(node.next) : index)
  }

  /// A sequence of the elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    /// Returns the next element, or nil at the end.
    public mutating func next() -> JSONValue? {
      guard cursor < end else { return nil }
      defer { cursor = Int(document.nodes[cursor].next) }
      return JSONValue(document: document, index: cursor)
    }
  }

  /// A sequence of the names and values of an object.
  public struct Members: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    /// Returns the next name and its value, or nil at the end.
    public mutating func next() -> (name: JSONValue, value: JSONValue)? {
      guard cursor < end else { return nil }
      let name = JSONValue(document: document, index: cursor)
      let value = JSONValue(document: document, index: cursor + 1)
      cursor = Int(document.nodes[cursor + 1].next)
      return (name, value)
    }
  }
}
