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
      let table = arguments.value("tableName")?.text
      return Draft(text: Text(verbatim: arguments.drawing.localized(value, table: table)))
    },
    "Label": { arguments in
      var title = arguments.views("title") ?? .empty
      if let text = arguments[0] {
        title = arguments.drawing.title(text)
      } else if let closure = arguments.closure(nil) {
        title = arguments.drawing.node(closure)
      }
      var icon = arguments.views("icon") ?? .empty
      if let symbol = arguments.value("systemImage")?.text {
        icon = Image(systemName: symbol).lowered
      } else if let image = arguments.value("image") {
        icon = arguments.drawing.image(named: image, arguments.place).node
      }
      return Draft(arguments.drawing.label(title: title, icon: icon))
    },
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
      guard let text = draft.text else { return draft }
      return Draft(text: text.underline(arguments.flag(0) ?? true))
    },
    "strikethrough": { draft, arguments in
      guard let text = draft.text else { return draft }
      return Draft(text: text.strikethrough(arguments.flag(0) ?? true))
    },
    "baselineOffset": { draft, arguments in
      guard let text = draft.text, let offset = arguments.length(0) else { return draft }
      return Draft(text: text.baselineOffset(offset))
    },
    "kerning": { draft, _ in draft },
    "tracking": { draft, _ in draft },
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
}

extension Drawing {
  /// An icon beside a title, or as the label style that is around has it.
  func label(title: Node, icon: Node) -> Node {
    Node(
      .composite(
        Composite("Label") { [self] expansion in
          host.surroundings = Surroundings(expansion.environment)
          let style = host.surroundings.values[StyleKeys.label]
          switch style?.unwrapped {
          case .structure?:
            let configuration = HostGeometry.value(
              "LabelStyleConfiguration", [("title", hold(title)), ("icon", hold(icon))])
            return made(by: style, configuration) ?? title
          default: break
          }
          switch style.flatMap(word) {
          case "iconOnly", "IconOnlyLabelStyle": return icon
          case "titleOnly", "TitleOnlyLabelStyle": return title
          default:
            return HStack(alignment: .center, spacing: 8) {
              NodeContent(icon)
              NodeContent(title)
            }.lowered
          }
        }))
  }

  /// What a style of the project's makes of a configuration.
  func made(by style: Value?, _ configuration: Value) -> Node? {
    guard let style = style?.unwrapped, session.hasMember("makeBody", style),
      let body = session.built(
        "makeBody", of: style, [CallArgument("configuration", configuration)])
    else { return nil }
    return node(body)
  }
}

/// Under which names the environment has the styles that code sets.
enum StyleKeys {
  static let button = "#buttonStyle"
  static let label = "#labelStyle"
  static let toggle = "#toggleStyle"
  static let progress = "#progressViewStyle"
  static let groupBox = "#groupBoxStyle"
  static let list = "#listStyle"
  static let textField = "#textFieldStyle"
}
