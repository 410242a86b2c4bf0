// SPDX-License-Identifier: MIT

/// An error for a message that is invalid.
struct WireError: Error {}

/// A reader of numbers and texts in an untrusted message.
struct WireReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() throws(WireError) -> UInt8 { try take(1)[rest.startIndex - 1] }

  mutating func bool() throws(WireError) -> Bool {
    let byte = try byte()
    if byte > 1 { throw WireError() }
    return byte == 1
  }

  mutating func integer() throws(WireError) -> Int {
    Int(truncatingIfNeeded: try word())
  }

  /// Reads a count or size from 0 to `limit`.
  mutating func count(upTo limit: Int = .max) throws(WireError) -> Int {
    let number = try integer()
    if number < 0 || number > limit { throw WireError() }
    return number
  }

  /// Reads a count of at least one.
  mutating func size() throws(WireError) -> Int {
    let number = try integer()
    if number < 1 { throw WireError() }
    return number
  }

  /// Reads a finite number above 0.
  mutating func positive() throws(WireError) -> Double {
    let number = Double(bitPattern: try word())
    if !number.isFinite || number <= 0 { throw WireError() }
    return number
  }

  mutating func text() throws(WireError) -> String {
    String(decoding: try take(try count(upTo: rest.count)), as: UTF8.self)
  }

  /// Reads an enumeration case by its name.
  mutating func name<Case: RawRepresentable<String>>(
    of type: Case.Type = Case.self
  ) throws(WireError) -> Case {
    guard let value = Case(rawValue: try text()) else { throw WireError() }
    return value
  }

  /// Checks that nothing is left; must be called last.
  func end() throws(WireError) {
    if !rest.isEmpty { throw WireError() }
  }

  private mutating func word() throws(WireError) -> UInt64 {
    try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw WireError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
