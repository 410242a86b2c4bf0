// SPDX-License-Identifier: MIT

/// A look over a text before it is parsed: whether it nests in ways that end the parser.
///
/// `try try try …`, `A -> A -> …`, `A<A<…` and `#if` in `#if` nest without brackets, and each level
/// calls the next: 700,000 of them overflow half a gigabyte of stack (measured).
///
/// SwiftParser 603.0.1 tries each `[` as an array and as a type, one inside of the other, so that
/// every level doubles its work (measured: 16 open brackets 0.7 s, 20 brackets 11 s, in a debug
/// build). Its own limit on nesting comes too late for that, and for what it reads again at each
/// level (in a debug build: 8,000 interpolations in each other 3 GB, 4,000 `A<` 20 s, 1,000 `if` in
/// `if` 10 s, 4,000 `#` 17 s; 8,000 `(` behind an attribute, whose arguments are tried, 39 s).
struct NestingScan {
  /// Nobody's arrays are deeper.
  static let limit = 12

  /// The deepest interpolations in texts of interpolations, generic arguments and braces, and the
  /// longest run of `#`.
  static let textLimit = 16
  static let genericLimit = 32
  static let braceLimit = 64
  static let signLimit = 64

  /// The deepest parentheses, and the most that are open in one line, those in texts and comments
  /// with them.
  static let parenthesisLimit = 200
  static let lineParenthesisLimit = 400

  /// The most braces that are open, those in texts and comments with them: what this scan takes for
  /// a text may be code to the parser.
  static let rawBraceLimit = 1_000

  /// The most that are open in one line, those in texts and comments with them: what this scan
  /// takes for a text may be code to the parser.
  static let lineLimit = 18

  /// The most words in a row that nest without brackets, and the deepest `#if`.
  static let runLimit = 5_000
  static let conditionLimit = 200

  private var depth = 0
  private var run = 0
  private var conditions = 0
  private(set) var deepest = 0
  private var longestRun = 0
  private var deepestCondition = 0
  private var deepestLine = 0
  private var generics = 0
  private var deepestGeneric = 0
  private var braces = 0
  private var deepestBrace = 0
  private var deepestRawBrace = 0
  private var deepestText = 0
  private var longestSigns = 0
  private var parentheses = 0
  private var deepestParenthesis = 0
  private var deepestLineParenthesis = 0
  /// The texts whose interpolations are open, the innermost last.
  private var texts: [Text] = []

  /// A text that is read: its quotes, the number signs of a raw one, and the brackets that are open
  /// in its interpolation.
  private struct Text {
    var quotes: Int
    var signs: Int
    var open = 0
  }

  /// Why the parser should not see the text, in words; nil where it may.
  var excess: String? {
    let limits: [(amount: Int, limit: Int, words: String)] = [
      (deepest, Self.limit, "nested square brackets"),
      (deepestLine, Self.lineLimit, "open square brackets in one line"),
      (deepestText, Self.textLimit, "nested interpolations"),
      (deepestBrace, Self.braceLimit, "nested braces"),
      (deepestParenthesis, Self.parenthesisLimit, "nested parentheses"),
      (deepestLineParenthesis, Self.lineParenthesisLimit, "open parentheses in one line"),
      (deepestRawBrace, Self.rawBraceLimit, "open braces"),
      (deepestGeneric, Self.genericLimit, "nested generic arguments"),
      (deepestCondition, Self.conditionLimit, "nested #if blocks"),
      (longestRun, Self.runLimit, "prefix operators or keywords in a row"),
      (longestSigns, Self.signLimit, "# characters in a row"),
    ]
    return limits.first { $0.amount > $0.limit }.map { "more than \($0.limit) \($0.words)" }
  }

  /// Whether the parser should not see the text.
  var isTooDeep: Bool { excess != nil }

