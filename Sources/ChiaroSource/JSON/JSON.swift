// SPDX-License-Identifier: MIT

/// A JSON value to be written: names keep their order, and what was read keeps its own spelling.
///
/// Apple counterpart: none · Source: RFC 8259 · Fidelity: exact
public indirect enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number in its shortest spelling that reads back the same; not finite means `null`.
  case number(Double)
  /// A text, escaped when it is written.
  case string(String)
  /// A value's text as it was read, written back to the letter.
  case verbatim(String)
  /// Values in order.
  case array([JSON])
  /// Names and values in order.
  case object([Member])

  /// A name and its value.
  ///
  /// Apple counterpart: none · Source: RFC 8259 §4 · Fidelity: exact
  public struct Member: Hashable, Sendable {
    /// The name, not escaped.
    public var name: String { didSet { spelling = nil } }
    /// The value.
    public var value: JSON
    /// The name as it was read, quotes included, when it would not be written so.
    private(set) var spelling: String?

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }

    /// A member as it was read.
    init(_ name: JSONValue, _ value: JSONValue) {
      self.init(name.string ?? "", JSON(value))
      let source = name.sourceText
      spelling = JSONString.encode(self.name) == source ? nil : source
    }
  }

  /// The value as it was read, with every name, in its order, and every number's spelling.
  public init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .number: self = .verbatim(value.sourceText)
    case .string:
      let text = value.string ?? ""
      let source = value.sourceText
      self = JSONString.encode(text) == source ? .string(text) : .verbatim(source)
    case .array: self = .array(value.elements.map(JSON.init))
    case .object:
      self = .object(value.members.map { Member($0.name, $0.value) })
    }
  }

  /// A text, or `null` for nil.
  public init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// The value that `name` has in an object, nil when there is none or it is no object.
  ///
  /// Setting a new name puts it where it stands in alphabetical order, as Xcode does, when the
  /// names before it are in that order; otherwise at the end. Setting nil removes it. Setting on
  /// anything but an object does nothing.
  public subscript(name: String) -> JSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      if let index = members.firstIndex(where: { $0.name == name }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        let place = members.firstIndex { $0.name > name } ?? members.endIndex
        members.insert(Member(name, newValue), at: place)
      }
      self = .object(members)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Values in order.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Names and values in the order written.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
