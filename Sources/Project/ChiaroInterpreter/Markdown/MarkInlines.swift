// SPDX-License-Identifier: MIT

/// The inline nodes of a text: marks, links, code, breaks.
struct MarkInlines {
  private let characters: [Character]
  private let links: [String: String]
  private let depth: Int
  private var place = 0
  private var pieces = MarkPieces()

  /// The most characters from what opens a link or a tag to what closes it.
  private static let longest = 2_000

  /// The nodes of a text.
  static func nodes(of text: String, _ links: [String: String], depth: Int = 0) -> [MarkNode] {
    guard depth < Markdown.mostDepth else { return [MarkNode(.text, text)] }
    var inlines = MarkInlines(characters: Array(text), links: links, depth: depth)
    while inlines.place < inlines.characters.count { inlines.take() }
    return inlines.pieces.finished()
  }

  private init(characters: [Character], links: [String: String], depth: Int) {
    (self.characters, self.links, self.depth) = (characters, links, depth)
  }

  private subscript(_ offset: Int) -> Character? {
    let index = place + offset
    return characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func take() {
    let character = characters[place]
    switch character {
    case "\\": takeEscape()
    case "\n": takeBreak()
    case "`": if !takeCode() { takeText() }
    case "<": if !takeAngle() { takeText() }
    case "&": if !takeEntity() { takeText() }
    case "[": if !takeLink(isImage: false, from: place) { takeText() }
    case "!":
      if self[1] != "[" || !takeLink(isImage: true, from: place + 1) { takeText() }
    case "*", "_", "~": takeMarks(character)
    case "h", "w": if !takeAddress() { takeText() }
    default: takeText()
    }
  }

  private mutating func takeText() {
    pieces.add(characters[place])
    place += 1
  }

  private mutating func takeEscape() {
    if self[1] == "\n" {
      pieces.add(MarkNode(.lineBreak))
      place += 2
      skipSpaces()
    } else if let next = self[1], next.isASCII, next.isPunctuation || next.isSymbol {
      pieces.add(next)
      place += 2
    } else {
      takeText()
    }
  }

  private mutating func takeBreak() {
    let isHard = pieces.trimSpaces() >= 2
    pieces.add(MarkNode(isHard ? .lineBreak : .softBreak))
    place += 1
    skipSpaces()
  }

  private mutating func skipSpaces() {
    while self[0] == " " || self[0] == "\t" { place += 1 }
  }

  private mutating func takeCode() -> Bool {
    let count = characters[place...].prefix { $0 == "`" }.count
    var end = place + count
    while end < characters.count {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == count { break }
      end += max(1, run)
    }
    guard end < characters.count else {
      for _ in 0..<count { takeText() }
      return true
    }
    var text = characters[(place + count)..<end].map { $0 == "\n" ? " " : $0 }
    if text.count > 2, text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
      text = Array(text.dropFirst().dropLast())
    }
    pieces.add(MarkNode(.code, String(text)))
    place = end + count
    return true
  }

  /// `<https://…>`, `<name@host>` and tags.
  private mutating func takeAngle() -> Bool {
    guard let end = characters[place...].prefix(Self.longest).firstIndex(of: ">"), end > place + 1
    else { return false }
    let inner = String(characters[(place + 1)..<end])
    let isAddress = inner.contains(":") || inner.contains("@")
    if isAddress, !inner.contains(where: { $0.isWhitespace || $0 == "<" || $0 == "\"" }) {
      let target = inner.contains(":") ? inner : "mailto:" + inner
      addLink(.link, [MarkNode(.text, inner)], target)
    } else if let next = inner.first, next.isLetter || next == "/" || next == "!" {
      pieces.add(MarkNode(.html, "<\(inner)>"))
    } else {
      return false
    }
    place = end + 1
    return true
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "copy": "©", "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€",
  ]

  private mutating func takeEntity() -> Bool {
    guard let end = characters[place...].prefix(12).firstIndex(of: ";") else { return false }
    let name = String(characters[(place + 1)..<end])
    var found = Self.entities[name]
    if name.hasPrefix("#") {
      let isHex = name.dropFirst().first.map { "xX".contains($0) } ?? false
      let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      found = code.flatMap(Unicode.Scalar.init).map { Character($0) }
    }
    guard let found else { return false }
    pieces.add(found)
    place = end + 1
    return true
  }

  private mutating func takeMarks(_ mark: Character) {
    let count = characters[place...].prefix { $0 == mark }.count
    let before = place > 0 ? characters[place - 1] : " "
    let after = self[count] ?? " "
    pieces.addMark(mark, count, before: before, after: after)
    place += count
  }

  /// `https://…` and `www.…` that stand by themselves.
  private mutating func takeAddress() -> Bool {
    guard place == 0 || !characters[place - 1].isLetter else { return false }
    let rest = String(characters[place...].prefix(500).prefix { !$0.isWhitespace && $0 != "<" })
    let starts = ["http://", "https://", "www."]
    guard let start = starts.first(where: rest.hasPrefix), rest.count > start.count else {
      return false
    }
    var text = Substring(rest)
    while let last = text.last, "?!.,:*_~\"')".contains(last) { text = text.dropLast() }
    addLink(
      .link, [MarkNode(.text, String(text))], start == "www." ? "http://\(text)" : String(text))
    place += text.count
    return true
  }

  // MARK: Links

  private mutating func addLink(_ kind: MarkNode.Kind, _ children: [MarkNode], _ target: String) {
    var node = MarkNode(kind, "", children)
    node.info = target
    pieces.add(node)
  }

  private mutating func takeLink(isImage: Bool, from start: Int) -> Bool {
    guard let end = closing("[", "]", from: start) else { return false }
    let label = String(characters[(start + 1)..<end])
    guard let (target, next) = target(behind: end, label) else { return false }
    let children = Self.nodes(of: label, isImage ? links : [:], depth: depth + 1)
    addLink(isImage ? .image : .link, children, target)
    place = next
    return true
  }

  /// Where a link leads to, and what stands behind it: `(target "title")`, `[name]`, or a name that
  /// the document defines.
  private func target(behind end: Int, _ label: String) -> (String, Int)? {
    let next = end + 1 < characters.count ? characters[end + 1] : " "
    if next == "(", let close = closing("(", ")", from: end + 1) {
      let inner = MarkLine.trimmed(String(characters[(end + 2)..<close])[...])
      let target =
        inner.first == "<" ? inner.dropFirst().prefix { $0 != ">" } : inner.prefix { $0 != " " }
      return (String(target), close + 1)
    }
    if next == "[", let close = closing("[", "]", from: end + 1) {
      let name = String(characters[(end + 2)..<close])
      return links[(name.isEmpty ? label : name).lowercased()].map { ($0, close + 1) }
    }
    return links[label.lowercased()].map { ($0, end + 1) }
  }

  /// The bracket that closes the one at a place.
  private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count, index < start + Self.longest {
      switch characters[index] {
      case "\\": index += 1
      case "`" where open == "[":
        let count = characters[index...].prefix { $0 == "`" }.count
        index += count - 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
