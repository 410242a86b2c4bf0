// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Views of collections: `ForEach`, lists, forms and their sections.
@MainActor
enum CollectionNames {
  static let views: [String: Names.Maker] = [
    "ForEach": { arguments in
      guard let data = arguments[0] ?? arguments.first else { return nil }
      guard let closure = arguments.closure(anyOf: "content") else { return nil }
      return Draft(arguments.drawing.each(data, closure, arguments))
    },
    "List": { arguments in
      let rows = arguments.drawing.rows(arguments)
      return Draft(ListDrawing.list(rows))
    },
    "Form": { Draft(ListDrawing.list($0.content())) },
    "Section": { arguments in
      let drawing = arguments.drawing
      var header = arguments.views("header")
      if header == nil, let title = arguments[0], !drawing.isView(title) {
        if case .function = title.unwrapped {
        } else {
          header = Text(verbatim: drawing.localized(title)).lowered
        }
      }
      return Draft(
        ListDrawing.section(
          header: header, content: arguments.content(), footer: arguments.views("footer")))
    },
  ]
}

extension Drawing {
  /// A view for each element.
  func each(_ data: Value, _ closure: FunctionValue, _ arguments: Arguments) -> Node {
    var elements: [Value] = []
    if case .binding(let binding) = data.unwrapped {
      elements = session.elements(of: binding)
    } else {
      elements = session.listed(data) ?? []
    }
    let around = host.surroundings
    return Node(
      .each(
        NodeSequence(
          count: elements.count, id: { AnyHashable($0) },
          node: { [self] index in
            host.surroundings = around
            return node(closure, [elements[index]])
          })))
  }

  /// The rows of a list: its content, or a view for each element.
  func rows(_ arguments: Arguments) -> Node {
    if let data = arguments[0], let closure = arguments.closure(anyOf: "rowContent", "content"),
      closure.parameterCount == 1 || session.isList(data)
    {
      return each(data, closure, arguments)
    }
    return arguments.content()
  }
}

/// Lists in the grouped look, with the rows on cards.
@MainActor
enum ListDrawing {
  static func list(_ rows: Node) -> Node {
    Node(
      .scroll(ScrollValue(.vertical, showsIndicators: false)),
      [
        VStack(alignment: .leading, spacing: 0) { NodeContent(rows) }
          .padding(16).frame(maxWidth: .infinity, alignment: .leading).lowered
      ])
  }

  static func section(header: Node?, content: Node, footer: Node?) -> Node {
    VStack(alignment: .leading, spacing: 8) {
      if let header {
        NodeContent(header).font(.footnote).foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 12) { NodeContent(content) }
        .padding(16).frame(maxWidth: .infinity, alignment: .leading)
      if let footer {
        NodeContent(footer).font(.footnote).foregroundStyle(.secondary)
      }
    }.lowered
  }
}
