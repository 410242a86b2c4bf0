// SPDX-License-Identifier: MIT

import ChiaroSource

/// The style of terminal output: whether it has colors, and the width of the terminal.
struct TerminalStyle {
  let isOn: Bool
  let columns: Int
  /// Whether a swatch is shown before each color that a text names.
  var showsSwatches = false

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }

  /// Returns untrusted text made safe for a terminal, with swatches before its colors if enabled.
  func words(_ text: String) -> String {
    let words = VisibleText.reveal(text)
    return showsSwatches ? TerminalSwatch.marking(words) : words
  }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrap("error:", "1;31")
    case .warning: wrap("warning:", "1;33")
    case .note: wrap("note:", "1;34")
    case .hint: wrap("hint:", "1;36")
    }
  }

  /// Returns a text broken at spaces into lines that fit the terminal; a longer word stays whole.
  ///
  /// A character counts as one column, which is too little for East Asian ones.
  func paragraph(_ text: String, indent: Int = 4, first: Int = 0) -> String {
    var lines = String(repeating: " ", count: first)
    var width = first
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = Self.width(of: word)
      if width > first && width + 1 + length > columns {
        lines += "\n" + String(repeating: " ", count: indent)
        width = indent
      } else if width > first {
        lines += " "
        width += 1
      }
      lines += word
      width += length
    }
    return lines + "\n"
  }

  /// Returns the number of characters in a word, without sequences that set colors.
  private static func width(of word: Substring) -> Int {
    var isSequence = false
    return word.count { character in
      if character == "\u{1B}" { isSequence = true }
      defer { if character == "m" { isSequence = false } }
      return !isSequence
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
