// SPDX-License-Identifier: MIT

/// The spelling of manual pages (man(7), groff_char(7)).
enum RoffText {
  /// A text in which nothing is a request or an escape; a hyphen is one that can be copied.
  static func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }

  /// A text in quotes, for the argument of a request.
  static func quote(_ text: String) -> String {
    "\"\(escape(text).replacing("\"", with: "\\(dq"))\""
  }

  /// Paragraphs, which empty lines divide.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { ".PP\n\(paragraph($0))\n" }.joined()
  }

  /// A paragraph; several lines stay lines.
  private static func paragraph(_ text: Substring) -> String {
    let lines = escape(String(text))
    return text.contains("\n") ? ".nf\n\(lines)\n.fi" : lines
  }

  static func bold(_ text: String) -> String { "\\fB\(escape(text))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(escape(text))\\fR" }
}
