// SPDX-License-Identifier: MIT

/// A message that is not what its reader expects.
struct WireError: Error {}

/// Takes numbers and texts from a message, which is not trusted.
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

  /// A count or a size: not negative, and not above `limit`.
  mutating func count(upTo limit: Int = .max) throws(WireError) -> Int {
    let number = try integer()
    if number < 0 || number > limit { throw WireError() }
    return number
  }

  /// A number of things of which there is at least one.
  mutating func size() throws(WireError) -> Int {
    let number = try integer()
    if number < 1 { throw WireError() }
    return number
  }

  /// A number that is finite and above 0.
  mutating func positive() throws(WireError) -> Double {
    let number = Double(bitPattern: try word())
    if !number.isFinite || number <= 0 { throw WireError() }
    return number
  }

  mutating func text() throws(WireError) -> String {
    String(decoding: try take(try count(upTo: rest.count)), as: UTF8.self)
  }

  /// A case that is known by its name.
  mutating func name<Case: RawRepresentable<String>>(
    of type: Case.Type = Case.self
  ) throws(WireError) -> Case {
    guard let value = Case(rawValue: try text()) else { throw WireError() }
    return value
  }

  /// To be called last: nothing may be left.
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
