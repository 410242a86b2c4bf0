// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Controls that have a value, and the modifiers that all controls share.
///
/// Each is ChiaroSwiftUI's own view with the value of now.
@MainActor
enum ControlNames {
  static let views: [String: Names.Maker] = [
    "Toggle": { arguments in
      if let parts = arguments.configuration {
        let isOn = parts.value("isOn").flatMap { parts.drawing.value($0).truth } ?? false
        return Draft(.toggle(parts.views("label") ?? .empty, isOn: .constant(isOn)))
      }
      let isOn = arguments.value("isOn").flatMap { arguments.drawing.value($0).truth } ?? false
      let label = arguments.title(orViews: "label") ?? arguments.content("label")
      return Draft(.toggle(label, isOn: .constant(isOn)))
    },
    "Slider": { slider($0) },
    "Stepper": { arguments in
      let label = arguments.title(orViews: "label") ?? arguments.content("label")
      return Draft(.stepper(label, increment: {}, decrement: {}))
    },
    "ProgressView": { progress($0) },
    "ColorPicker": { arguments in
      let label = arguments.title(orViews: "label") ?? arguments.content("label")
      let color = arguments.value("selection").flatMap {
        arguments.drawing.style(arguments.drawing.value($0))
      }
      return Draft(.colorPicker(label, .constant(color.map { Color(style: $0) } ?? .clear)))
    },
    "DatePicker": { arguments in
      let label = arguments.title(orViews: "label") ?? arguments.content("label")
      let words = arguments.value("displayedComponents").flatMap(arguments.drawing.words) ?? []
      let date = arguments.value("selection").map(arguments.drawing.value).flatMap(Dates.date)
      return Draft(
        DatePicker(
          selection: .constant(date ?? Dates.now),
          displayedComponents: words == ["date"]
            ? .date : words == ["hourAndMinute"] ? .hourAndMinute : [.date, .hourAndMinute]
        ) { NodeContent(label) })
    },
  ]

  static let modifiers: [String: Names.Change] = [
    "controlSize": { draft, arguments in
      sizes[arguments.word(0) ?? ""].map { Draft(draft.view.controlSize($0)) }
    },
    "labelsHidden": { draft, _ in Draft(draft.view.labelsHidden()) },
    "toggleStyle": { draft, arguments in
      guard let value = arguments[0], let look = arguments.drawing.toggleLook(value) else {
        return nil
      }
      return Draft(draft.node.environment("toggleStyle") { $0.toggleLook = look })
    },
    "progressViewStyle": { draft, arguments in
      guard let value = arguments[0], let look = arguments.drawing.progressLook(value) else {
        return nil
      }
      return Draft(draft.node.environment("progressViewStyle") { $0.progressLook = look })
    },
    "datePickerStyle": { draft, arguments in
      switch arguments.word(0) {
      case "graphical", "GraphicalDatePickerStyle": Draft(draft.view.datePickerStyle(.graphical))
      case "wheel", "WheelDatePickerStyle": Draft(draft.view.datePickerStyle(.wheel))
      case "compact", "automatic", "CompactDatePickerStyle", "DefaultDatePickerStyle":
        Draft(draft.view.datePickerStyle(.compact))
      default: nil
      }
    },
  ]

  private static let sizes: [String: ControlSize] = [
    "mini": .mini, "small": .small, "regular": .regular, "large": .large,
    "extraLarge": .extraLarge,
  ]

  private static func slider(_ arguments: Arguments) -> Draft {
    let drawing = arguments.drawing
    var range = 0.0...1.0
    if case .range(let given)? = arguments.value("in")?.unwrapped, let low = given.lower?.number,
      let high = given.upper?.number, low < high
    {
      range = low...high
    }
    let number = arguments.value("value").flatMap { drawing.number($0) }.map { Double($0) }
    let value = min(range.upperBound, max(range.lowerBound, number ?? range.lowerBound))
    let slider = Node.slider(.constant(value), in: range)
    guard let least = arguments.views("minimumValueLabel"),
      let most = arguments.views("maximumValueLabel")
    else { return Draft(slider) }
    return Draft(
      HStack {
        NodeContent(least)
        NodeContent(slider)
        NodeContent(most)
      })
  }

