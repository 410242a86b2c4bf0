// SPDX-License-Identifier: MIT

extension ObjectiveCScanner {
  /// The most conditions inside of each other of which the truth is kept.
  private static let mostConditions = 64

  /// Passes a line of the preprocessor, and with it the code that no app has: what Interface
  /// Builder alone draws, and what `#if 0` switches off.
  mutating func passDirective() {
    let words = directive()
    switch words.first {
    case "if", "ifdef", "ifndef":
      let truth = conditions.count < Self.mostConditions ? Self.truth(of: words) : nil
      conditions.append(truth)
      if truth == false { skipBranch() }
    case "else": if conditions.last == true { skipBranch() }
    case "elif":
      if conditions.last == true { return skipBranch() }
      if !conditions.isEmpty { conditions[conditions.count - 1] = nil }
    case "endif": if !conditions.isEmpty { conditions.removeLast() }
    default: break
    }
  }

  /// The words and marks of the line at the place, which is passed, up to a comment.
  private mutating func directive() -> [Substring] {
    let start = place + 1
    skipLine()
    let line = String(decoding: bytes[min(start, place)..<place].prefix(160), as: UTF8.self)
    let comment = ["//", "/*"].compactMap { line.firstRange(of: $0)?.lowerBound }.min()
    return line[..<(comment ?? line.endIndex)].split { $0.isWhitespace || $0 == "(" || $0 == ")" }
  }

  /// Whether a condition is true in every app, or in none; nil where it depends.
  private static func truth(of words: [Substring]) -> Bool? {
    var rest = words.dropFirst().filter { $0 != "defined" && $0 != "!defined" }
    guard rest.count == 1, var word = rest.popLast() else { return nil }
    var isNegated = words.first == "ifndef"
    if words.contains("!defined") { isNegated.toggle() }
    if word.hasPrefix("!") {
      word.removeFirst()
      isNegated.toggle()
    }
    switch word {
    case "0", "TARGET_INTERFACE_BUILDER", "TARGET_IB": return isNegated
    case "1": return !isNegated
    default: return nil
    }
  }

  /// Passes lines up to the directive that ends the branch, or the next of its condition.
  private mutating func skipBranch() {
    var depth = 0
    while place < bytes.count {
      while at(place) == UInt8(ascii: " ") || at(place) == UInt8(ascii: "\t")
        || at(place) == UInt8(ascii: "\r") || at(place) == UInt8(ascii: "\n")
      {
        place += 1
      }
      guard at(place) == UInt8(ascii: "#") else {
        skipLine()
        continue
      }
      let start = place
      let word = directive().first ?? ""
      if depth == 0, word == "endif" || word.hasPrefix("el") {
        place = start
        return
      }
      if word.hasPrefix("if") { depth += 1 }
      if word == "endif" { depth -= 1 }
    }
  }
}
