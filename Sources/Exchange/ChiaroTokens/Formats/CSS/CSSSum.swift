// SPDX-License-Identifier: MIT

/// The value of a channel: a number, a channel's name, or what `calc()` reckons of them.
struct CSSSum {
  private let text: [UInt8]
  private let known: [String: Double]
  private let full: Double
  private var position = 0
  private var depth = 0

  private static let deepest = 32

  /// Prepares a channel's value.
  ///
  /// - Parameters:
  ///   - text: the value
  ///   - known: the channels that may be named
  ///   - full: what 100 % is
  init(_ text: String, _ known: [String: Double], full: Double) {
    self.text = Array(text.lowercased().utf8)
    self.known = known
    self.full = full
  }

  /// The value; nil when the text is none.
  var value: Double? {
    mutating get {
      position = 0
      let result = operand()
      skipBlanks()
      guard let result, position == text.count, result.isFinite else { return nil }
      return result
    }
  }

  private mutating func sum() -> Double? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, var result = product() else { return nil }
    while let sign = next(of: "+-") {
      guard let other = product() else { return nil }
      result += sign == UInt8(ascii: "+") ? other : -other
    }
    return result
  }

  private mutating func product() -> Double? {
    guard var result = operand() else { return nil }
    while let sign = next(of: "*/") {
      guard let other = operand() else { return nil }
      result = sign == UInt8(ascii: "*") ? result * other : result / other
    }
    return result
  }

  private mutating func operand() -> Double? {
    skipBlanks()
    if next(of: "(") != nil { return closed(sum()) }
    let word = take { Self.isLetter($0) }
    if word.isEmpty { return number() }
    if position < text.count, text[position] == UInt8(ascii: "(") {
      position += 1
      return function(word)
    }
    switch word {
    case "none": return 0
    case "pi": return Double.pi
    default: return known[word]
    }
  }

  /// Reads what stands between the parentheses of a function, which is open.
  private mutating func function(_ name: String) -> Double? {
    var arguments: [Double] = []
    repeat {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while next(of: ",") != nil
    switch (name, arguments.count) {
    case ("calc", 1): return closed(arguments[0])
    case ("min", _): return closed(arguments.min())
    case ("max", _): return closed(arguments.max())
    case ("clamp", 3): return closed(max(arguments[0], min(arguments[1], arguments[2])))
    default: return nil
    }
  }

  private mutating func closed(_ value: Double?) -> Double? {
    next(of: ")") == nil ? nil : value
  }

  /// Reads a number; a percentage is one of the channel's range, and angles are in degrees.
  private mutating func number() -> Double? {
    let start = position
    if position < text.count, text[position] == UInt8(ascii: "-") || text[position] == 0x2B {
      position += 1
    }
    _ = take { Self.isDigit($0) }
    if position + 1 < text.count, text[position] == UInt8(ascii: "e"),
      Self.isDigit(text[position + 1]) || text[position + 1] == UInt8(ascii: "-")
    {
      position += 2
      _ = take { Self.isDigit($0) }
    }
    guard let value = Double(String(decoding: text[start..<position], as: UTF8.self)) else {
      return nil
    }
    if position < text.count, text[position] == UInt8(ascii: "%") {
      position += 1
      return value / 100 * full
    }
    switch take({ Self.isLetter($0) }) {
    case "", "deg": return value
    case "turn": return value * 360
    case "rad": return value * 180 / Double.pi
    case "grad": return value * 0.9
    default: return nil
    }
  }

  // MARK: Characters

  private mutating func next(of signs: StaticString) -> UInt8? {
    skipBlanks()
    guard position < text.count else { return nil }
    let byte = text[position]
    let isOne = signs.withUTF8Buffer { $0.contains(byte) }
    if isOne { position += 1 }
    return isOne ? byte : nil
  }

  private mutating func skipBlanks() { _ = take { $0 <= 0x20 } }

  private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
    let start = position
    while position < text.count, isPart(text[position]) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }
}
