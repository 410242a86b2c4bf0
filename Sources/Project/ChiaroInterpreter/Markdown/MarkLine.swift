// SPDX-License-Identifier: MIT

/// A line of a document, with the width of the white space before it.
struct MarkLine {
  let indent: Int
  /// What stands behind the white space.
  let content: Substring

  init(_ line: Substring) {
    var width = 0
    var rest = line
    while let first = rest.first, first == " " || first == "\t" {
      width += first == "\t" ? 4 - width % 4 : 1
      rest = rest.dropFirst()
    }
    indent = width
    content = rest
  }

  private init(_ indent: Int, _ content: Substring) {
    self.indent = indent
    self.content = content
  }

  var isBlank: Bool { content.isEmpty }

  /// The line with less white space before it.
  func outdented(_ width: Int) -> MarkLine { MarkLine(max(0, indent - width), content) }

  /// The line as it is written.
  var text: String { String(repeating: " ", count: indent) + content }

  /// The line behind a mark of some characters, whose white space counts from there.
  func behind(_ count: Int) -> MarkLine { MarkLine(content.dropFirst(count)) }

  /// Whether the line begins with the mark of a quotation.
  var isQuote: Bool { indent < 4 && content.first == ">" }

  /// What stands in a quotation.
  var quoted: MarkLine {
    let inner = behind(1)
    return inner.indent > 0 ? inner.outdented(1) : inner
  }

  /// The level and text of a heading with `#`.
  var heading: (level: Int, text: String)? {
    guard indent < 4 else { return nil }
    let level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard (1...6).contains(level), rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else {
      return nil
    }
    var text = Self.trimmed(rest)
    let end = text.reversed().prefix { $0 == "#" }.count
    let before = text.dropLast(end)
    if before.isEmpty || before.last == " " { text = Self.trimmed(before) }
    return (level, String(text))
  }

  /// Whether the line is a thematic break: three or more of a mark.
  var isBreak: Bool {
    guard indent < 4, let mark = content.first, "*-_".contains(mark) else { return false }
    return content.allSatisfy { $0 == mark || $0 == " " || $0 == "\t" }
      && content.filter { $0 == mark }.count >= 3
  }

  /// The level of the heading that the line before becomes.
  var underline: Int? {
    let text = Self.trimmed(content)
    guard indent < 4, let mark = text.first, mark == "=" || mark == "-" else { return nil }
    return text.allSatisfy { $0 == mark } ? mark == "=" ? 1 : 2 : nil
  }

  /// The mark, its length and what stands behind it, where a block of code begins.
  var fence: (mark: Character, count: Int, info: String)? {
    guard indent < 4, let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let count = content.prefix { $0 == mark }.count
    let info = Self.trimmed(content.dropFirst(count))
    return count >= 3 && !(mark == "`" && info.contains("`"))
      ? (mark, count, String(info)) : nil
  }

  /// The mark of an item: its character, its number, and how wide it is.
  var marker: (mark: Character, number: Int, width: Int)? {
    guard indent < 4, !isBreak, let first = content.first else { return nil }
    if "-+*".contains(first) {
      return isEnd(of: 1) ? (first, 0, 1) : nil
    }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), let number = Int(digits),
      let mark = content.dropFirst(digits.count).first, mark == "." || mark == ")",
      isEnd(of: digits.count + 1)
    else { return nil }
    return (mark, number, digits.count + 1)
  }

  private func isEnd(of count: Int) -> Bool {
    content.dropFirst(count).first.map { $0 == " " || $0 == "\t" } ?? true
  }

  /// Whether a block of HTML begins.
  var isHTML: Bool {
    guard indent < 4, content.first == "<" else { return false }
    let next = content.dropFirst().first
    return next == "/" || next == "!" || next.map { $0.isASCII && $0.isLetter } ?? false
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
