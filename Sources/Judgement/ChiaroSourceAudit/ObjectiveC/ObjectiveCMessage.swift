// SPDX-License-Identifier: MIT

/// A message between its brackets: `[receiver name:argument other:argument]`.
struct ObjectiveCMessage {
  struct Piece {
    var label: String
    var argument: Range<Int>
  }

  /// The most words, what brackets hold aside, that are looked at.
  private static let limit = 500

  var receiver: Range<Int>
  /// The selector's first part.
  var selector: String
  private(set) var pieces: [Piece] = []

  /// Reads the message that begins with the square bracket at an index.
  init(_ text: ObjectiveCTokens, at open: Int) {
    let end = text.partner(open) ?? open
    var index = (text.partner(open + 1) ?? open + 1) + 1
    while index < end, [".", "->"].contains(text[index]) { index += 2 }
    while index < end, text[index] == "[", let partner = text.partner(index) { index = partner + 1 }
    receiver = open + 1..<max(open + 1, min(index, end))
    selector = text[index]
    var piece: (label: String, start: Int)?
    var questions = 0
    let last = min(end, index + Self.limit)
    while index < last, pieces.count < 32 {
      if questions == 0, text.isWord(index), text[index + 1] == ":" {
        if let piece { add(piece, index) }
        piece = (text[index], index + 2)
        index += 2
        continue
      }
      if text[index] == "?" { questions += 1 }
      if text[index] == ":" { questions = max(0, questions - 1) }
      index = max(index, text.partner(index) ?? index) + 1
    }
    if let piece { add(piece, end) }
  }

  private mutating func add(_ piece: (label: String, start: Int), _ end: Int) {
    pieces.append(Piece(label: piece.label, argument: piece.start..<max(piece.start, end)))
  }

  /// The piece in whose argument a token stands.
  func piece(of index: Int) -> Piece? { pieces.first { $0.argument.contains(index) } }
}
