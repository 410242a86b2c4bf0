// SPDX-License-Identifier: MIT

/// The pieces of a text while its marks are paired, as the CommonMark specification describes it.
struct MarkPieces {
  private struct Mark {
    var character: Character
    var count: Int
    var opens: Bool
    var closes: Bool
  }

  private enum Piece {
    case node(MarkNode)
    case mark(Mark)
  }

  private var pieces: [Piece] = []
  /// How many runs of marks there are.
  private var marks = 0
  private var text = ""

  mutating func add(_ character: Character) { text.append(character) }

  mutating func add(_ node: MarkNode) {
    flush()
    pieces.append(.node(node))
  }

  /// Takes the spaces from the end; returns how many there were.
  mutating func trimSpaces() -> Int {
    let count = text.reversed().prefix { $0 == " " }.count
    text.removeLast(count)
    return count
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.node(MarkNode(.text, text))) }
    text = ""
  }

  /// Adds a run of marks, which opens or closes by what stands around it.
  mutating func addMark(
    _ character: Character, _ count: Int, before: Character, after: Character
  ) {
    marks += 1
    guard marks <= Markdown.mostMarks else {
      text += String(repeating: character, count: count)
      return
    }
    flush()
    let isPoint = { (one: Character) in one.isPunctuation || one.isSymbol }
    let left = !after.isWhitespace && (!isPoint(after) || before.isWhitespace || isPoint(before))
    let right = !before.isWhitespace && (!isPoint(before) || after.isWhitespace || isPoint(after))
    let isWithin = character == "_"
    pieces.append(
      .mark(
        Mark(
          character: character, count: count,
          opens: left && (!isWithin || !right || isPoint(before)),
          closes: right && (!isWithin || !left || isPoint(after)))))
  }

  /// The nodes, with all pairs of marks as what they mean.
  mutating func finished() -> [MarkNode] {
    flush()
    var place = 0
    while place < pieces.count {
      if case .mark(let closer) = pieces[place], closer.closes,
        let opener = opener(of: closer, before: place)
      {
        place = pair(opener, place)
      } else {
        place += 1
      }
    }
    return Self.joined(pieces.map(Self.node))
  }

  private func opener(of closer: Mark, before place: Int) -> Int? {
    for index in pieces[..<place].indices.reversed() {
      guard case .mark(let mark) = pieces[index], mark.character == closer.character, mark.opens
      else { continue }
      if mark.character == "~", mark.count != closer.count || mark.count > 2 { continue }
      let isOdd =
        (mark.closes || closer.opens) && (mark.count + closer.count) % 3 == 0
        && (mark.count % 3 != 0 || closer.count % 3 != 0)
      if mark.character == "~" || !isOdd { return index }
    }
    return nil
  }

  /// Makes a node of what stands between two marks; returns where to go on.
  private mutating func pair(_ first: Int, _ last: Int) -> Int {
    guard case .mark(var opener) = pieces[first], case .mark(var closer) = pieces[last] else {
      return last + 1
    }
    let isStruck = opener.character == "~"
    let count = isStruck ? opener.count : min(2, opener.count, closer.count)
    let inner = Self.joined(pieces[(first + 1)..<last].map(Self.node))
    let node = MarkNode(isStruck ? .strikethrough : count == 2 ? .strong : .emphasis, "", inner)
    opener.count -= count
    closer.count -= count
    let start = opener.count > 0 ? [Piece.mark(opener)] : []
    let end = closer.count > 0 ? [Piece.mark(closer)] : []
    pieces.replaceSubrange(first...last, with: start + [.node(node)] + end)
    return first + start.count + 1
  }

  private static func node(_ piece: Piece) -> MarkNode {
    switch piece {
    case .node(let node): node
    case .mark(let mark): MarkNode(.text, String(repeating: mark.character, count: mark.count))
    }
  }

  /// Nodes without two texts beside each other.
  private static func joined(_ nodes: [MarkNode]) -> [MarkNode] {
    nodes.reduce(into: []) { found, node in
      if node.kind == .text, found.last?.kind == .text {
        found[found.count - 1].text += node.text
      } else {
        found.append(node)
      }
    }
  }
}
