// SPDX-License-Identifier: MIT

import ChiaroSource

/// The words and marks of an Objective-C file, and which bracket closes which.
///
/// Nothing is parsed: a compiler would need headers that an audit does not have.
struct ObjectiveCTokens {
  /// A word, number, text or mark.
  struct Token {
    enum Kind {
      case word
      case number
      case text
      case mark
    }

    var kind: Kind
    var text: String
    var offset: Int

    func `is`(_ text: String) -> Bool { kind != .text && self.text == text }
  }

  /// More than anybody writes into one file.
  static let bound = 1_000_000

  private(set) var tokens: [Token] = []
  /// The bracket that belongs to each bracket; -1 where none does.
  private(set) var partners: [Int] = []
  /// The bracket that is open around each token; -1 at the top.
  private(set) var openers: [Int] = []
  private(set) var isCutShort = false

  /// Reads a text, and the comments in it that keep rules quiet.
  init(_ bytes: [UInt8], lines: LineMap, suppressions: inout Suppressions) {
    var scanner = ObjectiveCScanner(bytes)
    while let token = scanner.next() {
      if tokens.count == Self.bound {
        isCutShort = true
        break
      }
      tokens.append(token)
    }
    for comment in scanner.comments {
      suppressions.read(comment.text, line: lines.position(of: comment.offset).line)
    }
    match()
  }

  private mutating func match() {
    partners = [Int](repeating: -1, count: tokens.count)
    openers = partners
    var open: [Int] = []
    // A closer of which none is open closes nothing.
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() {
      let isMark = token.kind == .mark
      if isMark, let opener = Self.opener(of: token.text), counts[opener, default: 0] > 0 {
        // What is not closed ends with what is around it.
        while let last = open.popLast() {
          counts[tokens[last].text, default: 0] -= 1
          guard tokens[last].is(opener) else { continue }
          partners[index] = last
          partners[last] = index
          break
        }
      }
      openers[index] = open.last ?? -1
      if isMark, ["(", "[", "{"].contains(token.text) {
        open.append(index)
        counts[token.text, default: 0] += 1
      }
    }
  }

  private static func opener(of text: String) -> String? {
    switch text {
    case ")": "("
    case "]": "["
    case "}": "{"
    default: nil
    }
  }

  // MARK: Questions

  var count: Int { tokens.count }

  /// The text of a token; "" outside of the file.
  subscript(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The bracket that belongs to one; nil where none does.
  func partner(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] >= 0 else { return nil }
    return partners[index]
  }

  /// The bracket that is open around a token.
  func opener(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), openers[index] >= 0 else { return nil }
    return openers[index]
  }

  /// A range's text, a space between each.
  func words(_ range: Range<Int>, limit: Int = 60) -> String {
    range.clamped(to: 0..<count).prefix(limit).map { tokens[$0].text }.joined(separator: " ")
  }

  /// A range as code: `[UIColor colorNamed:@"ground"].CGColor`.
  func code(_ range: ClosedRange<Int>) -> String {
    var code = ""
    for index in range.clamped(to: 0...count - 1).prefix(60) {
      let token = tokens[index]
      let follows = index > range.lowerBound
      let needsSpace = follows && (token.kind == .word || token.kind == .number || token.is("["))
      if needsSpace, [.word, .number].contains(tokens[index - 1].kind) || tokens[index - 1].is("]")
      {
        code += " "
      }
      code += token.kind == .text ? "@\"\(token.text)\"" : token.text
    }
    return code
  }

  /// The token before one in the same brackets, what brackets hold passed over; nil at their start.
  func before(_ index: Int) -> Int? {
    guard index > 0, index <= count else { return nil }
    let previous = index - 1
    if let opener = opener(index), previous <= opener { return nil }
    guard tokens[previous].kind == .mark, [")", "]", "}"].contains(tokens[previous].text) else {
      return previous
    }
    return partner(previous)
  }
}
