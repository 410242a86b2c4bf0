// SPDX-License-Identifier: MIT

import ChiaroAppearance
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
    "List": { Draft($0.drawing.list($0)) },
    "Form": { Draft($0.drawing.list($0)) },
    "Section": { arguments in
      let drawing = arguments.drawing
      var header = arguments.views("header")
      if header == nil, let title = arguments[0], !drawing.isView(title), !title.isFunction {
        header = drawing.title(title)
      }
      return Draft(
        ListDrawing(isPlain: drawing.isInPlainList).section(
          header: header, content: arguments.content(), footer: arguments.views("footer")))
    },
  ]
}

extension Drawing {
  /// Whether the list that is around is plain.
  var isInPlainList: Bool {
    ["plain", "PlainListStyle", "sidebar"].contains(
      host.surroundings.values[StyleKeys.list].flatMap(word) ?? "")
  }

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

  /// A list in the style that is around.
  func list(_ arguments: Arguments) -> Node {
    Node(
      .composite(
        Composite(arguments.name) { [self] expansion in
          host.surroundings = Surroundings(expansion.environment)
          let look = ListDrawing(isPlain: isInPlainList)
          return look.list(parts(arguments, look))
        }))
  }

  /// The sections of a list; rows that are in none form one of their own.
  private func parts(_ arguments: Arguments, _ look: ListDrawing) -> [Node] {
    if let data = arguments[0], let closure = arguments.closure(anyOf: "rowContent", "content"),
      closure.parameterCount == 1 || session.isList(data)
    {
      return [look.section(header: nil, content: each(data, closure, arguments), footer: nil)]
    }
    guard let closure = arguments.closure(anyOf: "content"),
      let values = session.contents(of: closure)
    else { return [] }
    var parts: [Node] = []
    var rows: [Node] = []
    func close() {
      if !rows.isEmpty {
        parts.append(look.section(header: nil, content: Node(.group, rows), footer: nil))
      }
      rows = []
    }
    for value in values {
      if holdsSections(value) {
        close()
        parts.append(node(value, arguments.place))
      } else {
        rows.append(node(value, arguments.place))
      }
    }
    close()
    return parts
  }

  /// Whether a value is a section, or a view of the project's that consists of one.
  private func holdsSections(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    switch value.unwrapped {
    case .host(let hosted):
      switch hosted.origin {
      case .call(nil, let call): return call.name == "Section"
      case .instance(let inner): return holdsSections(inner, depth: depth + 1)
      case .list(let values): return values.contains { holdsSections($0, depth: depth + 1) }
      case .call, .implicit: return false
      }
    case .structure:
      guard session.hasMember("body", value.unwrapped) else { return false }
      return session.built("body", of: value.unwrapped)
        .map { holdsSections($0, depth: depth + 1) } ?? false
    default: return false
    }
  }
}

/// Lists: rows below each other, on cards unless the list is plain.
@MainActor
struct ListDrawing {
  var isPlain = false

  func list(_ parts: [Node]) -> Node {
    let ground: DynamicColor = isPlain ? .systemBackground : .systemGroupedBackground
    return ScrollView {
      VStack(alignment: .leading, spacing: isPlain ? 0 : 24) {
        NodeContent(Node(.group, parts))
      }
      .padding(.horizontal, isPlain ? 0 : 16).padding(.vertical, isPlain ? 0 : 16)
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .background(ChiaroSwiftUI.Color(ground)).lowered
  }

  func section(header: Node?, content: Node, footer: Node?) -> Node {
    VStack(alignment: .leading, spacing: 7) {
      if let header { caption(header) }
      ListRows { NodeContent(content) }
        .background(
          ChiaroSwiftUI.Color(isPlain ? .systemBackground : .secondarySystemGroupedBackground)
        )
        .clipShape(RoundedRectangle(cornerRadius: isPlain ? 0 : 10))
      if let footer { caption(footer) }
    }.lowered
  }

  private func caption(_ node: Node) -> some View {
    NodeContent(node).font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 16)
  }
}

/// Rows of at least the height that a finger needs, with the margins of lists.
struct ListRows: Layout {
  private let side: CGFloat = 16
  private let above: CGFloat = 11

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: subviews.map { height($0, width) }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var top = bounds.minY
    for row in subviews {
      let height = height(row, bounds.width)
      row.place(
        at: CGPoint(x: bounds.minX + side, y: top + height / 2), anchor: .leading,
        proposal: ProposedViewSize(width: max(0, bounds.width - side * 2), height: nil))
      top += height
    }
  }

  private func height(_ row: LayoutSubview, _ width: CGFloat) -> CGFloat {
    let inner = ProposedViewSize(width: max(0, width - side * 2), height: nil)
    return max(44, row.sizeThatFits(inner).height + above * 2)
  }
}
