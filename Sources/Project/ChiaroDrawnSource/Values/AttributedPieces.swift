// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// The pieces of an attributed text of Foundation's, as one text of SwiftUI's.
@MainActor
struct AttributedPieces {
  private let pieces: [Value]
  private let drawing: Drawing

  /// Reads a value; nil for what is no attributed text.
  init?(_ value: Value, _ drawing: Drawing) {
    let value = value.unwrapped
    guard drawing.session.typeName(value) == "AttributedString",
      let pieces = drawing.session.field("pieces", of: value),
      let list = drawing.session.listed(pieces)
    else { return nil }
    (self.pieces, self.drawing) = (list, drawing)
  }

  /// The text; links have the color of the app, as SwiftUI shows them.
  var text: Text {
    pieces.map { piece in
      let text = drawing.session.field("text", of: piece).map(drawing.text) ?? ""
      guard case .dictionary(let values)? = drawing.session.field("values", of: piece) else {
        return Text(verbatim: text)
      }
      let named = zip(values.keys, values.values).map { ($0.text ?? "", $1.unwrapped) }
      // A color of its own goes before that of links.
      let first = named.filter { $0.0 == "link" } + named.filter { $0.0 != "link" }
      return first.reduce(Text(verbatim: text)) { changed($0, $1.0, $1.1) }
    }.reduce(Text(verbatim: "")) { $0 + $1 }
  }

  private func changed(_ text: Text, _ name: String, _ value: Value) -> Text {
    if value.isNothing { return text }
    switch name {
    case "font": return drawing.font(value).map { text.font($0) } ?? text
    case "foregroundColor":
      return drawing.style(value).map { text.foregroundStyle(SourceStyle($0)) } ?? text
    case "link": return text.foregroundColor(.accentColor)
    case "underlineStyle": return text.underline()
    case "strikethroughStyle": return text.strikethrough()
    case "kern", "tracking": return drawing.length(value).map { text.kerning($0) } ?? text
    case "baselineOffset": return drawing.length(value).map { text.baselineOffset($0) } ?? text
    case "inlinePresentationIntent":
      let marks = drawing.session.field("rawValue", of: value)?.wholeNumber ?? 0
      return marked(text, marks)
    default: return text
    }
  }

  /// A text with the marks of `InlinePresentationIntent`.
  private func marked(_ text: Text, _ marks: Int) -> Text {
    var text = text
    if marks & 1 != 0 { text = text.italic() }
    if marks & 2 != 0 { text = text.bold() }
    if marks & 4 != 0 { text = text.monospaced() }
    if marks & 32 != 0 { text = text.strikethrough() }
    return text
  }
}
