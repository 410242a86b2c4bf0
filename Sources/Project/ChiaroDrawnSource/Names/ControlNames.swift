// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Buttons and other controls, and their styles.
@MainActor
enum ControlNames {
  static let views: [String: Names.Maker] = [
    "Button": { arguments in
      let drawing = arguments.drawing
      var label: Node?
      if let closure = arguments.closure("label") {
        label = drawing.node(closure)
      } else if let title = arguments[0], !title.isFunction {
        let text = drawing.title(title)
        label =
          arguments.value("systemImage")?.text.map {
            drawing.label(title: text, icon: Image(systemName: $0).lowered)
          } ?? text
      } else if arguments.value("action") != nil || arguments.value("intent") != nil,
        let closure = arguments.closure(nil)
      {
        label = drawing.node(closure)
      } else if let view = arguments.views("label") {
        label = view
      }
      let role = arguments.word("role")
      return Draft(drawing.button(label ?? .empty, role: role))
    },
    "Toggle": { arguments in
      let drawing = arguments.drawing
      let label =
        arguments.views("label")
        ?? arguments[0].flatMap { $0.isFunction ? nil : drawing.title($0) }
        ?? arguments.content("label")
      return Draft(drawing.toggle(label, arguments.value("isOn") ?? .bool(false)))
    },
    "Picker": { arguments in
      let drawing = arguments.drawing
      let label =
        arguments.views("label")
        ?? arguments[0].map { drawing.title($0) } ?? .empty
      return Draft(
        HStack {
          NodeContent(label)
          Spacer()
          NodeContent(drawing.chosen(of: arguments))
          Image(systemName: "chevron.up.chevron.down").font(.footnote)
        }
        .foregroundStyle(.secondary))
    },
    "TextField": { field($0, isSecure: false) },
    "SecureField": { field($0, isSecure: true) },
    "TextEditor": { arguments in
      arguments.value("text").map {
        Draft(
          Text(verbatim: arguments.drawing.text($0)).padding(.horizontal, 5).padding(.vertical, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
      }
    },
    "ProgressView": { arguments in
      let drawing = arguments.drawing
      guard let value = arguments.value("value").flatMap({ drawing.number($0) }) else {
        return Draft(
          Circle().stroke(Color.gray.opacity(0.6), lineWidth: 3).frame(width: 20, height: 20))
      }
      let total = arguments.value("total").flatMap { drawing.number($0) } ?? 1
      return Draft(ProgressDrawing.bar(total > 0 ? value / total : 0))
    },
    "Menu": { arguments in
      let drawing = arguments.drawing
      let label =
        arguments.views("label")
        ?? arguments[0].map { drawing.title($0) } ?? .empty
      return Draft(drawing.button(label, role: nil))
    },
    "Link": { arguments in
      let drawing = arguments.drawing
      let label =
        arguments[0].map { drawing.title($0) }
        ?? arguments.content("label")
      return Draft(drawing.button(label, role: nil))
    },
    "ShareLink": { arguments in
      Draft(arguments.drawing.button(arguments.content("label"), role: nil))
    },
  ]

  static let modifiers: [String: Names.Change] = [
    "buttonStyle": { style(StyleKeys.button, $0, $1) },
    "labelStyle": { style(StyleKeys.label, $0, $1) },
    "toggleStyle": { style(StyleKeys.toggle, $0, $1) },
    "progressViewStyle": { style(StyleKeys.progress, $0, $1) },
    "groupBoxStyle": { style(StyleKeys.groupBox, $0, $1) },
    "textFieldStyle": { style(StyleKeys.textField, $0, $1) },
    "buttonBorderShape": { draft, _ in draft },
    "controlSize": { draft, _ in draft },
    "labelsHidden": { draft, _ in draft },
    "pickerStyle": { draft, _ in draft },
    "listStyle": { style(StyleKeys.list, $0, $1) },
    "listRowBackground": { draft, _ in draft },
    "listRowInsets": { draft, _ in draft },
    "listRowSeparator": { draft, _ in draft },
    "listRowSeparatorTint": { draft, _ in draft },
    "listRowSpacing": { draft, _ in draft },
    "listSectionSeparator": { draft, _ in draft },
    "listSectionSpacing": { draft, _ in draft },
    "scrollContentBackground": { draft, _ in draft },
    "formStyle": { draft, _ in draft },
  ]

  /// A field with its text, or with its prompt.
  private static func field(_ arguments: Arguments, isSecure: Bool) -> Draft? {
    let drawing = arguments.drawing
    let text = arguments.value("text").map(drawing.text) ?? ""
    guard text.isEmpty else {
      let shown = isSecure ? String(repeating: "•", count: text.count) : text
      return Draft(
        Text(verbatim: shown).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading))
    }
    var prompt = Text(verbatim: arguments[0].map { drawing.localized($0) } ?? "")
    if case .host(let given)? = arguments.value("prompt")?.unwrapped,
      let text = drawing.draft(given).text
    {
      prompt = text
    }
    return Draft(
      prompt.foregroundStyle(SourceStyle(.color(.placeholderText))).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading))
  }

  /// Puts a style into the environment.
  private static func style(_ key: String, _ draft: Draft, _ arguments: Arguments) -> Draft? {
    guard let value = arguments[0] else { return nil }
    return Draft(draft.node.setting(key, value))
  }
}

extension Node {
  /// The node with a value of the project's in its environment.
  func setting(_ key: String, _ value: Value) -> Node {
    // The value stays on the thread of its evaluator, which waits while nodes are laid out.
    nonisolated(unsafe) let value = value
    return environment(key) { $0[SourceValues.self][key] = value }
  }
}

