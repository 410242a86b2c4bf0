// SPDX-License-Identifier: MIT

import ChiaroSource

/// The escaping of text in XML and HTML.
package enum MarkupText {
  /// Returns a text escaped for elements and quoted attributes; characters that XML 1.0 §2.2
  /// forbids become U+FFFD.
  ///
  /// In an attribute, XML reads a line break as a space.
  package static func escape(_ text: String) -> String {
    if !text.utf8.contains(where: needsCare) { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns a name or message for display: invisible characters are written out, then it is
  /// escaped.
  package static func show(_ text: String) -> String { escape(VisibleText.reveal(text)) }

  /// Returns the name of an object for display; a blank name becomes "(no name)".
  static func showName(_ name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? "(no name)" : show(name)
  }

  /// Returns the name of an object as a heading, which may be broken before its capitals.
  static func showHeading(_ name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? showName(name) : showWords(name)
  }

  /// Returns words for display; one too long for a narrow column may be broken between its parts.
  static func showWords(_ text: String) -> String {
    show(text).split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.count > 12 ? breakable($0) : String($0) }.joined(separator: " ")
  }

  /// Returns a word that may be broken before its capitals, dots and at signs, and after its
  /// hyphens and underscores.
  private static func breakable(_ word: some StringProtocol) -> String {
    var shown = ""
    var last: Unicode.Scalar = " "
    for scalar in word.unicodeScalars {
      let isHump =
        ("a"..."z").contains(last) && ("A"..."Z").contains(scalar) || last == "-" || last == "_"
        || (scalar == "." || scalar == "@") && last != " "
      if isHump { shown += "<wbr>" }
      shown.unicodeScalars.append(scalar)
      last = scalar
    }
    return shown
  }

  /// Returns a path for display, which may be broken after its slashes, and where the name of a
  /// folder is too long for a telephone.
  static func showPath(_ path: String) -> String {
    showPath(path) { $0.count > 24 ? breakable($0) : String($0) }
  }

  /// Returns a path for a narrow column, in which the names of folders may be broken too.
  static func showNarrowPath(_ path: String) -> String {
    showPath(path) { breakable($0) }
  }

  private static func showPath(_ path: String, part: (Substring) -> String) -> String {
    show(path).split(separator: "/", omittingEmptySubsequences: false).map(part)
      .joined(separator: "/<wbr>")
  }

  /// Returns a file's name for display, which may be broken between its parts.
  static func showFileName(_ name: String) -> String { breakable(show(name)) }

  /// Returns a rule's text for display, in which backticks enclose code.
  static func showProse(_ text: String) -> String {
    show(text).split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? "\($0.element)" : "<code>\($0.element)</code>" }
      .joined()
  }

  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    // U+FFFE and U+FFFF begin with 0xEF.
    case 0...0x1F, 0x7F, 0xEF: true
    default: false
    }
  }
}
