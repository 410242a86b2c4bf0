// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Views of collections: `ForEach`, lists, forms, their sections, and what rows say of themselves.
@MainActor
enum CollectionNames {
  static let views: [String: Names.Maker] = [
    "ForEach": { arguments in
      guard let data = arguments[0] ?? arguments.first,
        let closure = arguments.closure(anyOf: "content")
      else { return nil }
      return Draft(arguments.drawing.each(data, closure, arguments))
    },
    "List": { Draft(.list(rows($0))) },
    "Form": { Draft(.list(rows($0), isForm: true)) },
    "Section": { arguments in
      let drawing = arguments.drawing
      var header = arguments.views("header")
      if header == nil, let title = arguments[0], !drawing.isView(title), !title.isFunction {
        header = drawing.title(title)
      }
      let isOpen =
        arguments.value("isExpanded").flatMap { drawing.value($0).truth } ?? true
      return Draft(
        Node(
          .section(SectionValue(isExpanded: isOpen)),
          [header ?? .empty, arguments.content(), arguments.views("footer") ?? .empty]))
    },
  ]

  static let modifiers: [String: Names.Change] = [
    "listStyle": { draft, arguments in
      looks[arguments.word(0) ?? ""].map { look in
        Draft(draft.node.environment("listStyle") { $0.styleOfLists = look })
      }
    },
    "listRowBackground": { draft, arguments in
      guard let value = arguments[0], !value.isNothing else { return draft }
      let drawing = arguments.drawing
      if value.isOfNothingKnown {
        drawing.note("Row", "the background of a row is unknown", arguments.place)
        return draft
      }
      return row(draft) { row in
        row.background =
          drawing.style(value).map {
            Node(.shape(ShapeValue("Color", .rectangle, .fill($0))))
          } ?? drawing.node(value, arguments.place)
      }
    },
    "listRowInsets": { draft, arguments in
      guard let insets = arguments[0].flatMap({ arguments.drawing.insets($0) }) else {
        return draft
      }
      return row(draft) { $0.insets = insets }
    },
    "listRowSeparator": { draft, arguments in
      let isShown = arguments.word(0) != "hidden"
      let edges = arguments.edges(arguments.value("edges")) ?? .all
      return row(draft) { row in
        if edges.contains(.top) { row.topSeparator = isShown }
        if edges.contains(.bottom) { row.bottomSeparator = isShown }
      }
    },
    "listRowSeparatorTint": { draft, arguments in
      guard let style = arguments.style(0) else { return draft }
      return row(draft) { $0.separatorTint = style }
    },
    "headerProminence": { draft, arguments in
      Draft(
        draft.view.headerProminence(arguments.word(0) == "increased" ? .increased : .standard))
    },
    "scrollContentBackground": { draft, arguments in
      Draft(
        draft.view.scrollContentBackground(
          arguments.word(0) == "hidden" ? .hidden : .visible))
    },
    "badge": { draft, arguments in
      guard let value = arguments[0], !value.isNothing else { return draft }
      if let count = value.wholeNumber { return Draft(draft.view.badge(count)) }
      if case .host(let hosted) = value.unwrapped, let text = arguments.drawing.draft(hosted).text {
        return Draft(draft.view.badge(text))
      }
      return Draft(draft.view.badge(Text(verbatim: arguments.drawing.localized(value))))
    },
    "listRowSpacing": { draft, _ in draft },
    "listSectionSeparator": { draft, _ in draft },
    "listSectionSpacing": { draft, _ in draft },
    "formStyle": { draft, _ in draft },
  ]

  private static let looks: [String: ListLook] = [
    "automatic": .automatic, "DefaultListStyle": .automatic, "plain": .plain,
    "PlainListStyle": .plain, "inset": .inset, "InsetListStyle": .inset, "grouped": .grouped,
    "GroupedListStyle": .grouped, "insetGrouped": .insetGrouped,
    "InsetGroupedListStyle": .insetGrouped, "sidebar": .sidebar, "SidebarListStyle": .sidebar,
  ]

  private static func row(_ draft: Draft, _ change: (inout RowValue) -> Void) -> Draft {
    var value = RowValue()
    change(&value)
    return Draft(draft.node.modified(.row(value)))
  }

  /// The rows and sections of a list: those of a closure, or one for each element.
  private static func rows(_ arguments: Arguments) -> Node {
    let drawing = arguments.drawing
    if let data = arguments[0], let closure = arguments.closure(anyOf: "rowContent", "content"),
      closure.parameterCount == 1 || drawing.session.isList(data)
    {
      return drawing.each(data, closure, arguments)
    }
    return arguments.content()
  }
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
    var path: KeyPathValue?
    if case .keyPath(let given)? = arguments.value("id") { path = given }
    let around = host.surroundings
    let identities = ElementIdentities()
    return Node(
      .each(
        NodeSequence(
          count: elements.count,
          id: { [self] index in
            identities.of(index) { session.identity(of: elements[index], path) }
          },
          node: { [self] index in
            host.surroundings = around
            return node(closure, [elements[index]])
          })))
  }
}

/// What tells the elements of a collection apart: two that are told by the same value are told by
/// their numbers too.
@MainActor
private final class ElementIdentities {
  private var known: [Int: AnyHashable] = [:]
  private var owners: [AnyHashable: Int] = [:]

  func of(_ index: Int, _ make: () -> AnyHashable?) -> AnyHashable {
    if let found = known[index] { return found }
    var identity = make() ?? AnyHashable(index)
    if owners[identity] != nil { identity = AnyHashable([identity, AnyHashable(index)]) }
    owners[identity] = index
    known[index] = identity
    return identity
  }
}
