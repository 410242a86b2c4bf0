// SPDX-License-Identifier: MIT

import ChiaroSource

/// A parser of property lists in XML.
///
/// It supports the XML that property lists use: elements, attributes (which are ignored), comments,
/// processing instructions, a document type without internal subset, CDATA, and the predefined and
/// numeric entities. Anything else is malformed, so that no text can be read in two ways.
struct XMLPlistReader {
  var scanner: XMLScanner
  private var bounds: PlistBounds

  init(_ bytes: [UInt8], _ bounds: PlistBounds) {
    scanner = XMLScanner(bytes)
    self.bounds = bounds
  }

  /// Parses the whole text.
  mutating func read() throws(PlistFault) -> PropertyList {
    let tag = try tag(allowsType: true)
    let value = tag.name == .plist ? try root(tag) : try value(tag)
    try expectEnd()
    return value
  }

  /// Parses the single value inside `<plist>`.
  private mutating func root(_ plist: Tag) throws(PlistFault) -> PropertyList {
    guard plist.form == .opening else { throw malformed }
    try bounds.enter(at: scanner.position)
    let value = try value(tag())
    let end = try tag()
    guard end.form == .closing, end.name == .plist else { throw malformed(at: end.start) }
    bounds.leave()
    return value
  }

  private mutating func value(_ tag: Tag) throws(PlistFault) -> PropertyList {
    try bounds.countValue(at: scanner.position)
    if tag.form == .closing { throw malformed }
    switch tag.name {
    case .array: return try array(tag)
    case .dict: return try dictionary(tag)
    case .string: return .text(try text(tag))
    case .integer: return PlistNumber.integer(try text(tag))
    case .real: return PlistNumber.real(try text(tag))
    case .true, .false:
      guard try text(tag).isEmpty else { throw malformed }
      return .bool(tag.name == .true)
    case .date, .data:
      _ = try text(tag)
      return .other
    case .key, .plist: throw malformed
    }
  }

  private mutating func array(_ tag: Tag) throws(PlistFault) -> PropertyList {
    var items: [PropertyList] = []
    try bounds.enter(at: scanner.position)
    while let inner = try child(of: tag) { items.append(try value(inner)) }
    bounds.leave()
    return .list(items)
  }

  /// Parses the keys and values of a dictionary; if a key repeats, its last value counts.
  private mutating func dictionary(_ tag: Tag) throws(PlistFault) -> PropertyList {
    var members: [String: PropertyList] = [:]
    try bounds.enter(at: scanner.position)
    while let key = try child(of: tag) {
      guard key.name == .key else { throw malformed }
      let name = try text(key)
      guard let inner = try child(of: tag) else { throw malformed }
      members[name] = try value(inner)
    }
    bounds.leave()
    return .dictionary(members)
  }

  /// Returns the next element of a container; nil at its end.
  private mutating func child(of container: Tag) throws(PlistFault) -> Tag? {
    if container.form == .empty { return nil }
    let tag = try tag()
    guard tag.form == .closing else { return tag }
    guard tag.name == container.name else { throw malformed }
    return nil
  }

  private mutating func text(_ tag: Tag) throws(PlistFault) -> String {
    switch tag.form {
    case .empty: return ""
    case .opening: return try text(until: tag.name)
    case .closing: throw malformed
    }
  }
}

/// A parser of the numbers in property lists; an invalid number becomes `other`.
enum PlistNumber {
  /// Returns the value of an integer, decimal or hexadecimal with `0x`.
  static func integer(_ text: String) -> PropertyList {
    var digits = trimmed(text)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    let isHexadecimal = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard digits.first.map({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }) == true,
      let magnitude = UInt64(
        String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return .other }
    return .number(isNegative ? -Double(magnitude) : Double(magnitude))
  }

  /// Returns the value of a real number; infinity and NaN become `other`.
  static func real(_ text: String) -> PropertyList {
    guard let number = Double(String(decoding: trimmed(text), as: UTF8.self)), number.isFinite
    else { return .other }
    return .number(number)
  }

  /// Returns a text without white space around it; empty when it is longer than any number.
  private static func trimmed(_ text: String) -> ArraySlice<UInt8> {
    guard text.utf8.count <= 400 else { return [] }
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, PlistScanner.isSpace(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, PlistScanner.isSpace(last) { bytes = bytes.dropLast() }
    return bytes
  }
}
