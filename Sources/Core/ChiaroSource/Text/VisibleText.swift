// SPDX-License-Identifier: MIT

/// Functions that make untrusted text safe to display.
package enum VisibleText {
  /// Returns a text with characters that are invisible but affect display written out: a line break
  /// as `⟨U+000A⟩`, a right-to-left override as `⟨U+202E⟩`.
  ///
  /// These are control characters (they steer terminals and break lines), line and paragraph
  /// separators, and format characters (they reorder and hide text) except the joiners, which emoji
  /// and many scripts need.
  package static func reveal(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    return replacingUnseen(in: text) { mark($0) }
  }

  /// Returns whether `reveal` would write a character of a text out.
  ///
  /// This is the rule for names that become folders, files or generated code: such a character can
  /// make a name look like another one, end a line or a comment, or control a terminal.
  package static func hidesAny(in text: String) -> Bool {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return false }
    return text.unicodeScalars.contains(where: isUnseen)
  }

  /// Returns a text of several lines without commands to a build service that reads the log: the
  /// characters that mark a command are written out.
  ///
  /// Commands are lines that begin with `::` behind white space, and `##[`, `##vso[` and
  /// `##teamcity[` anywhere in a line (docs.github.com, "Workflow commands"; actions/runner,
  /// ActionCommand.cs; learn.microsoft.com, "Logging commands").
  package static func withoutCommands(lines text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
      let isCommand = line[start...].starts(with: "::".unicodeScalars)
      let rest = String(line[start...].dropFirst(isCommand ? 1 : 0))
      return String(line[..<start]) + (isCommand ? mark(":") : "")
        + withoutBracketCommands(rest) { mark($0) }
    }.joined(separator: "\n")
  }

  /// Replaces the bracket of each `##word[`.
  private static func withoutBracketCommands(
    _ text: String, _ replacement: (Unicode.Scalar) -> String
  ) -> String {
    if !text.utf8.contains(UInt8(ascii: "#")) { return text }
    var shown = ""
    // The signs and letters behind which a bracket would make a command.
    var signs = 0
    for scalar in text.unicodeScalars {
      if scalar == "[" && signs >= 2 {
        shown += replacement(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
      let isLetter = signs >= 2 && scalar.isASCII && scalar.properties.isAlphabetic
      if !isLetter { signs = scalar == "#" ? signs + 1 : 0 }
    }
    return shown
  }

  /// Returns a text of several lines with invisible characters written out, except line breaks and
  /// tabs.
  ///
  /// With `allowsColors`, escape sequences that set a terminal's colors are kept, such as `ESC
  /// [1;31m`, and those around a link to a file or to the web (OSC 8); all others are written out.
  package static func reveal(lines text: String, allowsColors: Bool = false) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }) {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\n" || scalar == "\t" || !isUnseen(scalar) {
        shown.append(scalar)
      } else if allowsColors,
        let end = endOfColorSequence(scalars, from: index) ?? endOfLink(scalars, from: index)
      {
        shown.append(contentsOf: scalars[index..<end])
        index = end
        continue
      } else {
        shown.append(contentsOf: mark(scalar).unicodeScalars)
      }
      index += 1
    }
    return String(shown)
  }

  /// Returns a JSON text with invisible characters in its strings as escapes, and brackets that
  /// `withoutCommands` would write out; its values are the same.
  package static func escape(json text: String) -> String {
    let text = withoutBracketCommands(text) { "\\u" + digits($0.value) }
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return text }
    return replacingUnseen(in: text) { scalar in
      // Outside of strings JSON has these, and no other character that is not seen.
      if "\n\t\r".unicodeScalars.contains(scalar) { return String(scalar) }
      return String(scalar).utf16.map { "\\u" + digits(UInt32($0)) }.joined()
    }
  }

  private static func replacingUnseen(
    in text: String, _ replacement: (Unicode.Scalar) -> String
  ) -> String {
    var shown = ""
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    for index in scalars.indices where isUnseen(scalars[index]) {
      shown += text[start..<index]
      shown += replacement(scalars[index])
      start = scalars.index(after: index)
    }
    return shown + text[start...]
  }

  /// Returns the index after a color sequence (`ESC [`, digits and semicolons, `m`); nil where none
  /// begins at `start`.
  private static func endOfColorSequence(_ text: [Unicode.Scalar], from start: Int) -> Int? {
    guard text[start] == "\u{1B}", start + 1 < text.count, text[start + 1] == "[" else {
      return nil
    }
    var index = start + 2
    while index < text.count, ("0"..."9").contains(text[index]) || text[index] == ";" { index += 1 }
    return index < text.count && text[index] == "m" ? index + 1 : nil
  }

  /// Returns the index after the beginning or end of a link (`ESC ]8;;`, an address or nothing,
  /// `ESC \`); nil where none begins at `start`.
  private static func endOfLink(_ text: [Unicode.Scalar], from start: Int) -> Int? {
    let opening = "\u{1B}]8;;".unicodeScalars
    guard text[start...].starts(with: opening) else { return nil }
    let address = text[(start + opening.count)...].prefix { (0x21...0x7E).contains($0.value) }
    let schemes = ["https://", "http://", "file://"]
    let isKnown = schemes.contains { address.starts(with: $0.unicodeScalars) }
    let ending = "\u{1B}\\".unicodeScalars
    guard address.isEmpty || isKnown, text[address.endIndex...].starts(with: ending) else {
      return nil
    }
    return address.endIndex + ending.count
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return false }
    // Zero width non-joiner and zero width joiner.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }

  private static func mark(_ scalar: Unicode.Scalar) -> String { "⟨U+\(digits(scalar.value))⟩" }

  private static func digits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
