// SPDX-License-Identifier: MIT

/// One value of a `JSONDocument`: a cursor, decoded when asked.
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
    /// `{…}`
    case object
    /// `[…]`
    case array
    /// `"…"`
    case string
    /// A number; its text is kept as written.
    case number
    /// `true` or `false`
    case bool
    /// `null`
    case null
  }

  let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  /// What kind of value it is.
  public var kind: Kind { node.kind }

  /// Where the value begins.
  ///
  /// - Complexity: O(1), but that the first place in a document asked for takes a pass over it
  public var location: SourceLocation { document.location(of: Int(node.start)) }

  /// The value's own text, quotes included.
  public var sourceText: String { String(decoding: textBytes, as: UTF8.self) }

  private var textBytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  // MARK: Scalars

  /// The decoded text of a string, or nil for another kind.
  ///
  /// Bytes that are no UTF-8, lone surrogates and unknown escapes become U+FFFD.
  public var string: String? {
    guard kind == .string else { return nil }
    let inside = textBytes.dropFirst().dropLast()
    if inside.contains(UInt8(ascii: "\\")) { return JSONString.decode(inside) }
    return String(decoding: inside, as: UTF8.self)
  }

  /// Whether the value is a string that reads exactly `text`; allocates nothing.
  ///
  /// A string written with escapes is decoded first.
  public func isString(_ text: StaticString) -> Bool {
    guard kind == .string else { return false }
    let inside = textBytes.dropFirst().dropLast()
    let isEqual = text.withUTF8Buffer { inside.count == $0.count && inside.elementsEqual($0) }
    if isEqual || !inside.contains(UInt8(ascii: "\\")) { return isEqual }
    return string == text.description
  }

  /// A number as a Double, or nil for another kind; too large a number is infinite.
  public var number: Double? { kind == .number ? Double(sourceText) : nil }

  /// A whole number, or nil for another kind and for one that is not whole or over 64 bits.
  public var integer: Int? { kind == .number ? Int(sourceText) : nil }

  /// `true` or `false`, or nil for another kind.
  public var bool: Bool? { kind == .bool ? textBytes.first == UInt8(ascii: "t") : nil }

  // MARK: Containers

  /// The value that `name` has in an object: the first, should it stand there twice.
  public subscript(name: StaticString) -> JSONValue? {
    members.first { $0.name.isString(name) }?.value
  }

  /// The elements of an array, in order; none for another kind.
  public var elements: Elements {
    Elements(document: document, cursor: index + 1, end: kind == .array ? Int(node.next) : index)
  }

  /// The names and values of an object, in order; none for another kind.
  public var members: Members {
    Members(document: document, cursor: index + 1, end: kind == .object ? Int(node.next) : index)
  }

  /// The elements of an array.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Elements: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    /// The next element.
    public mutating func next() -> JSONValue? {
      guard cursor < end else { return nil }
      defer { cursor = Int(document.nodes[cursor].next) }
      return JSONValue(document: document, index: cursor)
    }
  }

  /// The names and values of an object.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Members: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    /// The next name and its value.
    public mutating func next() -> (name: JSONValue, value: JSONValue)? {
      guard cursor < end else { return nil }
      let name = JSONValue(document: document, index: cursor)
      let value = JSONValue(document: document, index: cursor + 1)
      cursor = Int(document.nodes[cursor + 1].next)
      return (name, value)
    }
  }
}
