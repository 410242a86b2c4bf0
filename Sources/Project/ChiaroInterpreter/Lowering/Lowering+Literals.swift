// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  func text(_ node: StringLiteralExprSyntax) -> Expression.Form {
    let signs = node.openingPounds?.text.count ?? 0
    var segments: [Expression.Segment] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        segments.append(.text(Self.unescaped(part.content.text, signs: signs)))
      case .expressionSegment(let part): segments.append(.value(arguments(part.expressions)))
      }
    }
    var whole = ""
    for segment in segments {
      guard case .text(let part) = segment else { return .interpolation(segments) }
      whole += part
    }
    return .text(whole)
  }

  /// The text of a part of a literal, with its escapes resolved.
  static func unescaped(_ text: String, signs: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) || text.utf8.contains(13) else { return text }
    var result = ""
    var rest = Substring(text)
    let prefix = "\\" + String(repeating: "#", count: signs)
    while let character = rest.first {
      if character == "\r\n" || character == "\r" {
        result.append("\n")
        rest.removeFirst()
      } else if rest.hasPrefix(prefix) {
        rest.removeFirst(prefix.count)
        appendEscape(&rest, to: &result)
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]

  private static func appendEscape(_ rest: inout Substring, to result: inout String) {
    guard let first = rest.popFirst() else { return }
    if let escape = escapes[first] {
      result.append(escape)
    } else if first == "u", rest.first == "{", let end = rest.firstIndex(of: "}") {
      let digits = rest[..<end].dropFirst()
      if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[end...].dropFirst()
    } else if first.isWhitespace {
      // The end of the line is escaped: what follows belongs to it.
      while let next = rest.first, next.isWhitespace, next != "\n" { rest.removeFirst() }
    }
  }

  /// The value of a literal of a whole number, in any base; as a number where it is too large.
  static func integer(_ text: String) -> Expression.Form {
    let digits = text.filter { $0 != "_" }
    let bases: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    for (prefix, base) in bases where digits.hasPrefix(prefix) {
      let rest = digits.dropFirst(2)
      if let value = Int(rest, radix: base) { return .integer(value) }
      return .integer(UInt(rest, radix: base).map { Int(bitPattern: $0) } ?? 0)
    }
    if let value = Int(digits) { return .integer(value) }
    if let value = UInt(digits) { return .integer(Int(bitPattern: value)) }
    return .number(Double(digits) ?? 0)
  }
}