extension Drawing {
  /// A button as the style that is around has it.
  func button(_ label: Node, role: String?) -> Node {
    Node(
      .composite(
        Composite("Button") { [self] expansion in
          host.surroundings = Surroundings(expansion.environment)
          let style = host.surroundings.values[StyleKeys.button]
          if case .structure? = style?.unwrapped {
            let configuration = HostGeometry.value(
              "ButtonStyleConfiguration",
              [
                ("label", hold(label)), ("isPressed", .bool(false)),
                ("role", role.map { .some(Self.word($0)) } ?? .nothing),
                ("trigger", .void),
              ])
            if let node = made(by: style, configuration) { return node }
          }
          return ButtonDrawing(style: style.flatMap(word), role: role).node(label)
        }))
  }

  /// A switch with its label, or as the style that is around has it.
  func toggle(_ label: Node, _ isOn: Value) -> Node {
    Node(
      .composite(
        Composite("Toggle") { [self] expansion in
          host.surroundings = Surroundings(expansion.environment)
          let style = host.surroundings.values[StyleKeys.toggle]
          if case .structure? = style?.unwrapped {
            let configuration = HostGeometry.value(
              "ToggleStyleConfiguration",
              [("label", hold(label)), ("isOn", value(isOn)), ("isMixed", .bool(false))])
            if let node = made(by: style, configuration) { return node }
          }
          return SwitchDrawing(isOn: value(isOn).truth ?? false).node(label)
        }))
  }

  /// The view of the choice whose tag a picker has selected.
  func chosen(of arguments: Arguments) -> Node {
    guard let selection = arguments.value("selection").map(value),
      let closure = arguments.closure(anyOf: "content"),
      let values = session.contents(of: closure)
    else { return .empty }
    let choices = values.flatMap { self.choices(of: $0) }
    let found = choices.first { choice in
      tag(of: choice).map { session.areEqual($0, selection) } ?? false
    }
    return (found ?? choices.first).map { node($0) } ?? .empty
  }

  /// The choices of a value: those of a `ForEach`, or itself.
  private func choices(of value: Value) -> [Value] {
    guard case .host(let hosted) = value.unwrapped, case .call(nil, let call) = hosted.origin,
      call.name == "ForEach"
    else { return [value] }
    let inner = Arguments(drawing: self, call: call)
    guard let data = inner[0] ?? inner.first, let closure = inner.closure(anyOf: "content") else {
      return []
    }
    return (session.listed(data) ?? []).prefix(200).flatMap { element in
      (session.contents(of: closure, [element]) ?? []).map { choice in
        tag(of: choice) == nil ? tagged(choice, element) : choice
      }
    }
  }

  private func tag(of value: Value) -> Value? {
    guard case .host(let hosted) = value.unwrapped else { return nil }
    return hosted.modifiers.last { $0.name == "tag" }?.arguments.first?.value
  }

  /// A choice of a `ForEach` without a tag has its element as one.
  private func tagged(_ choice: Value, _ element: Value) -> Value {
    let call = HostCall(
      name: "tag", arguments: [CallArgument(nil, element)], place: .none, isCall: true)
    guard case .host(let hosted) = choice.unwrapped else {
      return .host(HostValue(.instance(choice), modifiers: [call]))
    }
    return .host(hosted.adding(call))
  }

  /// A value, or what a binding leads to.
  func value(_ value: Value) -> Value {
    if case .binding(let binding) = value.unwrapped { return session.read(binding) ?? value }
    return value
  }

  /// A number, or that which a binding leads to.
  func number(_ given: Value) -> CGFloat? { length(value(given)) }

  static func word(_ name: String) -> Value { HostGeometry.word(name) }
}

/// A button in one of the system's styles.
@MainActor
struct ButtonDrawing {
  let style: String?
  let role: String?

  private var tint: StyleValue { role == "destructive" ? Color.red.style : .tint }

  func node(_ label: Node) -> Node {
    switch style {
    case "plain", "PlainButtonStyle": return label
    case "borderedProminent", "BorderedProminentButtonStyle", "glassProminent":
      return framed(NodeContent(label).foregroundStyle(Color.white).lowered, fill: tint)
    case "bordered", "BorderedButtonStyle", "glass":
      return framed(
        NodeContent(label).foregroundStyle(SourceStyle(tint)).lowered,
        fill: .opacity(0.15, tint))
    default:
      let button = Button(role: role == "destructive" ? .destructive : nil, action: {}) {
        NodeContent(label)
      }
      return button.lowered
    }
  }

  private func framed(_ label: Node, fill: StyleValue) -> Node {
    NodeContent(label).padding(.horizontal, 12).padding(.vertical, 7)
      .background(SourceStyle(fill), in: RoundedRectangle(cornerRadius: 8)).lowered
  }
}

/// A style that was read from source.
struct SourceStyle: StyleValued {
  let styleValue: StyleValue
  init(_ value: StyleValue) { styleValue = value }
}

/// A switch of iOS.
@MainActor
struct SwitchDrawing {
  let isOn: Bool

  func node(_ label: Node) -> Node {
    HStack {
      NodeContent(label)
      Spacer(minLength: 0)
      Capsule().fill(isOn ? Color.green : Color.gray.opacity(0.3)).frame(width: 51, height: 31)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(Color.white).padding(2)
        }
    }.lowered
  }
}

/// A bar that is filled in part.
@MainActor
enum ProgressDrawing {
  static func bar(_ share: CGFloat) -> Node {
    let share = min(1, max(0, share))
    return GeometryReader { proxy in
      HStack(spacing: 0) {
        Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * share)
        Spacer(minLength: 0)
      }
      .background(Color.gray.opacity(0.2), in: Capsule())
    }
    .frame(height: 4).lowered
  }
}
