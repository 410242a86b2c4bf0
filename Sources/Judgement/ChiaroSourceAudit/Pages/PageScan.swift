// SPDX-License-Identifier: MIT

import ChiaroSource

/// What the lines of a page or style sheet say of colors, found in one walk over its bytes.
struct PageScan {
  /// Whether anything is said of color schemes.
  private(set) var hasScheme = false
  /// Whether styles are in other files or in a part of their own.
  private(set) var hasStyleSheet = false
  /// Whether it is more than a piece of a page.
  private(set) var isWhole = false
  /// Whether another program fills it.
  private(set) var isFilled = false
  /// Whether there are parts for text.
  private(set) var hasTexts = false
  /// Whether a rule for the whole page begins a line.
  private(set) var stylesBody = false
  /// Whether a rule for what holds text begins a line.
  private(set) var stylesText = false
  /// The first line that sets a color, from 1.
  private(set) var firstColor: Int?

  /// What is looked at of a line.
  private static let longest = 4_000

  /// Reads bytes in lower case.
  init(_ bytes: [UInt8]) { Self.forEachLine(of: bytes) { read($0, $1) } }

  /// Reads the comments that keep rules quiet.
  static func readSuppressions(_ bytes: [UInt8], _ suppressions: inout Suppressions) {
    guard bytes.range(ofBytes: Suppressions.word.utf8) != nil else { return }
    forEachLine(of: bytes) { suppressions.read($0, line: $1) }
  }

  private static func forEachLine(
    of bytes: [UInt8], _ body: (ArraySlice<UInt8>, _ number: Int) -> Void
  ) {
    // "\r\n" ends with "\n"; and old files have "\r" alone.
    let end = bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
    var (start, number) = (0, 1)
    while start <= bytes.count {
      let next = bytes[start...].firstIndex(of: end) ?? bytes.count
      let mark = bytes[start..<next].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      body(bytes[(start + mark)..<min(next, start + mark + longest)], number)
      start = next + 1
      number += 1
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
    if line.starts(with: "<?".utf8), !line.starts(with: "<?xml".utf8),
      !line.starts(with: "<?php".utf8)
    {
      isFilled = true
    }
    if line.starts(with: "body".utf8) || line.starts(with: "html".utf8) { stylesBody = true }
    if !stylesText { stylesText = Self.isOfText(line) }
    for place in line.indices {
      switch line[place] {
      case UInt8(ascii: "<"): readTag(line[place...], number)
      case UInt8(ascii: "c"):
        if line[place...].starts(with: "color-scheme".utf8) { hasScheme = true }
        readColor(line, place, number)
      case UInt8(ascii: "b"): readColor(line, place, number)
      case UInt8(ascii: "l"):
        if line[place...].starts(with: "light-dark(".utf8) { hasScheme = true }
      case UInt8(ascii: "s"):
        if line[place...].starts(with: "stylesheet".utf8) { hasStyleSheet = true }
      case UInt8(ascii: "@"):
        if line[place...].starts(with: "@import".utf8) { hasStyleSheet = true }
      default: break
      }
    }
  }

  // MARK: Tags

  private static let wholes = ["<html", "<body", "<head>", "<head "]
  /// What has text in it.
  private static let texts = [
    "<p>", "<p ", "<h1", "<h2", "<h3", "<li>", "<li ", "<td", "<dt", "<div",
  ]

  /// Elements that old pages give colors by attributes.
  private static let colored = ["<body", "<font", "<table", "<tr", "<td", "<th"]

  private mutating func readTag(_ text: ArraySlice<UInt8>, _ number: Int) {
    if firstColor == nil, Self.colored.contains(where: { text.starts(with: $0.utf8) }),
      Self.hasColors(text.prefix { $0 != UInt8(ascii: ">") })
    {
      firstColor = number
    }
    if !hasStyleSheet, text.starts(with: "<style".utf8) { hasStyleSheet = true }
    if !isWhole { isWhole = Self.wholes.contains { text.starts(with: $0.utf8) } }
    if !hasTexts { hasTexts = Self.texts.contains { text.starts(with: $0.utf8) } }
  }

  /// Whether a tag gives a text or ground a color that stays: `<body bgcolor="#fff">`.
  private static func hasColors(_ tag: ArraySlice<UInt8>) -> Bool {
    [" bgcolor", " color", " text"].contains { name in
      guard let place = tag.range(ofBytes: name.utf8)?.upperBound else { return false }
      let rest = tag[place...].drop { $0 == UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "=") else { return false }
      let value = rest.dropFirst().drop { " \"'".utf8.contains($0) }.prefix(8)
      return PageFacts.isFixed(Substring(decoding: value, as: UTF8.self))
    }
  }

  // MARK: Colors

  /// Looks for what gives text or ground a color that stays: `color: #333`, `background: white`.
  private mutating func readColor(_ line: ArraySlice<UInt8>, _ place: Int, _ number: Int) {
    if firstColor != nil || place > line.startIndex && Self.isWord(line[place - 1]) { return }
    for property in ["color", "background-color", "background"] {
      guard line[place...].starts(with: property.utf8) else { continue }
      var rest = line[(place + property.utf8.count)...]
      if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
      guard rest.first == UInt8(ascii: ":") else { continue }
      let value = rest.drop { " :\t".utf8.contains($0) }.prefix(8)
      if PageFacts.isFixed(Substring(decoding: value, as: UTF8.self)) { firstColor = number }
      return
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte >= 0x80
  }

  // MARK: Rules

  /// Whether a line of a style sheet begins with what holds text: `p, li {`.
  private static func isOfText(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.drop { $0 == 0x20 || $0 == 0x09 }
      .prefix { isLetter($0) || "*:0123456".utf8.contains($0) }
    return name.count <= longestHolder && holders.contains(String(decoding: name, as: UTF8.self))
  }

  private static let longestHolder = 10
  private static let holders: Set = [
    "*", ":root", "p", "div", "main", "article", "section", "table", "td", "th", "li", "ul", "ol",
    "span", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code",
  ]
}
