// SPDX-License-Identifier: MIT

/// A function in CSS, `name(…)`, that is all of a text.
struct CSSFunction {
  /// The name, in lower case.
  let name: String
  /// What stands between its parentheses.
  let inside: String

  /// Reads a text; nil when it is no function, or more than one.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    var depth = 0
    for character in inside {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return nil }
    }
    guard depth == 0 else { return nil }
    self.name = name.lowercased()
    self.inside = String(inside)
  }

  /// What stands between its commas.
  var arguments: [String] { Self.parts(inside) { $0 == "," }.map(CSSSheet.trimmed) }

  /// Returns what stands between the white space of a text; a slash is a word of its own.
  static func words(_ text: String) -> [String] {
    parts(text, keepsSlashes: true) { $0.isWhitespace }.filter { !$0.isEmpty }
  }

  /// Divides a text at what stands in no parentheses.
  private static func parts(
    _ text: String, keepsSlashes: Bool = false, at isBetween: (Character) -> Bool
  ) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, isBetween(character) {
        parts.append("")
      } else if depth == 0, keepsSlashes, character == "/" {
        parts += ["/", ""]
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
