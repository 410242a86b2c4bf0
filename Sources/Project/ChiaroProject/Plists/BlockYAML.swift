// SPDX-License-Identifier: MIT

/// A reader of the part of YAML that project descriptions are written in: block mappings and
/// sequences, flow lists of plain values, quoted texts and comments.
///
/// Anchors, tags, flow mappings and texts of several lines are not read: what they give is missing.
/// Whatever the text is like, each line is looked at a bounded number of times.
struct BlockYAML {
  /// The deepest nesting, and the most lines; descriptions of projects have less.
  private static let depthLimit = 32
  private static let lineLimit = 50_000

  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var next = 0

  /// Reads a text; a dictionary without members where nothing can be read.
  static func read(_ bytes: [UInt8]) -> PropertyList {
    var reader = BlockYAML()
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline).prefix(lineLimit) {
      let content = uncommented(line.drop { $0 == " " })
      if content.isEmpty || content.hasPrefix("---") { continue }
      reader.lines.append(Line(indent: line.prefix { $0 == " " }.count, text: content))
    }
    return reader.block(depth: 0) ?? .dictionary([:])
  }

  /// A line without its comment and the spaces around.
  private static func uncommented(_ line: Substring) -> Substring {
    var quote: Character?
    var last: Character = " "
    var end = line.endIndex
    for (index, character) in zip(line.indices, line) {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#" && last.isWhitespace {
        end = index
        break
      }
      last = character
    }
    var text = line[..<end]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  // MARK: Blocks

  /// The mapping or sequence that begins with the next line; its indentation is the block's.
  private mutating func block(depth: Int) -> PropertyList? {
    guard depth < Self.depthLimit, next < lines.count else { return nil }
    return Self.isItem(lines[next].text) ? sequence(depth) : mapping(depth)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func mapping(_ depth: Int) -> PropertyList {
    let indent = lines[next].indent
    var members: [String: PropertyList] = [:]
    while next < lines.count, lines[next].indent >= indent {
      let line = lines[next]
      if line.indent == indent, Self.isItem(line.text) { break }
      next += 1
      // What is deeper than its block belongs to a value that is not read.
      guard line.indent == indent, let (key, rest) = Self.member(line.text) else { continue }
      members[key] = value(rest, in: indent, depth)
    }
    return .dictionary(members)
  }

  private mutating func sequence(_ depth: Int) -> PropertyList {
    let indent = lines[next].indent
    var items: [PropertyList] = []
    while next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      if Self.member(rest) != nil && !rest.hasPrefix("\"") {
        // A mapping begins in the line of its dash.
        let shift = lines[next].text.count - rest.count
        lines[next] = Line(indent: indent + shift, text: rest)
        items.append(depth + 1 < Self.depthLimit ? mapping(depth + 1) : .other)
        if depth + 1 >= Self.depthLimit { next += 1 }
      } else {
        next += 1
        items.append(value(rest, in: indent, depth))
      }
    }
    return .list(items)
  }

  /// The value behind a colon or dash: in the line, or in the lines below that are deeper.
  private mutating func value(_ text: Substring, in indent: Int, _ depth: Int) -> PropertyList {
    if !text.isEmpty { return Self.scalar(text) }
    guard next < lines.count else { return .other }
    let isList = lines[next].indent == indent && Self.isItem(lines[next].text)
    guard lines[next].indent > indent || isList else { return .other }
    return block(depth: depth + 1) ?? .other
  }

  // MARK: Values

  /// The key of a line with what stands behind its colon; nil for a line that is no member.
  private static func member(_ text: Substring) -> (key: String, rest: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (unquoted(text[..<colon]), rest.drop { $0 == " " })
  }

  private static func scalar(_ text: Substring) -> PropertyList {
    guard text.first == "[", text.last == "]" else { return .text(unquoted(text)) }
    let items = text.dropFirst().dropLast().split(separator: ",")
    return .list(items.map { .text(unquoted($0)) })
  }

  private static func unquoted(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    guard let first = text.first, first == "\"" || first == "'", text.count > 1, text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}
