// SPDX-License-Identifier: MIT

import ChiaroSource

/// A value in a property list.
///
/// Apple counterpart: `PropertyListSerialization`'s objects · Source: plist(5) · Fidelity: exact
public indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case bool(Bool)
  case number(Double)
  case list([PropertyList])
  case dictionary([String: PropertyList])
  /// A date, data or an invalid number; its value is not stored.
  case other

  /// Returns a dictionary's value for a key; nil if there is none or if this is not a dictionary.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The text of a string; nil for other kinds.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The value of a Boolean or of one of the texts `YES`, `NO`, `true`, `false`, `1` and `0`; nil
  /// for other values.
  public var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .text("YES"), .text("true"), .text("1"): true
    case .text("NO"), .text("false"), .text("0"): false
    default: nil
    }
  }

  /// The elements of an array; empty for other kinds.
  public var elements: [PropertyList] { if case .list(let items) = self { items } else { [] } }
}

extension PropertyList {
  /// Reads a property list in XML or in the old style of Xcode projects.
  ///
  /// The parser does not expand entities or read other files, and it limits the depth, the size and
  /// the number of values.
  ///
  /// - Parameter bytes: the whole file
  /// - Returns: the value, or the reason why the file cannot be read: it is malformed, nested too
  ///   deeply, too large, not UTF-8, or in the binary format, which source projects do not use
  public static func read(_ bytes: [UInt8]) -> Result<PropertyList, ReadingError> {
    read(bytes, Limits())
  }

  /// The limits of the parser.
  struct Limits {
    /// The deepest nesting of containers.
    var depth = 100
    /// The largest number of values; the largest projects known have some 500,000.
    var values = 2_000_000
    /// The largest size of a file in bytes.
    var bytes = 64 << 20
  }

  static func read(_ bytes: [UInt8], _ limits: Limits) -> Result<PropertyList, ReadingError> {
    if bytes.starts(with: Array("bplist".utf8)) {
      return .failure(ReadingError("binary property list (expected XML)"))
    }
    guard bytes.count <= limits.bytes else {
      return .failure(ReadingError("larger than \(limits.bytes) bytes"))
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      return .failure(ReadingError("not UTF-8"))
    }
    do throws(PlistFault) {
      return .success(try value(bytes, limits))
    } catch {
      let place = LineMap(bytes).position(of: error.offset)
      return .failure(
        ReadingError(words(error.kind, limits), line: place.line, column: place.column))
    }
  }

  private static func value(
    _ bytes: [UInt8], _ limits: Limits
  ) throws(PlistFault) -> PropertyList {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    let bounds = PlistBounds(limits)
    if bytes[start...].first(where: { !PlistScanner.isSpace($0) }) == UInt8(ascii: "<") {
      var reader = XMLPlistReader(bytes, bounds)
      return try reader.read()
    }
    var reader = OldStylePlistReader(PlistScanner(bytes, from: start, bounds))
    return try reader.read()
  }

  private static func words(_ kind: PlistFault.Kind, _ limits: Limits) -> String {
    switch kind {
    case .malformed: "not a property list"
    case .tooDeep: "nested deeper than \(limits.depth) levels"
    case .tooManyValues: "more than \(limits.values) values"
    }
  }

  /// The reason why a property list cannot be read, with its location.
  public struct ReadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason as readable text.
    public let description: String
    /// The line, from 1; nil if the error concerns the whole file.
    public let line: Int?
    /// The column, from 1; nil if the error concerns the whole file.
    public let column: Int?

    init(_ description: String, line: Int? = nil, column: Int? = nil) {
      self.description = description
      self.line = line
      self.column = column
    }
  }
}
