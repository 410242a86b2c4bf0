// SPDX-License-Identifier: MIT

/// The blocks of lines.
///
/// What stands in quotations and items is read in the same way.
struct MarkBlocks {
  private let lines: [MarkLine]
  private let depth: Int
  private var place = 0
  private var found: [MarkNode] = []
  private var paragraph: [String] = []

  init(_ lines: [MarkLine], depth: Int) {
    self.lines = lines
    self.depth = depth
  }

  private var line: MarkLine? { place < lines.count ? lines[place] : nil }

  /// The blocks; notes where the links that are defined lead to.
  mutating func read(_ links: inout [String: String]) -> [MarkNode] {
    while let line {
      if line.isBlank {
        endParagraph(&links)
        place += 1
      } else if !takeUnderline(line, &links), !takeBlock(line, &links) {
        paragraph.append(String(line.content))
        place += 1
      }
    }
    endParagraph(&links)
    return found
  }

  /// `=====` below a paragraph makes a heading of it.
  private mutating func takeUnderline(_ line: MarkLine, _ links: inout [String: String]) -> Bool {
    guard !paragraph.isEmpty, let level = line.underline else { return false }
    var node = MarkNode(.heading, String(MarkLine.trimmed(paragraph.joined(separator: "\n")[...])))
    node.number = level
    paragraph = []
    found.append(node)
    place += 1
    return true
  }

  private mutating func takeBlock(_ line: MarkLine, _ links: inout [String: String]) -> Bool {
    if takeTable(line, &links) { return true }
    guard Self.begins(line, inParagraph: !paragraph.isEmpty), depth < Markdown.mostDepth else {
      return false
    }
    endParagraph(&links)
    if line.indent >= 4 {
      takeIndentedCode()
    } else if let heading = line.heading {
      var node = MarkNode(.heading, heading.text)
      node.number = heading.level
      found.append(node)
      place += 1
    } else if line.isBreak {
      found.append(MarkNode(.thematicBreak))
      place += 1
    } else if let fence = line.fence {
      takeCode(fence, line.indent)
    } else if line.isQuote {
      takeQuote(&links)
    } else if line.marker != nil {
      takeList(&links)
    } else {
      takeHTML()
    }
    return true
  }

  /// Whether a line begins another block than a paragraph.
  static func begins(_ line: MarkLine, inParagraph: Bool) -> Bool {
    if line.indent >= 4 { return !inParagraph }
    if line.heading != nil || line.isBreak || line.fence != nil || line.isQuote { return true }
    if let marker = line.marker {
      let isEmpty = line.content.count <= marker.width
      return !inParagraph || !isEmpty && (marker.number == 1 || "-+*".contains(marker.mark))
    }
    return line.isHTML && !inParagraph
  }

  private mutating func endParagraph(_ links: inout [String: String]) {
    defer { paragraph = [] }
    while let first = paragraph.first, let link = Self.definition(first) {
      if links[link.name] == nil { links[link.name] = link.target }
      paragraph.removeFirst()
    }
    let text = MarkLine.trimmed(paragraph.joined(separator: "\n")[...])
    if !text.isEmpty { found.append(MarkNode(.paragraph, String(text))) }
  }

  /// The name and target of a link that a line defines: `[name]: target`.
  private static func definition(_ line: String) -> (name: String, target: String)? {
    guard line.first == "[", let end = line.firstRange(of: "]:") else { return nil }
    let name = line[line.index(after: line.startIndex)..<end.lowerBound]
    let target = MarkLine.trimmed(line[end.upperBound...]).prefix { !$0.isWhitespace }
    guard !name.isEmpty, !target.isEmpty, name.first != "^" else { return nil }
    let bare = target.first == "<" && target.last == ">" ? target.dropFirst().dropLast() : target
    return (name.lowercased(), String(bare))
  }

  // MARK: Code

  private mutating func takeIndentedCode() {
    var taken: [String] = []
    while let line, line.indent >= 4 || line.isBlank {
      taken.append(line.outdented(4).text)
      place += 1
    }
    while taken.last?.allSatisfy(\.isWhitespace) == true { taken.removeLast() }
    found.append(MarkNode(.codeBlock, taken.map { $0 + "\n" }.joined()))
  }

  private mutating func takeCode(
    _ fence: (mark: Character, count: Int, info: String), _ indent: Int
  ) {
    var node = MarkNode(.codeBlock)
    node.info = fence.info
    place += 1
    while let line {
      place += 1
      if let end = line.fence, end.mark == fence.mark, end.count >= fence.count, end.info.isEmpty {
        break
      }
      node.text += line.outdented(indent).text + "\n"
    }
    found.append(node)
  }

