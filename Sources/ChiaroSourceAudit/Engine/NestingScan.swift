// SPDX-License-Identifier: MIT

/// A look over a text before it is parsed: whether it nests in ways that end the parser.
///
/// `try try try …`, `A -> A -> …`, `A<A<…` and `#if` in `#if` nest without brackets, and each level
/// calls the next: 700,000 of them overflow half a gigabyte of stack (measured).
///
/// SwiftParser 603.0.1 tries each `[` as an array and as a type, one inside of the other, so that
/// every level doubles its work (measured: 16 open brackets 0.7 s, 20 brackets 11 s, in a debug
/// build). Its own limit on nesting comes too late for that.
struct NestingScan {
  /// Nobody's arrays are deeper.
  static let limit = 12

  /// The most words in a row that nest without brackets, and the deepest `#if`.
  static let runLimit = 5_000
  static let conditionLimit = 200

  private var depth = 0
  private var run = 0
  private var conditions = 0
  private(set) var deepest = 0
  private var longestRun = 0
  private var deepestCondition = 0

  /// Whether the parser should not see the text.
  var isTooDeep: Bool {
    deepest > Self.limit || longestRun > Self.runLimit || deepestCondition > Self.conditionLimit
  }

  init(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == bytes[place]:
        place = Self.lineEnd(bytes, place)
      case UInt8(ascii: "\""): place = Self.stringEnd(bytes, place)
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): run = 0
      default: note(bytes, place)
      }
      place += 1
    }
  }

  /// Counts the words that nest without brackets.
  private mutating func note(_ bytes: [UInt8], _ place: Int) {
    let word: StaticString
    switch bytes[place] {
    case UInt8(ascii: "<"): word = "<"
    case UInt8(ascii: "-"): word = "->"
    case UInt8(ascii: "t"): word = "try"
    case UInt8(ascii: "a"): word = "await"
    case UInt8(ascii: "#"):
      if Self.stands("#if", in: bytes, at: place) { conditions += 1 }
      if Self.stands("#endif", in: bytes, at: place) { conditions -= 1 }
      deepestCondition = max(deepestCondition, conditions)
      return
    default: return
    }
    if Self.stands(word, in: bytes, at: place) { run += 1 }
    longestRun = max(longestRun, run)
  }

  private static func stands(_ word: StaticString, in bytes: [UInt8], at place: Int) -> Bool {
    word.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }

  /// The end of a string; one of one line ends with the line at the latest.
  private static func stringEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    if stands("\"\"\"", in: bytes, at: start) {
      place = start + 3
      while place < bytes.count && !stands("\"\"\"", in: bytes, at: place) { place += 1 }
      return place + 2
    }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return place
      default: break
      }
      place += 1
    }
    return place
  }
}
