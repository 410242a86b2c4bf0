// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// `<button>` as the button of a running program.
enum LiveButtons {
  @MainActor
  static func button(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let isSystem = element[attribute: "buttonType"] != nil
    let button = builder.made(element, Button(type: isSystem ? .system : .custom))
    if let alignment = EnumeratedValues.contentAlignment(of: element) {
      button.contentHorizontalAlignment = alignment
    }
    if let alignment = EnumeratedValues.verticalAlignment(of: element) {
      button.contentVerticalAlignment = alignment
    }
    button.isEnabled = element.flag("enabled") ?? true
    button.isSelected = element.flag("selected") ?? false
    if let own = element.buttonConfiguration {
      button.configuration = configuration(own, builder)
      return button
    }
    let font = builder.font(of: element) ?? .systemFont(ofSize: isSystem ? 15 : 18)
    button.titleLabel?.font = font
    for state in element.children where state.isNamed("state") {
      set(state, of: button, font, isSystem: isSystem, builder)
    }
    button.contentEdgeInsets = element.insets(key: "contentEdgeInsets") ?? .zero
    button.titleEdgeInsets = element.insets(key: "titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = element.insets(key: "imageEdgeInsets") ?? .zero
    return button
  }

  private static let states: [String: Control.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  @MainActor
  private static func set(
    _ element: InterfaceElement, of button: Button, _ font: Font, isSystem: Bool,
    _ builder: SceneBuilder
  ) {
    guard let state = states[element.key ?? "normal"] else { return }
    let color = builder.color(of: element, key: "titleColor") ?? nil
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let color { button.setTitleColor(color, for: state) }
    if let text = element.child(key: "attributedTitle")?.plainText, !text.isEmpty {
      button.setTitle(text, for: state)
    }
    if let image = builder.image(of: element) {
      let look = PlainFamily.symbolImage(
        image, element.child(key: "preferredSymbolConfigurationForImage"), builder)
      button.setImage(isSystem ? look?.asTemplate : look, for: state)
    }
    if let image = builder.image(of: element, attribute: "backgroundImage") {
      button.setBackgroundImage(image, for: state)
    }
  }

  @MainActor
  private static func configuration(
    _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> ButtonConfiguration {
    var configuration = ButtonReading.looks(element, builder)
    configuration.title = element.child(key: "attributedTitle")?.plainText
    if configuration.title?.isEmpty != false { configuration.title = element.string("title") }
    if let image = builder.image(of: element) {
      configuration.image = PlainFamily.symbolImage(
        image, element.child(key: "preferredSymbolConfigurationForImage"), builder)
    }
    configuration.imagePadding = element.number("imagePadding") ?? 0
    return configuration
  }
}