  private mutating func takeHTML() {
    var taken: [String] = []
    while let line, !line.isBlank {
      taken.append(line.text + "\n")
      place += 1
    }
    found.append(MarkNode(.htmlBlock, taken.joined()))
  }

  // MARK: Quotations and lists

  private mutating func takeQuote(_ links: inout [String: String]) {
    var inner: [MarkLine] = []
    while let line {
      if line.isQuote {
        inner.append(line.quoted)
      } else if line.isBlank || inner.last.map(Self.goesOn) != true
        || Self.begins(line, inParagraph: true) || line.marker != nil
      {
        break
      } else {
        inner.append(line)
      }
      place += 1
    }
    var blocks = MarkBlocks(inner, depth: depth + 1)
    found.append(MarkNode(.blockQuote, "", blocks.read(&links)))
  }

  /// Whether a paragraph may go on behind a line, without the mark of its block.
  private static func goesOn(_ line: MarkLine) -> Bool {
    var inner = line
    var count = 0
    while inner.isQuote || inner.marker != nil, count < Markdown.mostDepth {
      inner = inner.isQuote ? inner.quoted : inner.behind(inner.marker?.width ?? 1)
      count += 1
    }
    return !inner.isBlank && !begins(inner, inParagraph: false)
  }

  private mutating func takeList(_ links: inout [String: String]) {
    guard let first = line?.marker else { return }
    var list = MarkNode(.list)
    list.isOn = first.mark == "." || first.mark == ")"
    list.number = first.number
    while let line, let marker = line.marker, marker.mark == first.mark {
      let (inner, isLoose) = takeItem(line, marker.width)
      var item = MarkNode(.item)
      var lines = inner
      if let task = Self.task(lines.first) {
        (item.isTask, item.isOn, lines[0]) = (true, task.isDone, task.rest)
      }
      var blocks = MarkBlocks(lines, depth: depth + 1)
      item.children = blocks.read(&links)
      list.children.append(item)
      let goesOn = self.line?.marker?.mark == first.mark
      if isLoose && (item.children.count > 1 || goesOn) && Self.isLoose(inner, goesOn) {
        list.isTight = false
      }
    }
    found.append(list)
  }

  /// Whether an empty line stands between blocks of an item, or between it and the next one.
  private static func isLoose(_ lines: [MarkLine], _ goesOn: Bool) -> Bool {
    if goesOn, lines.last?.isBlank == true { return true }
    let end = lines.lastIndex { !$0.isBlank } ?? 0
    return lines[..<end].enumerated().contains { $1.isBlank && lines[$0 + 1].indent == 0 }
  }

  private mutating func takeItem(_ line: MarkLine, _ width: Int) -> ([MarkLine], Bool) {
    let behind = line.behind(width)
    let room = behind.isBlank || behind.indent > 4 ? 1 : behind.indent
    let offset = line.indent + width + room
    var inner = [behind.outdented(room)]
    var isLoose = false
    place += 1
    while let line = self.line {
      if line.isBlank {
        // An item that begins with an empty line has no more than that.
        if inner.count == 1, inner[0].isBlank { break }
        isLoose = true
        inner.append(line)
      } else if line.indent >= offset {
        inner.append(line.outdented(offset))
      } else if inner.last.map(Self.goesOn) == true, line.marker == nil,
        !Self.begins(line, inParagraph: true)
      {
        inner.append(line)
      } else {
        break
      }
      place += 1
    }
    return (inner, isLoose)
  }

  /// Whether the task of an item is done, and what stands behind its mark: `[x] done`.
  private static func task(_ line: MarkLine?) -> (isDone: Bool, rest: MarkLine)? {
    guard let line, line.content.hasPrefix("["), line.content.dropFirst(2).hasPrefix("] "),
      let mark = line.content.dropFirst().first, " xX".contains(mark)
    else { return nil }
    return (mark != " ", line.behind(3).outdented(1))
  }

  // MARK: Tables

  private mutating func takeTable(_ line: MarkLine, _ links: inout [String: String]) -> Bool {
    guard paragraph.isEmpty, line.indent < 4, place + 1 < lines.count,
      let columns = MarkTable.columns(lines[place + 1]),
      MarkTable.cells(line).count == columns.count
    else { return false }
    var table = MarkNode(.table)
    table.columns = columns
    table.children.append(MarkTable.row(line, columns, isHead: true))
    place += 2
    while let next = self.line, !next.isBlank, !Self.begins(next, inParagraph: true) {
      table.children.append(MarkTable.row(next, columns, isHead: false))
      place += 1
    }
    found.append(table)
    return true
  }
}
