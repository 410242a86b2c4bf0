// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A maker of the variants of drawings, which names select by their endings.
struct SymbolVariants {
  private let drawings: SymbolNotation
  private let letters: SymbolNotation

  init(_ drawings: SymbolNotation, _ letters: SymbolNotation) {
    self.drawings = drawings
    self.letters = letters
  }

  /// Returns the parts of the symbol of a name; nil where no drawing gives it.
  func parts(_ name: Substring, isFilled: Bool = false) -> [SymbolPart]? {
    if let pieces = drawings.pieces(name) { return form(pieces, isFilled: isFilled) }
    if let stem = name.without(".fill") { return isFilled ? nil : parts(stem, isFilled: true) }
    if let stem = name.without(".slash") {
      return parts(stem, isFilled: isFilled).map { $0 + Self.slash }
    }
    if let badge = badge(name, isFilled: isFilled) { return badge }
    return enclosed(name, isFilled: isFilled)
  }

  private func form(_ pieces: [SymbolPiece], isFilled: Bool) -> [SymbolPart]? {
    // What has no body has no filled form.
    if isFilled, !pieces.contains(where: { $0.role == .body }) { return nil }
    return pieces.map { SymbolPart(ink: isFilled ? $0.filled : $0.plain, path: $0.path) }
  }

  // MARK: In a shape

  /// The enclosing shapes by name ending, with the scale and the center of the drawing inside.
  private static let shapes: [(name: String, drawing: Substring, scale: Float, middle: Point)] = [
    (".circle", "circle", 0.56, SymbolPiece.center),
    (".square", "square", 0.58, SymbolPiece.center),
    (".rectangle", "rectangle", 0.45, SymbolPiece.center),
    (".triangle", "triangle", 0.42, Point(x: 12, y: 14.2)),
    (".diamond", "diamond", 0.45, SymbolPiece.center),
    (".octagon", "octagon", 0.54, SymbolPiece.center),
    (".hexagon", "hexagon", 0.54, SymbolPiece.center),
    (".shield", "shield", 0.48, Point(x: 12, y: 11.8)),
    (".seal", "seal", 0.48, SymbolPiece.center),
    (".bubble", "bubble.left", 0.42, Point(x: 12, y: 10.5)),
  ]

  private func enclosed(_ name: Substring, isFilled: Bool) -> [SymbolPart]? {
    for shape in Self.shapes {
      guard let stem = name.without(shape.name), let outer = drawings.pieces(shape.drawing),
        let inner = drawings.pieces(stem) ?? letters.pieces(stem)
      else { continue }
      let frame = outer.map { SymbolPart(ink: isFilled ? $0.filled : $0.plain, path: $0.path) }
      let content = inner.compactMap { piece in
        (isFilled ? piece.cut : piece.filled).map {
          SymbolPart(ink: $0, path: piece.path.scaled(shape.scale, to: shape.middle))
        }
      }
      return frame + content
    }
    return nil
  }

  // MARK: Crossed out

  /// The parts of a slash: a gap, and a line in its middle.
  private static let slash: [SymbolPart] = {
    var line = Path()
    line.move(to: Point(x: 3.5, y: 3.5))
    line.line(to: Point(x: 20.5, y: 20.5))
    return [
      SymbolPart(ink: .clearAround, path: line), SymbolPart(ink: .line, path: line),
    ]
  }()

  // MARK: With a badge

  private func badge(_ name: Substring, isFilled: Bool) -> [SymbolPart]? {
    if let stem = name.without(".badge") {
      return parts(stem, isFilled: isFilled).map { $0 + Self.disk("O 18 6 3", .area) }
    }
    for sign in ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark"] {
      guard let stem = name.without(".badge.\(sign)"), let below = parts(stem, isFilled: isFilled),
        let pieces = drawings.pieces(sign[...])
      else { continue }
      let place = Point(x: 18, y: 18)
      let marks = pieces.compactMap { piece in
        piece.cut.map { SymbolPart(ink: $0, path: piece.path.scaled(0.3, to: place)) }
      }
      return below + Self.disk("O 18 18 4.6", .area) + marks
    }
    return nil
  }

  private static func disk(_ outline: String, _ ink: SymbolInk) -> [SymbolPart] {
    let path = SymbolOutline(outline.split(separator: " ")[...]).path
    return [SymbolPart(ink: .clearAround, path: path), SymbolPart(ink: ink, path: path)]
  }
}

extension Substring {
  /// Returns the text before an ending; nil without the ending, or where nothing is left.
  fileprivate func without(_ ending: String) -> Substring? {
    hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
