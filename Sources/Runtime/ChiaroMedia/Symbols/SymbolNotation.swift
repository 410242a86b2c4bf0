// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A parser of symbol drawings, which are lines of text.
///
/// ```
/// bell | b M 5 17 C 6 15 6 14 6 11 Z ; l M 12 2 L 12 4     a name and its pieces
/// chevron.right = turn chevron.up                          another drawing, moved
/// ```
///
/// A piece is a letter of `SymbolPiece.Role`, optionally followed by `*n` to repeat it n times
/// around the center, and an outline:
///
/// | command | meaning |
/// |---|---|
/// | `M x y`, `L x y …`, `Q x y x y`, `C x y x y x y`, `Z` | as in SVG; `L` and `C` repeat |
/// | `O x y r`, `E x y rx ry` | a circle, an ellipse |
/// | `R x y width height radius` | a rectangle with round corners |
/// | `A x y r from to` | an arc, in degrees from the right over the bottom |
/// | `W x y outer inner n` | a star of n points |
/// | `G x y outer inner n` | a wheel of n teeth |
///
/// `@name` inserts all pieces of another drawing. Drawings are transformed by `mirror` (left and
/// right), `flip` (top and bottom), `turn` (a quarter turn clockwise) and `same`.
struct SymbolNotation {
  /// The text of each drawing, by name.
  private let entries: [Substring: Substring]
  /// The names of the drawings, without those that only other drawings use.
  var names: [String] { entries.keys.filter { !$0.hasPrefix("~") }.map(String.init) }

  /// Splits tables into lines; a line is parsed when its drawing is requested.
  init(_ tables: [String]) {
    var entries: [Substring: Substring] = [:]
    for line in tables.flatMap({ $0.split(separator: "\n") }) {
      guard let end = line.firstIndex(of: " ") else { continue }
      entries[line[..<end]] = line[line.index(after: end)...]
    }
    self.entries = entries
  }

  /// Returns the pieces of a drawing; nil where the name is unknown.
  func pieces(_ name: Substring) -> [SymbolPiece]? {
    guard let entry = entries[name] else { return nil }
    let words = entry.dropFirst(2)
    return entry.first == "=" ? moved(words) : words.split(separator: ";").flatMap(piece)
  }

  private func moved(_ entry: Substring) -> [SymbolPiece]? {
    let words = entry.split(separator: " ")
    return pieces(words[1])?.map { piece in
      var piece = piece
      piece.path = piece.path.mapped { Self.moved($0, words[0]) }
      return piece
    }
  }

  private static func moved(_ point: Point, _ move: Substring) -> Point {
    switch move {
    case "mirror": Point(x: 24 - point.x, y: point.y)
    case "flip": Point(x: point.x, y: 24 - point.y)
    case "turn": Point(x: 24 - point.y, y: point.x)
    default: point
    }
  }

  private func piece(_ text: Substring) -> [SymbolPiece] {
    var words = text.split(separator: " ")[...]
    guard let head = words.popFirst() else { return [] }
    if head.first == "@" { return pieces(head.dropFirst()) ?? [] }
    guard let role = head.first.flatMap(SymbolPiece.Role.init) else { return [] }
    let outline = SymbolOutline(words).path
    let count = Int(head.dropFirst(2)) ?? 1
    return (0..<count).map { index in
      SymbolPiece(
        role: role, path: outline.turned(by: 360 * Float(index) / Float(count)))
    }
  }
}

extension Path {
  /// Returns the path rotated clockwise around the center of the grid, in degrees.
  fileprivate func turned(by degrees: Float) -> Path {
    if degrees == 0 { return self }
    let (cosine, sine) = (Angle.cosine(degrees), Angle.sine(degrees))
    return mapped { point in
      let (x, y) = (point.x - SymbolPiece.center.x, point.y - SymbolPiece.center.y)
      return Point(
        x: SymbolPiece.center.x + x * cosine - y * sine,
        y: SymbolPiece.center.y + x * sine + y * cosine)
    }
  }
}
