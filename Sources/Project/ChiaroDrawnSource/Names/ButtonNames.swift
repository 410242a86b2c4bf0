// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Buttons, what looks like them, and their styles.
@MainActor
enum ButtonNames {
  static let views: [String: Names.Maker] = [
    "Button": { button($0) },
    "Menu": { arguments in
      let label = arguments.title(orViews: "label") ?? .empty
      return Draft(.menu(label, .empty))
    },
    "Link": { arguments in
      Draft(.button(arguments.title(orViews: "label") ?? arguments.content("label")) {})
    },
    "ShareLink": { arguments in
      var label =
        arguments.views("label") ?? arguments.closure(nil).map { arguments.drawing.node($0) }
      if label == nil {
        let title = arguments[0].map(arguments.drawing.title) ?? Text(verbatim: "Share…").lowered
        label = .label(title: title, icon: Image(systemName: "square.and.arrow.up").lowered)
      }
      return Draft(.button(label ?? .empty) {})
    },
    "EditButton": { _ in Draft(.button(Text(verbatim: "Edit").lowered) {}) },
  ]

  static let modifiers: [String: Names.Change] = [
    "buttonStyle": { draft, arguments in
      guard let value = arguments[0], let look = arguments.drawing.buttonLook(value) else {
        return nil
      }
      return Draft(draft.node.environment("buttonStyle") { $0.buttonLook = look })
    },
    "buttonBorderShape": { draft, arguments in
      guard let form = form(arguments) else { return draft }
      return Draft(draft.node.environment("buttonBorderShape") { $0.shapeOfButtons = form })
    },
  ]

  private static func form(_ arguments: Arguments) -> ShapeForm? {
    switch arguments.word(0) {
    case "capsule": return .capsule(isContinuous: true)
    case "circle": return .circle
    case "roundedRectangle":
      guard case .host(let hosted)? = arguments[0]?.unwrapped, let call = hosted.call else {
        return nil
      }
      let radius = Arguments(drawing: arguments.drawing, call: call).length("radius")
      return radius.map { .rounded(radius: $0, isContinuous: true) }
    default: return nil
    }
  }

  private static func button(_ arguments: Arguments) -> Draft {
    let drawing = arguments.drawing
    if let parts = arguments.configuration {
      return Draft(.button(parts.views("label") ?? .empty, role: parts.role) {})
    }
    var label = arguments.views("label")
    if label == nil, let title = arguments[0], !title.isFunction {
      let text = drawing.title(title)
      label =
        arguments.symbol("systemImage").map {
          .label(title: text, icon: Image(systemName: $0).lowered)
        } ?? arguments.value("image").map {
          .label(title: text, icon: drawing.image(named: $0, arguments.place).node)
        } ?? text
    }
    if label == nil, arguments.value("action") != nil || arguments.value("intent") != nil {
      label = arguments.closure(nil).map { drawing.node($0) }
    }
    return Draft(.button(label ?? .empty, role: arguments.role) {})
  }
}

extension Arguments {
  /// What a style was given, where it is passed on to a view: `Button(configuration)`.
  var configuration: Arguments? {
    guard case .host(let hosted)? = self[0]?.unwrapped, let call = hosted.call,
      call.name.hasSuffix("StyleConfiguration")
    else { return nil }
    return Arguments(drawing: drawing, call: call)
  }

  /// The role of a button.
  var role: ButtonRole? {
    switch word("role") {
    case "destructive": .destructive
    case "cancel": .cancel
    default: nil
    }
  }

  /// A title without a label, else the views of a closure; nil where neither is there.
  func title(orViews label: String) -> Node? {
    if let found = views(label) { return found }
    guard let title = self[0], !title.isFunction else { return nil }
    let text = drawing.title(title)
    return symbol("systemImage").map {
      .label(title: text, icon: Image(systemName: $0).lowered)
    } ?? text
  }
}

extension Drawing {
  /// The look that a style of buttons stands for; nil for an unknown one.
  func buttonLook(_ value: Value) -> ButtonLook? {
    if isOwnStyle(value) {
      let make: @MainActor (ButtonParts) -> Node = { [self] parts in
        let role = parts.role == .destructive ? "destructive" : "cancel"
        let isRole = parts.role == .destructive || parts.role == .cancel
        return styled(
          "ButtonStyle", value,
          [
            ("label", hold(parts.label)), ("isPressed", .bool(parts.isPressed)),
            ("role", isRole ? .some(Value.word(role)) : .nothing),
          ], else: parts.label)
      }
      return session.conforms(value.unwrapped, to: "PrimitiveButtonStyle")
        ? .primitive(make) : .custom(make)
    }
    switch word(value) {
    case "automatic", "DefaultButtonStyle": return .automatic
    case "plain", "PlainButtonStyle": return .plain
    case "borderless", "BorderlessButtonStyle": return .borderless
    case "bordered", "BorderedButtonStyle": return .bordered
    case "borderedProminent", "BorderedProminentButtonStyle": return .borderedProminent
    case "glass", "GlassButtonStyle": return .glass
    case "glassProminent", "GlassProminentButtonStyle": return .glassProminent
    default: return nil
    }
  }

  /// Whether a style is a type of the project's.
  func isOwnStyle(_ value: Value) -> Bool {
    switch value.unwrapped {
    case .structure, .object, .enumeration:
      session.hasMember("makeBody", value.unwrapped) || session.hasMember("_body", value.unwrapped)
    default: false
    }
  }

  /// What a style of the project's makes of the parts of a view, in the environment of the view.
  func styled(
    _ name: String, _ style: Value, _ parts: [(String, Value)], else fallback: Node
  ) -> Node {
    Node(
      .composite(
        Composite(name) { [self] expansion in
          host.surroundings = Surroundings(expansion.environment)
          let configuration = Value.made("\(name)Configuration", parts)
          return made(by: style, configuration) ?? fallback
        }))
  }

  /// What a style of the project's makes of a configuration.
  func made(by style: Value, _ configuration: Value) -> Node? {
    let style = style.unwrapped
    let method = session.hasMember("makeBody", style) ? "makeBody" : "_body"
    guard
      let body = session.built(
        method, of: style, [CallArgument("configuration", configuration)])
    else { return nil }
    return node(body)
  }
}
