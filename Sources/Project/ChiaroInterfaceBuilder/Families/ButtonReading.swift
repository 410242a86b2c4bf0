// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Buttons of a type with titles by state, and buttons with a configuration.
enum ButtonReading {
  /// Makes the view of a `<button>`.
  @MainActor
  static func button(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let button = ButtonView(frame: .zero)
    if let alignment = EnumeratedValues.contentAlignment(of: element) {
      button.alignment = alignment
    }
    if let alignment = EnumeratedValues.verticalAlignment(of: element) {
      button.verticalAlignment = alignment
    }
    button.isEnabled = element.flag("enabled") ?? true
    if let configuration = element.child(key: "configuration"),
      configuration.isNamed("buttonConfiguration")
    {
      configure(button, by: configuration, element, builder)
    } else {
      configureByStates(button, element, builder)
    }
    return button
  }

  // MARK: States

  @MainActor
  private static func configureByStates(
    _ button: ButtonView, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    let isSystem = element[attribute: "buttonType"] != nil
    let states = element.children.filter { $0.isNamed("state") }
    let normal = states.first { $0.key == "normal" }
    let wanted =
      button.isEnabled
      ? element.flag("selected") == true ? "selected" : "normal" : "disabled"
    let state = states.first { $0.key == wanted } ?? normal
    let font = builder.font(of: element) ?? .systemFont(ofSize: isSystem ? 15 : 18)
    let title = state?.string("title") ?? normal?.string("title")
    let own =
      state.flatMap { builder.color(of: $0, key: "titleColor") }
      ?? normal.flatMap { builder.color(of: $0, key: "titleColor") }
    let ink = own ?? nil
    let usual: DynamicColor = isSystem ? .tintColor : .white
    button.showTitle(
      title, font, ink ?? (button.isEnabled ? usual : isSystem ? .tertiaryLabel : usual))
    // A state without any title has the normal one's.
    let hasTitle = state?.string("title") ?? state?.child(key: "attributedTitle")?.plainText
    button.showAttributedTitle(
      AttributedReading.text(
        (hasTitle == nil ? normal : state)?.child(key: "attributedTitle"), font: font,
        color: ink ?? usual, builder))
    let source = state.flatMap { hasImage($0) ? $0 : nil } ?? normal
    if let source, let image = builder.image(of: source) {
      let configuration =
        source.child(key: "preferredSymbolConfigurationForImage")
        ?? element.child(key: "preferredSymbolConfigurationForImage")
      let look = PlainFamily.symbolImage(image, configuration, builder)
      button.showImage(isSystem ? look?.asTemplate : look)
      button.imageSize = builder.size(
        ofImage: look, named: builder.imageName(of: source) ?? "", element)
    } else if let symbol = typeSymbols[element[attribute: "buttonType"] ?? ""] {
      button.showImage(Image(.symbol(symbol)))
    }
    button.background = background(of: [state, normal], builder)
    button.insets = element.insets(key: "contentEdgeInsets")
    button.imageInsets = element.insets(key: "imageEdgeInsets") ?? .zero
    button.titleInsets = element.insets(key: "titleEdgeInsets") ?? .zero
    button.leastWidth = isSystem ? 30 : 0
  }

  /// The background of the first state that has one.
  @MainActor
  private static func background(
    of states: [InterfaceElement?], _ builder: SceneBuilder
  ) -> Image? {
    states.lazy.compactMap { $0 }
      .compactMap { builder.image(of: $0, attribute: "backgroundImage") }.first
  }

  private static func hasImage(_ state: InterfaceElement) -> Bool {
    state[attribute: "image"] != nil || state.child(key: "image") != nil
  }

  private static let typeSymbols = [
    "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "contactAdd": "plus.circle", "close": "xmark",
  ]

  // MARK: Configurations

  @MainActor
  private static func configure(
    _ button: ButtonView, by element: InterfaceElement, _ owner: InterfaceElement,
    _ builder: SceneBuilder
  ) {
    let configuration = looks(element, builder)
    if let background = element.child(key: "background") {
      button.background = builder.image(of: background) ?? button.background
    }
    let state: Control.State = button.isEnabled ? .normal : .disabled
    let ink = configuration.foregroundColor(in: state)
    // The title of the button that most people want is bolder.
    let weight = owner[attribute: "role"] == "primary" ? 600 : 400
    let font =
      builder.font(of: element, key: "titleFontDescription") ?? builder.font(of: owner)
      ?? .systemFont(ofSize: 17, weight: weight)
    button.showTitle(element.string("title"), font, ink)
    let attributed = element.child(key: "attributedTitle")
    button.showAttributedTitle(
      AttributedReading.text(attributed, font: font, color: ink, builder))
    if let image = builder.image(of: element) {
      let look = PlainFamily.symbolImage(
        image, element.child(key: "preferredSymbolConfigurationForImage"), builder)
      button.showImage(look?.asTemplate, ink)
      button.imageSize = builder.size(
        ofImage: look, named: builder.imageName(of: element) ?? "", element)
    }
    button.ground = configuration.background(in: state)
    button.imagePadding = element.number("imagePadding") ?? 0
    button.placement = element[attribute: "imagePlacement"] ?? "leading"
    let own = element.insets(key: "contentInsets")
    button.insets = own ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  }
}

extension ButtonReading {
  /// The colors and corners of a `<buttonConfiguration>`.
  @MainActor
  static func looks(_ element: InterfaceElement, _ builder: SceneBuilder) -> ButtonConfiguration {
    var configuration: ButtonConfiguration =
      switch element[attribute: "style"] {
      case "filled", "borderedProminent": .filled()
      case "tinted", "borderedTinted": .tinted()
      case "gray", "bordered": .gray()
      default: .plain()
      }
    if let color = builder.color(of: element, key: "baseForegroundColor") {
      configuration.baseForegroundColor = color
    }
    if let color = builder.color(of: element, key: "baseBackgroundColor") {
      configuration.baseBackgroundColor = color
    }
    configuration.cornerStyle =
      cornerStyles[element[attribute: "cornerStyle"] ?? ""] ?? .dynamic
    if let background = element.child(key: "background") {
      readBackground(background, into: &configuration, builder)
    }
    return configuration
  }

  private static let cornerStyles: [String: ButtonConfiguration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  /// Reads a `<backgroundConfiguration>`, whose radius counts where no style of corners has one.
  @MainActor
  private static func readBackground(
    _ element: InterfaceElement, into configuration: inout ButtonConfiguration,
    _ builder: SceneBuilder
  ) {
    if let color = builder.color(of: element, key: "backgroundColor") ?? nil {
      configuration.background.backgroundColor = color
    }
    if let radius = element.number("cornerRadius"),
      [.fixed, .dynamic].contains(configuration.cornerStyle)
    {
      configuration.background.cornerRadius = max(0, radius)
    }
    guard let stroke = builder.color(of: element, key: "strokeColor") ?? nil else { return }
    configuration.background.strokeColor = stroke
    configuration.background.strokeWidth = max(0, element.number("strokeWidth") ?? 1)
  }
}

extension Image {
  /// The image as a template, unless it says how it is to be shown.
  var asTemplate: Image {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