  init(_ bytes: [UInt8]) {
    noteRaw(bytes)
    // The signs of a raw text are looked at for each quote.
    if longestSigns > Self.signLimit { return }
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "/"): place = Self.commentEnd(bytes, place)
      case UInt8(ascii: "\""): place = enterText(bytes, place)
      case UInt8(ascii: "("):
        if !texts.isEmpty { texts[texts.count - 1].open += 1 }
        parentheses += 1
        deepestParenthesis = max(deepestParenthesis, parentheses)
      case UInt8(ascii: ")"): place = leaveInterpolation(bytes, place)
      case UInt8(ascii: "{"), UInt8(ascii: "}"): noteBrace(bytes[place])
      case UInt8(ascii: ","): run = 0
      case UInt8(ascii: ";"): (run, generics) = (0, 0)
      case UInt8(ascii: "="): generics = 0
      case UInt8(ascii: ">"):
        if place > 0, bytes[place - 1] != UInt8(ascii: "-") { generics = max(0, generics - 1) }
      default: note(bytes, place)
      }
      place += 1
    }
  }

  /// Notes what stands anywhere, in texts and comments too.
  private mutating func noteRaw(_ bytes: [UInt8]) {
    var (brackets, braces, signs, parentheses) = (0, 0, 0, 0)
    for byte in bytes {
      signs = byte == UInt8(ascii: "#") ? signs + 1 : 0
      longestSigns = max(longestSigns, signs)
      switch byte {
      case UInt8(ascii: "["):
        brackets += 1
        deepestLine = max(deepestLine, brackets)
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "("):
        parentheses += 1
        deepestLineParenthesis = max(deepestLineParenthesis, parentheses)
      case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
      case UInt8(ascii: "{"):
        braces += 1
        deepestRawBrace = max(deepestRawBrace, braces)
      case UInt8(ascii: "}"): braces = max(0, braces - 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (brackets, parentheses) = (0, 0)
      default: break
      }
    }
  }

  private mutating func noteBrace(_ byte: UInt8) {
    (run, generics) = (0, 0)
    braces = max(0, braces + (byte == UInt8(ascii: "{") ? 1 : -1))
    deepestBrace = max(deepestBrace, braces)
  }

  /// Counts `<` behind a name: where it compares, a space stands before it.
  private mutating func noteGeneric(_ bytes: [UInt8], _ place: Int) {
    guard place > 0, Self.isWord(bytes[place - 1]) else { return }
    generics += 1
    deepestGeneric = max(deepestGeneric, generics)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
  }

  /// Counts the words that nest without brackets.
  private mutating func note(_ bytes: [UInt8], _ place: Int) {
    let word: StaticString
    switch bytes[place] {
    case UInt8(ascii: "<"):
      word = "<"
      noteGeneric(bytes, place)
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

  // MARK: Comments and texts

  /// The last byte of a comment that begins at a place, or the place itself.
  private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    if stands("//", in: bytes, at: start) {
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        ?? bytes.count
    }
    guard stands("/*", in: bytes, at: start) else { return start }
    var open = 1
    var place = start + 2
    while place < bytes.count {
      if stands("/*", in: bytes, at: place) {
        open += 1
        place += 1
      } else if stands("*/", in: bytes, at: place) {
        open -= 1
        place += 1
        if open == 0 { return place }
      }
      place += 1
    }
    return place
  }

  private mutating func enterText(_ bytes: [UInt8], _ start: Int) -> Int {
    let signs = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let isLong =
      Self.stands("\"\"\"", in: bytes, at: start)
      && !(signs > 0 && Self.endsInLine(bytes, start, signs))
    let quotes = isLong ? 3 : 1
    return readText(bytes, from: start + quotes, Text(quotes: quotes, signs: signs))
  }

  /// Whether a raw text that begins with three quotes ends in its line, as `#"""#` does: then it has
  /// one quote at each end.
  private static func endsInLine(_ bytes: [UInt8], _ start: Int, _ signs: Int) -> Bool {
    let end = repeatElement(UInt8(ascii: "#"), count: signs)
    // It goes no further than to the end that it looks for: a line may have many such texts.
    for place in bytes.indices[(start + 1)...] {
      switch bytes[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "\"") where bytes[(place + 1)...].starts(with: end): return true
      default: break
      }
    }
    return false
  }

  /// Goes on with the text whose interpolation a bracket closes.
  private mutating func leaveInterpolation(_ bytes: [UInt8], _ place: Int) -> Int {
    guard var text = texts.popLast() else {
      parentheses = max(0, parentheses - 1)
      return place
    }
    if text.open > 0 {
      text.open -= 1
      parentheses = max(0, parentheses - 1)
      texts.append(text)
      return place
    }
    return readText(bytes, from: place + 1, text)
  }

  /// The last byte of a text, or the bracket that opens an interpolation of it; a text of one line
  /// ends with the line at the latest.
  private mutating func readText(_ bytes: [UInt8], from start: Int, _ text: Text) -> Int {
    let signs = repeatElement(UInt8(ascii: "#"), count: text.signs)
    let quotes = repeatElement(UInt8(ascii: "\""), count: text.quotes)
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where bytes[(place + 1)...].starts(with: signs):
        place += text.signs + 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          texts.append(text)
          deepestText = max(deepestText, texts.count)
          return place
        }
      case UInt8(ascii: "\n") where text.quotes == 1, UInt8(ascii: "\r") where text.quotes == 1:
        return place
      case UInt8(ascii: "\"")
      where bytes[place...].starts(with: quotes)
        && bytes[min(place + text.quotes, bytes.count)...].starts(with: signs):
        return place + text.quotes + text.signs - 1
      default: break
      }
      place += 1
    }
    return place
  }
}
