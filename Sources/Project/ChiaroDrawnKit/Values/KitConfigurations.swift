// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Configurations of buttons, backgrounds and contents.

extension Kit {
  /// The configuration of a button; nil for what is none.
  func configuration(_ value: Value) -> UIButton.Configuration? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var configuration = UIButton.Configuration.plain()
    for change in [call] + hosted.modifiers {
      if let started = Self.start(change.name) {
        configuration = started
      } else if !change.isCall, let value = change.arguments.first?.value {
        change.arguments.first.map { _ in apply(change.name, value, to: &configuration) }
      }
    }
    return configuration
  }

  /// The insets of a configuration; nil for what is none.
  func insets(ofConfiguration hosted: HostValue) -> Value? {
    configuration(.host(hosted)).map { KitGeometry.directional($0.contentInsets) }
  }

  private static func start(_ name: String) -> UIButton.Configuration? {
    switch name {
    case "plain", "borderless": .plain()
    case "tinted", "borderedTinted": .tinted()
    case "filled", "borderedProminent", "prominentGlass": .filled()
    case "gray", "bordered", "glass": .gray()
    default: nil
    }
  }

  private func apply(
    _ name: String, _ value: Value, to configuration: inout UIButton.Configuration
  ) {
    switch name {
    case "title": configuration.title = text(value)
    case "subtitle": configuration.subtitle = text(value)
    case "attributedTitle":
      if let text = attributed(value) { configuration.attributedTitle = AttributedString(text) }
    case "image": configuration.image = image(value)
    case "imagePadding": number(value).map { configuration.imagePadding = KitGeometry.bounded($0) }
    case "titlePadding": number(value).map { configuration.titlePadding = KitGeometry.bounded($0) }
    case "imagePlacement":
      choice(
        value, UIButton.Configuration.ImagePlacement.self, ["left": .leading, "right": .trailing]
      )
      .map { configuration.imagePlacement = $0 }
    case "contentInsets": directional(value).map { configuration.contentInsets = $0 }
    case "cornerStyle":
      choice(value, UIButton.Configuration.CornerStyle.self).map { configuration.cornerStyle = $0 }
    case "buttonSize":
      choice(value, UIButton.Configuration.Size.self).map { configuration.buttonSize = $0 }
    case "baseForegroundColor": configuration.baseForegroundColor = color(value)
    case "baseBackgroundColor": configuration.baseBackgroundColor = color(value)
    case "showsActivityIndicator":
      value.truth.map { configuration.showsActivityIndicator = $0 }
    case "preferredSymbolConfigurationForImage":
      configuration.preferredSymbolConfigurationForImage = symbol(value)
    case "titleTextAttributesTransformer": transform(value, &configuration)
    case "background":
      for change in last(value, "background") {
        change.arguments.first.map { apply(change.name, $0.value, to: &configuration.background) }
      }
    default: break
    }
  }

  /// What was changed of a part, after the part was last read.
  private func last(_ value: Value, _ name: String) -> [HostCall] {
    guard case .host(let hosted) = value.unwrapped else { return [] }
    let start = hosted.modifiers.lastIndex { $0.name == name && $0.arguments.isEmpty }
    return Array(hosted.modifiers[(start.map { $0 + 1 } ?? 0)...]).filter { !$0.isCall }
  }

  private func apply(
    _ name: String, _ value: Value, to background: inout UIBackgroundConfiguration
  ) {
    switch name {
    case "backgroundColor": background.backgroundColor = color(value)
    case "cornerRadius": number(value).map { background.cornerRadius = KitGeometry.bounded($0) }
    case "strokeColor": background.strokeColor = color(value)
    case "strokeWidth": number(value).map { background.strokeWidth = KitGeometry.bounded($0) }
    default: break
    }
  }

  /// The font and color that a closure gives to a title.
  private func transform(_ value: Value, _ configuration: inout UIButton.Configuration) {
    guard case .host(let hosted) = value.unwrapped,
      case .function(let closure)? = hosted.call?.arguments.last?.value.unwrapped, let evaluator,
      let changed = try? evaluator.call(closure, [Value.made("AttributeContainer", [])]),
      case .host(let container) = changed.unwrapped
    else { return }
    for change in container.modifiers where !change.isCall {
      guard let value = change.arguments.first?.value else { continue }
      if change.name == "font" { font(value).map { configuration.titleFont = $0 } }
      if change.name == "foregroundColor" { configuration.baseForegroundColor = color(value) }
    }
  }

  /// The background of a cell; nil for what is none.
  func background(_ value: Value) -> UIBackgroundConfiguration? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var background: UIBackgroundConfiguration =
      call.name == "clear" ? .clear() : .listPlainCell()
    for change in hosted.modifiers where !change.isCall {
      change.arguments.first.map { apply(change.name, $0.value, to: &background) }
    }
    return background
  }

  /// The content of a cell; nil for what is none.
  func content(_ value: Value) -> UIListContentConfiguration? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var content: UIListContentConfiguration =
      switch call.name {
      case "subtitleCell": .subtitleCell()
      case "valueCell": .valueCell()
      default: .cell()
      }
    for change in hosted.modifiers where !change.isCall {
      guard let value = change.arguments.first?.value else { continue }
      switch change.name {
      case "text": content.text = text(value)
      case "secondaryText": content.secondaryText = text(value)
      case "image": content.image = image(value)
      case "textProperties":
        for part in last(value, "textProperties") { apply(part, to: &content.textProperties) }
      case "secondaryTextProperties":
        for part in last(value, "secondaryTextProperties") {
          apply(part, to: &content.secondaryTextProperties)
        }
      case "imageProperties":
        for part in last(value, "imageProperties") where part.name == "tintColor" {
          content.imageProperties.tintColor = part.arguments.first.flatMap { color($0.value) }
        }
      default: break
      }
    }
    return content
  }

  private func apply(
    _ part: HostCall, to properties: inout UIListContentConfiguration.TextProperties
  ) {
    guard let value = part.arguments.first?.value else { return }
    switch part.name {
    case "font": font(value).map { properties.font = $0 }
    case "color": color(value).map { properties.color = $0 }
    case "numberOfLines": whole(value).map { properties.numberOfLines = max(0, $0) }
    default: break
    }
  }
}
