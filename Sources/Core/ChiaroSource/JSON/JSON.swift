// SPDX-License-Identifier: MIT

/// A JSON value to write; members keep their order, and parsed values keep their spelling.
///
/// Source: RFC 8259
public enum JSON: Hashable, Sendable {
  /// The value `null`.
  case null
  /// A Boolean, `true` or `false`.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A number, written as the shortest text that gives the same number; `null` if it is not finite.
  case number(Double)
  /// A string; it is escaped when it is written.
  case string(String)
  /// The source text of a parsed value; it is written unchanged.
  case verbatim(String)
  /// An array.
  case array([JSON])
  /// An object, whose members keep their order.
  case object([Member])

  /// A member of an object: a name and its value.
  ///
  /// Source: RFC 8259 §4
  public struct Member: Hashable, Sendable {
    /// The name of the member, without escapes.
    public var name: String { didSet { spelling = nil } }
    /// The value of the member.
    public var value: JSON
    /// The source text of the name, quotes included, where it differs from the usual spelling.
    private(set) var spelling: String?

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }

    /// Creates a member from a parsed name and value, keeping their spelling.
    init(_ name: JSONValue, _ value: JSONValue) {
      if let plain = name.plainString {
        self.init(plain, JSON(value))
      } else {
        self.init(name.string ?? "", JSON(value))
        let source = name.sourceText
        spelling = JSONString.encode(self.name) == source ? nil : source
      }
    }
  }

  /// Creates a value to write from a parsed one; all members, their order and all spellings are
  /// kept.
  public init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .number: self = .verbatim(value.sourceText)
    case .string:
      if let plain = value.plainString {
        self = .string(plain)
        return
      }
      let text = value.string ?? ""
      let source = value.sourceText
      self = JSONString.encode(text) == source ? .string(text) : .verbatim(source)
    case .array: self = .array(value.elements.map(JSON.init))
    case .object:
      self = .object(value.members.map { Member($0.name, $0.value) })
    }
  }

  /// Creates a string, or `null` if the text is nil.
  public init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// The value of an object's member; nil if there is no such member or the value is not an object.
  ///
  /// Setting a new name inserts the member before the first name that sorts after it, as Xcode
  /// does, or at the end if there is none. Setting nil removes the member. Setting changes only
  /// objects.
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
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Creates an object whose members have the order of the literal.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
