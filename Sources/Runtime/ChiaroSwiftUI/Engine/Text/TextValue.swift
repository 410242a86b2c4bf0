// SPDX-License-Identifier: MIT

package import Foundation

/// The text of a node, in pieces with styles of their own.
package struct TextValue: Hashable, Sendable {
  /// A piece of text.
  package struct Piece: Hashable, Sendable {
    package var string: String
    /// The font; nil for the environment's.
    package var font: Font?
    /// Changes of the font, in the order in which they are made.
    package var fontChanges: [FontChange] = []
    /// The color; nil for the foreground of the environment.
    package var color: StyleValue?
    package var isUnderlined = false
    package var isStruckThrough = false
    package var baselineOffset: CGFloat = 0
    /// The additional distance between letters, in points.
    package var kerning: CGFloat = 0

    package init(_ string: String) { self.string = string }
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }
  package init(_ string: String) { pieces = [Piece(string)] }

  /// The characters of all pieces.
  package var string: String { pieces.map(\.string).joined() }
}

/// A change of a font.
package enum FontChange: Hashable, Sendable {
  case weight(Font.Weight?)
  case bold
  case italic
  case design(Font.Design)
  case evenDigits

  func applied(to font: Font) -> Font {
    switch self {
    case .weight(let weight): weight.map(font.weight) ?? font
    case .bold: font.bold()
    case .italic: font.italic()
    case .design(let design): font.design(design)
    case .evenDigits: font.monospacedDigit()
    }
  }
}

extension EnvironmentValues {
  /// The font of text without a font of its own, or of a piece of it.
  package func resolvedFont(_ own: Font? = nil, _ changes: [FontChange] = []) -> Font.Resolved {
    var shown = own ?? font ?? .body
    for change in changes + fontChanges { shown = change.applied(to: shown) }
    return shown.resolved(dynamicTypeSize)
  }
}
