// SPDX-License-Identifier: MIT

import ChiaroColor

/// A text split at the colors that it names, such as `#0A6E80` or `#0A6E8080`.
struct ColoredText {
  /// A part of the text, with its color if the part names one.
  struct Part {
    var text: Substring
    var color: Color?
  }

  /// The parts, which joined give the text.
  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var plain = text.startIndex
    var last: Character = " "
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "#", !Self.isPartOfWord(last),
        let (end, color) = Self.color(in: text[text.index(after: index)...])
      {
        if plain < index { parts.append(Part(text: text[plain..<index])) }
        parts.append(Part(text: text[index..<end], color: color))
        plain = end
        last = "#"
        index = plain
      } else {
        last = text[index]
        text.formIndex(after: &index)
      }
    }
    if plain < text.endIndex { parts.append(Part(text: text[plain...])) }
    self.parts = parts
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_#".contains(character)
  }

  /// Returns the color whose digits begin a text, and the index after them; nil if there are none.
  private static func color(in text: Substring) -> (Substring.Index, Color)? {
    // One more than there may be tells that there are too many.
    let digits = text.prefix(9).prefix(while: isPartOfWord)
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let value = UInt32(digits, radix: 16)
    else { return nil }
    let bits = digits.utf8.count == 8 ? value : value << 8 | 0xFF
    let channel = { (shift: UInt32) in Double(bits >> shift & 0xFF) / 255 }
    let color = Color(.sRGB, channel(24), channel(16), channel(8), alpha: channel(0))
    return (digits.endIndex, color)
  }
}
