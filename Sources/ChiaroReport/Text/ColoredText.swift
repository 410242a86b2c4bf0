// SPDX-License-Identifier: MIT

import ChiaroColor

/// A text in which colors are named, as `#0A6E80` or `#0A6E8080`.
struct ColoredText {
  /// A stretch of the text, with its color where it names one.
  struct Part {
    var text: Substring
    var color: Color?
  }

  /// The stretches, which together are the text.
  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    var start = rest.startIndex
    while let sign = rest[start...].firstIndex(of: "#") {
      let digits = rest[rest.index(after: sign)...].prefix(while: Self.isPartOfWord)
      guard sign == rest.startIndex || !Self.isPartOfWord(rest[rest.index(before: sign)]),
        let color = Self.color(digits)
      else {
        start = rest.index(after: sign)
        continue
      }
      if sign > rest.startIndex { parts.append(Part(text: rest[..<sign])) }
      parts.append(Part(text: rest[sign..<digits.endIndex], color: color))
      rest = rest[digits.endIndex...]
      start = rest.startIndex
    }
    if !rest.isEmpty { parts.append(Part(text: rest)) }
    self.parts = parts
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func color(_ digits: Substring) -> Color? {
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let value = UInt32(digits, radix: 16)
    else { return nil }
    let color = digits.utf8.count == 8 ? value : value << 8 | 0xFF
    let channel = { (shift: UInt32) in Double(color >> shift & 0xFF) / 255 }
    return Color(.sRGB, channel(24), channel(16), channel(8), alpha: channel(0))
  }
}
