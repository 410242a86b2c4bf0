// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Texts, labels, and what modifies text.
@MainActor
enum TextNames {
  static let views: [String: Names.Maker] = [
    "Text": { arguments in
      if let text = arguments.value("verbatim") {
        return Draft(text: Text(verbatim: arguments.drawing.text(text)))
      }
      guard let value = arguments.first else { return nil }
      return arguments.drawing.text(of: value, arguments)
    }
  ]

  static let modifiers: [String: Names.Change] = [
    "font": { draft, arguments in
      let font = arguments[0].flatMap { arguments.drawing.font($0) }
      if let text = draft.text { return Draft(text: text.font(font)) }
      return Draft(draft.view.font(font))
    },
    "fontWeight": { draft, arguments in
      let weight = arguments.word(0).flatMap { Enumerations.weights[$0] }
      if let text = draft.text { return Draft(text: text.fontWeight(weight)) }
      return Draft(draft.view.fontWeight(weight))
    },
    "fontDesign": { draft, arguments in
      let design = arguments.word(0).flatMap { Enumerations.designs[$0] }
      if let text = draft.text { return Draft(text: text.fontDesign(design)) }
      return Draft(draft.view.fontDesign(design))
    },
    "bold": { draft, arguments in
      let isActive = arguments.flag(0) ?? true
      if let text = draft.text { return Draft(text: text.bold(isActive)) }
      return isActive ? Draft(draft.view.bold()) : draft
    },
    "italic": { draft, arguments in
      let isActive = arguments.flag(0) ?? true
      if let text = draft.text { return Draft(text: text.italic(isActive)) }
      return isActive ? Draft(draft.view.italic()) : draft
    },
    "monospaced": { draft, arguments in
      let isActive = arguments.flag(0) ?? true
      if let text = draft.text { return Draft(text: text.monospaced(isActive)) }
      return isActive ? Draft(draft.view.monospaced()) : draft
    },
    "monospacedDigit": { draft, _ in
      if let text = draft.text { return Draft(text: text.monospacedDigit()) }
      return Draft(draft.view.monospacedDigit())
    },
    "underline": { draft, arguments in
      guard let text = draft.text else {
        return Draft(draft.view.underline(arguments.flag(0) ?? true))
      }
      return Draft(text: text.underline(arguments.flag(0) ?? true))
    },
    "strikethrough": { draft, arguments in
      guard let text = draft.text else {
        return Draft(draft.view.strikethrough(arguments.flag(0) ?? true))
      }
      return Draft(text: text.strikethrough(arguments.flag(0) ?? true))
    },
    "baselineOffset": { draft, arguments in
      guard let text = draft.text, let offset = arguments.length(0) else { return draft }
      return Draft(text: text.baselineOffset(offset))
    },
    "kerning": { kerned($0, $1) },
    "tracking": { kerned($0, $1) },
    "minimumScaleFactor": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.minimumScaleFactor($0)) }
    },
    "+": { draft, arguments in
      guard let text = draft.text, case .host(let other)? = arguments[0]?.unwrapped,
        let more = arguments.drawing.draft(other).text
      else { return nil }
      return Draft(text: text + more)
    },
    "lineLimit": { draft, arguments in
      if let value = arguments[0], case .range(let range) = value.unwrapped {
        return Draft(draft.view.lineLimit(range.upper?.wholeNumber))
      }
      return Draft(draft.view.lineLimit(arguments[0]?.wholeNumber))
    },
    "lineSpacing": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.lineSpacing($0)) }
    },
    "multilineTextAlignment": { draft, arguments in
      arguments.word(0).flatMap { Enumerations.textAlignments[$0] }
        .map { Draft(draft.view.multilineTextAlignment($0)) }
    },
    "truncationMode": { draft, arguments in
      arguments.word(0).flatMap { Enumerations.truncations[$0] }
        .map { Draft(draft.view.truncationMode($0)) }
    },
    "textCase": { draft, arguments in
      let word = arguments.word(0)
      return Draft(
        draft.view.textCase(
          word == "uppercase" ? .uppercase : word == "lowercase" ? .lowercase : nil))
    },
  ]

  private static func kerned(_ draft: Draft, _ arguments: Arguments) -> Draft? {
    guard let kerning = arguments.length(0) else { return nil }
    if let text = draft.text { return Draft(text: text.kerning(kerning)) }
    return Draft(draft.view.kerning(kerning))
  }
}

extension Drawing {
  /// Whether a value is a key for texts, in which marks are read.
  private func isKey(_ value: Value) -> Bool {
    guard case .host(let hosted) = value.unwrapped, let name = hosted.call?.name else {
      return false
    }
    return name == "LocalizedStringKey" || name == "LocalizedStringResource"
  }

  /// The text that a value is shown as: a date in its style, a value in its format, an image.
  func text(of value: Value, _ arguments: Arguments) -> Draft {
    if let date = Dates.date(value), arguments.value("format") == nil {
      return Draft(text: Text(verbatim: Dates.shown(date, style: arguments.word("style"))))
    }
    if let format = arguments.value("format") {
      return Draft(text: Text(verbatim: shown(value, format: format)))
    }
    if case .host(let hosted) = value.unwrapped, hosted.call?.name == "Image" {
      return draft(hosted)
    }
    if let attributed = AttributedPieces(value, self) { return Draft(text: attributed.text) }
    let table = arguments.value("tableName")?.text ?? arguments.value("table")?.text
    let shown = localized(value, table: table)
    if arguments.call.arguments.first?.isLiteralText == true || isKey(value),
      let marked = MarkedText.text(shown)
    {
      return Draft(text: marked)
    }
    return Draft(text: Text(verbatim: shown))
  }
}
