// SPDX-License-Identifier: MIT

/// The names of the standard library's types and protocols that values have, the nearest first.
enum Conformances {
  static func names(of value: Value) -> [String] {
    switch value {
    case .int: ["Int"] + integer
    case .sized(let number): [number.type.rawValue] + integer
    case .double: ["Double", "CGFloat", "TimeInterval"] + floating
    case .float: ["Float"] + floating
    case .bool: ["Bool", "Equatable", "Hashable", "CustomStringConvertible"]
    case .string: ["String", "StringProtocol"] + list
    case .character: ["Character", "Comparable", "Equatable", "Hashable"]
    case .array: ["Array", "ArraySlice"] + list
    case .set: ["Set"] + list
    case .dictionary: ["Dictionary"] + list
    case .range(let range): [range.isClosed ? "ClosedRange" : "Range"] + list
    case .nothing, .some: ["Optional"]
    case .binding: ["Binding"]
    case .type, .tuple, .function, .keyPath, .host, .unknown, .structure, .object, .enumeration: []
    }
  }

  static func names(of type: Builtin) -> [String] {
    if type.isInteger { return [type.rawValue] + integer }
    if type.isFloating { return [type.rawValue, "CGFloat", "Double"] + floating }
    switch type {
    case .string, .substring: return ["String", "StringProtocol"] + list
    case .array, .arraySlice, .set, .dictionary, .range, .closedRange:
      return [type.rawValue] + list
    default: return [type.rawValue, "Comparable", "Equatable", "Hashable"]
    }
  }

  private static let integer = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "SignedNumeric",
    "AdditiveArithmetic", "Strideable", "Comparable", "Equatable", "Hashable",
    "CustomStringConvertible",
  ]
  private static let floating = [
    "BinaryFloatingPoint", "FloatingPoint", "Numeric", "SignedNumeric", "AdditiveArithmetic",
    "Strideable", "Comparable", "Equatable", "Hashable", "CustomStringConvertible",
  ]
  private static let list = [
    "RandomAccessCollection", "BidirectionalCollection", "RangeReplaceableCollection",
    "MutableCollection", "Collection", "Sequence", "IteratorProtocol", "Equatable", "Hashable",
  ]
}
