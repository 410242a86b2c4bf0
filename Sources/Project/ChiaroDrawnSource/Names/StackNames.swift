// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Stacks, grids and what only groups.
@MainActor
enum StackNames {
  static let views: [String: Names.Maker] = [
    "VStack": { stack(.vertical, $0.horizontal().key, $0) },
    "HStack": { stack(.horizontal, $0.vertical().key, $0) },
    "LazyVStack": { stack(.vertical, $0.horizontal().key, $0, isLazy: true) },
    "LazyHStack": { stack(.horizontal, $0.vertical().key, $0, isLazy: true) },
    "ZStack": { Draft(Node(.overlap($0.alignment()), [$0.content()])) },
    "Group": { Draft(Node(.group, [$0.content()])) },
    "AnyView": { Draft($0[0].map($0.drawing.view) ?? .empty) },
    "EmptyView": { _ in .empty },
    "Spacer": { Draft(Node(.spacer(minimum: $0.length("minLength")))) },
    "Divider": { _ in Draft(Node(.divider)) },
    "Grid": { arguments in
      let value = GridValue(
        arguments.alignment(), horizontal: arguments.length("horizontalSpacing"),
        vertical: arguments.length("verticalSpacing"))
      return Draft(Node(.grid(value), [arguments.content()]))
    },
    "GridRow": { arguments in
      let alignment = arguments.word("alignment").flatMap { Enumerations.verticals[$0] }
      return Draft(Node(.gridRow(alignment), [arguments.content()]))
    },
    "LazyVGrid": { arguments in
      lazyGrid(.vertical, "columns", arguments.horizontal().key, arguments)
    },
    "LazyHGrid": { arguments in
      lazyGrid(.horizontal, "rows", arguments.vertical().key, arguments)
    },
    "ScrollView": { arguments in
      // Indicators are seen only while somebody scrolls.
      let value = ScrollValue(arguments.axes(arguments[0]) ?? .vertical, showsIndicators: false)
      return Draft(Node(.scroll(value), [arguments.content()]))
    },
    "ViewThatFits": { arguments in
      let axes = arguments.axes(arguments.value("in")) ?? [.horizontal, .vertical]
      return Draft(Node(.fitting(axes), [arguments.content()]))
    },
  ]

  private static func stack(
    _ axis: Axis, _ alignment: AlignmentKey, _ arguments: Arguments, isLazy: Bool = false
  ) -> Draft {
    let value = StackValue(
      axis, alignment, spacing: arguments.length("spacing"), isLazy: isLazy)
    return Draft(Node(.stack(value), [arguments.content()]))
  }

  private static func lazyGrid(
    _ axis: Axis, _ label: String, _ alignment: AlignmentKey, _ arguments: Arguments
  ) -> Draft? {
    guard case .array(let values)? = arguments.value(label)?.unwrapped else { return nil }
    let items = values.map { arguments.drawing.gridItem($0) }
    let value = LazyGridValue(axis, items, alignment, spacing: arguments.length("spacing"))
    return Draft(Node(.lazyGrid(value), [arguments.content()]))
  }
}

extension Drawing {
  /// The node of a value, as a closure's argument.
  func view(_ value: Value) -> Node { node(value) }

  /// A column or row of a lazy grid.
  func gridItem(_ value: Value) -> GridItem {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else {
      return GridItem()
    }
    let arguments = Arguments(drawing: self, call: call)
    var item = GridItem(
      .flexible(), spacing: arguments.length("spacing"),
      alignment: arguments.value("alignment") == nil ? nil : arguments.alignment())
    let given = ["fixed", "adaptive", "flexible"].contains(call.name) ? value : arguments[0]
    if case .host(let size)? = given?.unwrapped, let made = size.call {
      let inner = Arguments(drawing: self, call: made)
      let (least, most) = (inner.length("minimum") ?? 10, inner.length("maximum") ?? .infinity)
      switch made.name {
      case "fixed": item.size = .fixed(inner.length(0) ?? 10)
      case "adaptive": item.size = .adaptive(minimum: least, maximum: most)
      default: item.size = .flexible(minimum: least, maximum: most)
      }
    }
    return item
  }
}
