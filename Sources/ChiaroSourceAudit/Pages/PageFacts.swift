// SPDX-License-Identifier: MIT

import ChiaroSource

/// What a web page or style sheet of the bundle says of colors and schemes.
struct PageFacts: Sendable {
  /// Whether it is a page; a style sheet otherwise.
  var isPage: Bool
  /// Whether it says anything of color schemes.
  var hasScheme = false
  /// Whether it brings no text of its own, such as a page that only runs a script.
  var isEmpty = false
  /// Whether it is a piece of a page that is put together elsewhere.
  var isFragment = false
  /// The first line that sets a color, nil when none does.
  var firstColor: Int?
  /// Whether it is a style sheet of a whole page.
  var stylesBody = false
  /// Whether it is a style sheet of running text, not only of links, films or parts by their names.
  var stylesText = false
  /// Whether text and ground of the whole page are fixed, so that they fit each other.
  var isWholePalette = false
  /// Whether both are, and the ground is dark.
  var isDarkPalette = false
  /// The lines of light grounds that stay, where other rules adapt.
  var lightInDark: [Int] = []
  /// Whether its styles are in other files.
  var hasStyleSheet = false

  /// Where a color scheme can be declared; nil where there is no place, or one is declared.
  var declaration: SchemeDeclaration?

  /// Whether it has neither colors nor a scheme, so that a browser shows it black on white.
  var isBlackOnWhite: Bool {
    if hasScheme || isEmpty || firstColor != nil { return false }
    return isPage ? !hasStyleSheet && !isFragment : stylesBody
  }

  /// What has text in it.
  private static let texts = [
    "<p>", "<p ", "<h1", "<h2", "<h3", "<li>", "<li ", "<td", "<dt", "<div",
  ]

  /// Whether a path is that of a page or style sheet.
  static func isPage(_ path: String) -> Bool {
    ["html", "htm", "xhtml", "css"].contains(Path.fileExtension(path)?.lowercased() ?? "")
  }

  /// Reads a text, and the comments in it that keep rules quiet.
  init(_ bytes: [UInt8], path: String, suppressions: inout Suppressions) {
    isPage = Path.fileExtension(path)?.lowercased() != "css"
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    var isRead = false
    var isWhole = false
    var isFilled = false
    // "\r\n" is one character, which is no "\n"; and old files have "\r" alone.
    let end = text.utf8.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
    let lines = text.utf8.split(separator: end, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = Substring(line).drop { $0 == "\u{FEFF}" }.prefix(2_000)
      if line.contains("color-scheme") || line.contains("light-dark(") { hasScheme = true }
      if ["stylesheet", "@import", "<style"].contains(where: line.contains) {
        hasStyleSheet = true
      }
      if ["<html", "<body", "<head>", "<head "].contains(where: line.contains) { isWhole = true }
      if line.hasPrefix("<?"), !line.hasPrefix("<?xml"), !line.hasPrefix("<?php") {
        isFilled = true
      }
      if line.contains(Suppressions.word) { suppressions.read(String(line), line: index + 1) }
      if line.hasPrefix("body") || line.hasPrefix("html") { stylesBody = true }
      stylesText = stylesText || stylesBody || Self.isOfText(line)
      if firstColor == nil && Self.setsColor(line) { firstColor = index + 1 }
      if Self.texts.contains(where: line.contains) { isRead = true }
    }
    isEmpty = isPage && !isRead
    isFragment = isPage && (!isWhole || isFilled)
    let styles = StyleSheetScan(text)
    declaration = isBlackOnWhite ? SchemeDeclaration(bytes, isPage: isPage) : nil
    isWholePalette = styles.isWholePalette
    isDarkPalette = styles.isDarkPalette
    lightInDark = styles.lightInDark.map(\.line)
  }

  /// Whether a line of a style sheet begins with what holds text: `p, li {`.
  private static func isOfText(_ line: Substring) -> Bool {
    let name = line.drop { $0 == " " || $0 == "\t" }
      .prefix { $0.isLetter || "*:0123456".contains($0) }
    return holders.contains(String(name))
  }

  private static let holders: Set = [
    "*", ":root", "p", "div", "main", "article", "section", "table", "td", "th", "li", "ul", "ol",
    "span", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code",
  ]

  /// Whether a line gives text or ground a color that stays: `color: #333`, `background: white`.
  private static func setsColor(_ line: Substring) -> Bool {
    for property in ["color", "background", "background-color"] {
      var rest = line
      while let place = rest.utf8.range(ofBytes: (property + ":").utf8)
        ?? rest.utf8.range(ofBytes: (property + " :").utf8)
      {
        let isWhole =
          place.lowerBound == line.startIndex
          || !isWord(line[line.index(before: place.lowerBound)])
        let value = rest[place.upperBound...].drop { $0 == " " || $0 == ":" || $0 == "\t" }
        if isWhole && isFixed(value) { return true }
        rest = rest[place.upperBound...]
      }
    }
    return false
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "-" || character == "$"
  }

  static func isFixed(_ value: Substring) -> Bool {
    ["#", "rgb", "hsl", "white", "black", "gray", "grey"].contains { value.hasPrefix($0) }
  }
}
