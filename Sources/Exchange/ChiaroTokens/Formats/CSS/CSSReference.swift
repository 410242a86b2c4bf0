// SPDX-License-Identifier: MIT

/// A reference to a custom property in a text, `var(--name)` or `var(--name, fallback)`.
struct CSSReference {
  /// Where it stands.
  let range: Range<String.Index>
  /// The property's name, without hyphens.
  let name: String
  /// What stands behind the comma; nil for nothing.
  let fallback: String?

  /// The fallback, if it is made of numbers alone.
  var numbers: String? { fallback.flatMap { CSSTriplets.isRaw($0) ? $0 : nil } }

  /// Finds the first reference from a place on; nil when there is none.
  init?(in text: String, from start: String.Index) {
    var place = start
    while let open = Self.next(in: text, from: place) {
      let inside = text.utf8.index(open, offsetBy: 4)
      guard let end = Self.end(of: text, from: inside) else { return nil }
      let function = CSSFunction(String(text[open...end]))
      if let arguments = function?.arguments, let name = arguments.first, name.hasPrefix("--") {
        range = open..<text.index(after: end)
        self.name = NameComment.name(String(name.dropFirst(2)))
        let rest = arguments.dropFirst().joined(separator: ", ")
        fallback = rest.isEmpty ? nil : rest
        return
      }
      place = inside
    }
    return nil
  }

  private static let lead = Array("var(".utf8)

  private static func next(in text: String, from start: String.Index) -> String.Index? {
    var rest = text.utf8[start...]
    while let index = rest.firstIndex(of: lead[0]) {
      if text.utf8[index...].starts(with: lead) { return index }
      rest = rest[text.utf8.index(after: index)...]
    }
    return nil
  }

  /// Returns the parenthesis that closes the one before a place.
  private static func end(of text: String, from start: String.Index) -> String.Index? {
    var depth = 1
    for index in text.utf8[start...].indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
