// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Pickers and fields: what people choose, and what they write.
@MainActor
enum ChoiceNames {
  static let views: [String: Names.Maker] = [
    "Picker": { arguments in
      let drawing = arguments.drawing
      let label = arguments.title(orViews: "label") ?? .empty
      let options = arguments.content()
      let selection = arguments.value("selection").map { drawing.value($0).identity }
      return Draft(
        .picker(
          ChoiceValue(label: label, options: options, selection: selection) { _ in }))
    },
    "TextField": { field($0, isSecure: false) },
    "SecureField": { field($0, isSecure: true) },
    "TextEditor": { arguments in
      arguments.value("text").map {
        Draft(.textEditor(.constant(arguments.drawing.text($0))))
      }
    },
  ]

  static let modifiers: [String: Names.Change] = [
    "tag": { draft, arguments in
      arguments[0].map { Draft(Node(.tagged($0.identity), [draft.node])) }
    },
    "pickerStyle": { draft, arguments in
      looks[arguments.word(0) ?? ""].map { look in
        Draft(draft.node.environment("pickerStyle") { $0.pickerLook = look })
      }
    },
    "textFieldStyle": { draft, arguments in
      guard let value = arguments[0], let look = arguments.drawing.fieldLook(value) else {
        return nil
      }
      return Draft(draft.node.environment("textFieldStyle") { $0.textFieldLook = look })
    },
  ]

  private static let looks: [String: PickerLook] = [
    "automatic": .automatic, "DefaultPickerStyle": .automatic, "menu": .menu,
    "MenuPickerStyle": .menu, "segmented": .segmented, "SegmentedPickerStyle": .segmented,
    "inline": .inline, "InlinePickerStyle": .inline, "wheel": .wheel, "WheelPickerStyle": .wheel,
    "navigationLink": .navigationLink, "palette": .palette, "PalettePickerStyle": .palette,
  ]

  /// A field with its text, or with its prompt.
  private static func field(_ arguments: Arguments, isSecure: Bool) -> Draft? {
    let drawing = arguments.drawing
    let value = arguments.value("text") ?? arguments.value("value")
    let text = value.map { drawing.text(drawing.value($0)) } ?? ""
    let environment = EnvironmentValues()
    var prompt = arguments[0].flatMap { $0.isFunction ? nil : drawing.localized($0) } ?? ""
    if let label = arguments.closure(anyOf: "label") {
      prompt = drawing.node(label).plainText(in: environment) ?? prompt
    }
    if case .host(let given)? = arguments.value("prompt")?.unwrapped {
      prompt = drawing.draft(given).node.plainText(in: environment) ?? prompt
    }
    return Draft(
      .textField(
        prompt, text: .constant(text), isSecure: isSecure,
        growsVertically: arguments.word("axis") == "vertical"))
  }
}

extension Drawing {
  /// The look that a style of fields stands for; nil for an unknown one.
  func fieldLook(_ value: Value) -> TextFieldLook? {
    if isOwnStyle(value) {
      return .custom { [self] field in
        Node(
          .composite(
            Composite("TextFieldStyle") { [self] expansion in
              host.surroundings = Surroundings(expansion.environment)
              return made(by: value, hold(field)) ?? field
            }))
      }
    }
    switch word(value) {
    case "automatic", "DefaultTextFieldStyle": return .automatic
    case "plain", "PlainTextFieldStyle": return .plain
    case "roundedBorder", "RoundedBorderTextFieldStyle": return .roundedBorder
    default: return nil
    }
  }
}
