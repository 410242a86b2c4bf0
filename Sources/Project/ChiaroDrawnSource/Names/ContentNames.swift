// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Labels, and views of a label and content.
@MainActor
enum ContentNames {
  static let views: [String: Names.Maker] = [
    "Label": { label($0) },
    "LabeledContent": { arguments in
      if let parts = arguments.configuration {
        return Draft(
          .labeledContent(parts.views("label") ?? .empty, parts.views("content") ?? .empty))
      }
      let label = arguments.title(orViews: "label") ?? .empty
      let value = arguments.value("value").map { given in
        Text(verbatim: arguments.drawing.shown(given, format: arguments.value("format"))).lowered
      }
      return Draft(.labeledContent(label, value ?? arguments.content()))
    },
    "GroupBox": { arguments in
      let label = arguments.title(orViews: "label")
      return Draft(.groupBox(label, arguments.content()))
    },
    "DisclosureGroup": { arguments in
      let label = arguments.title(orViews: "label") ?? .empty
      let isOpen =
        arguments.value("isExpanded").flatMap { arguments.drawing.value($0).truth } ?? false
      return Draft(
        .disclosure(
          label, isOpen ? arguments.content() : .empty, isExpanded: .constant(isOpen)))
    },
    "ContentUnavailableView": { arguments in
      let drawing = arguments.drawing
      if arguments.name == "search" { return nil }
      let label = arguments.title(orViews: "label") ?? arguments.content("label")
      return Draft(
        .contentUnavailable(
          label, description: arguments.views("description"), actions: arguments.views("actions")))
    },
    "ControlGroup": { arguments in
      let content = arguments.content()
      return Draft(HStack { NodeContent(content) })
    },
    "GlassEffectContainer": { Draft($0.content()) },
  ]

  static let modifiers: [String: Names.Change] = [
    "labelStyle": { draft, arguments in
      guard let value = arguments[0], let look = arguments.drawing.labelLook(value) else {
        return nil
      }
      return Draft(draft.node.environment("labelStyle") { $0.labelLook = look })
    },
    "groupBoxStyle": { draft, arguments in
      parts("GroupBoxStyle", draft, arguments) { $0.groupBoxLook = $1 }
    },
    "labeledContentStyle": { draft, arguments in
      parts("LabeledContentStyle", draft, arguments) { $0.labeledLook = $1 }
    },
    "disclosureGroupStyle": { draft, arguments in
      guard let value = arguments[0], arguments.drawing.isOwnStyle(value) else { return draft }
      let drawing = arguments.drawing
      let look: DisclosureLook = { label, content, isOpen in
        drawing.styled(
          "DisclosureGroupStyle", value,
          [
            ("label", drawing.hold(label)), ("content", drawing.hold(content)),
            ("isExpanded", .bool(isOpen.wrappedValue)),
          ], else: label)
      }
      return Draft(draft.node.environment("disclosureGroupStyle") { $0.disclosureLook = look })
    },
  ]

  /// A style that is made of a label and content.
  private static func parts(
    _ name: String, _ draft: Draft, _ arguments: Arguments,
    _ set: @escaping @MainActor (inout EnvironmentValues, PartsLook?) -> Void
  ) -> Draft? {
    guard let value = arguments[0] else { return nil }
    let drawing = arguments.drawing
    guard drawing.isOwnStyle(value) else {
      return Draft(draft.node.environment(name) { set(&$0, nil) })
    }
    let look: PartsLook = { nodes in
      drawing.styled(
        name, value,
        [
          ("label", drawing.hold(nodes.first ?? .empty)),
          ("content", drawing.hold(nodes.last ?? .empty)),
        ], else: nodes.last ?? .empty)
    }
    return Draft(draft.node.environment(name) { set(&$0, look) })
  }

  private static func label(_ arguments: Arguments) -> Draft {
    let drawing = arguments.drawing
    if let parts = arguments.configuration {
      return Draft(
        .label(title: parts.views("title") ?? .empty, icon: parts.views("icon") ?? .empty))
    }
    var title = arguments.views("title") ?? .empty
    if let text = arguments[0], !text.isFunction {
      title = drawing.title(text)
    } else if let closure = arguments.closure(nil) {
      title = drawing.node(closure)
    }
    var icon = arguments.views("icon") ?? .empty
    if let symbol = arguments.symbol("systemImage") {
      icon = Image(systemName: symbol).lowered
    } else if let image = arguments.value("image") {
      icon = drawing.image(named: image, arguments.place).node
    }
    return Draft(.label(title: title, icon: icon))
  }
}

extension Drawing {
  /// The look that a style of labels stands for; nil for an unknown one.
  func labelLook(_ value: Value) -> LabelLook? {
    if isOwnStyle(value) {
      return .custom { [self] title, icon in
        styled(
          "LabelStyle", value, [("title", hold(title)), ("icon", hold(icon))], else: title
        ).environment("labelStyle") { $0.labelLook = .automatic }
      }
    }
    switch word(value) {
    case "automatic", "DefaultLabelStyle": return .automatic
    case "titleAndIcon", "TitleAndIconLabelStyle": return .titleAndIcon
    case "titleOnly", "TitleOnlyLabelStyle": return .titleOnly
    case "iconOnly", "IconOnlyLabelStyle": return .iconOnly
    default: return nil
    }
  }
}