  private static func progress(_ arguments: Arguments) -> Draft {
    let drawing = arguments.drawing
    if let parts = arguments.configuration {
      let share = parts.length("fractionCompleted").map { Double($0) }
      return Draft(
        .progress(share, label: parts.views("label"), value: parts.views("currentValueLabel")))
    }
    var share: Double?
    if let value = arguments.value("value").flatMap({ drawing.number($0) }) {
      let total = arguments.value("total").flatMap { drawing.number($0) } ?? 1
      share = total > 0 ? min(1, max(0, Double(value / total))) : 0
    }
    let label = arguments.title(orViews: "label") ?? arguments.closure(nil).map { drawing.node($0) }
    return Draft(
      .progress(share, label: label, value: arguments.views("currentValueLabel")))
  }
}

extension Drawing {
  /// The look that a style of toggles stands for; nil for an unknown one.
  func toggleLook(_ value: Value) -> ToggleLook? {
    if isOwnStyle(value) {
      return .custom { [self] label, isOn in
        styled(
          "ToggleStyle", value,
          [
            ("label", hold(label)), ("isOn", .bool(isOn.wrappedValue)), ("isMixed", .bool(false)),
            ("$isOn", .constantBinding(.bool(isOn.wrappedValue))),
          ], else: label
        ).environment("toggleStyle") { $0.toggleLook = .automatic }
      }
    }
    switch word(value) {
    case "automatic", "DefaultToggleStyle": return .automatic
    case "button", "ButtonToggleStyle": return .button
    case "switch", "SwitchToggleStyle": return tinted(value) ?? .toggleSwitch
    default: return nil
    }
  }

  /// `SwitchToggleStyle(tint:)`.
  private func tinted(_ value: Value) -> ToggleLook? {
    guard let tint = tint(of: value) else { return nil }
    return .custom { label, isOn in
      Node.toggle(label, isOn: isOn).environment("toggleStyle") {
        ($0.toggleLook, $0.tint) = (.toggleSwitch, tint)
      }
    }
  }

  private func tint(of value: Value) -> StyleValue? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    return Arguments(drawing: self, call: call).style("tint")
  }

  /// The look that a style of progress stands for; nil for an unknown one.
  func progressLook(_ value: Value) -> ProgressLook? {
    if isOwnStyle(value) {
      return .custom { [self] share, label, current in
        styled(
          "ProgressViewStyle", value,
          [
            ("fractionCompleted", share.map { .some(.double($0)) } ?? .nothing),
            ("label", label.map { .some(hold($0)) } ?? .nothing),
            ("currentValueLabel", current.map { .some(hold($0)) } ?? .nothing),
          ], else: label ?? .empty
        ).environment("progressViewStyle") { $0.progressLook = .automatic }
      }
    }
    let look: ProgressLook
    switch word(value) {
    case "automatic", "DefaultProgressViewStyle": return .automatic
    case "circular", "CircularProgressViewStyle": look = .circular
    case "linear", "LinearProgressViewStyle": look = .linear
    default: return nil
    }
    guard let tint = tint(of: value) else { return look }
    return .custom { share, label, current in
      Node.progress(share, label: label, value: current).environment("progressViewStyle") {
        ($0.progressLook, $0.tint) = (look, tint)
      }
    }
  }

  /// A value, or what a binding leads to.
  func value(_ value: Value) -> Value {
    if case .binding(let binding) = value.unwrapped { return session.read(binding) ?? value }
    return value
  }

  /// A number, or that which a binding leads to.
  func number(_ given: Value) -> CGFloat? { length(value(given)) }
}

/// A style that was read from source.
struct SourceStyle: StyleValued {
  let styleValue: StyleValue
  init(_ value: StyleValue) { styleValue = value }
}

extension Node {
  /// The node with a value of the project's in its environment.
  func setting(_ key: String, _ value: Value) -> Node {
    // The value stays on the thread of its evaluator, which waits while nodes are laid out.
    nonisolated(unsafe) let value = value
    return environment(key) { $0[SourceValues.self][key] = value }
  }
}
