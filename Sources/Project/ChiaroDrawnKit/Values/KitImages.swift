// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterpreter
import ChiaroUIKit
import Foundation

// Images of UIKit and AppKit.

extension Kit {
  /// An image; nil for what is none.
  func image(_ value: Value) -> UIImage? {
    switch value.unwrapped {
    case .host(let hosted):
      guard let call = hosted.call, var image = image(call) else { return nil }
      for change in hosted.modifiers { image = changed(image, change) }
      return image
    case .unknown(let unknown):
      note("the image \(unknown.name) is unknown", unknown.place)
      return UIImage(systemName: "photo")
    default: return nil
    }
  }

  private func changed(_ image: UIImage, _ change: HostCall) -> UIImage {
    let read = KitCall(
      kit: self, name: change.name, arguments: change.arguments, place: change.place)
    switch change.name {
    case "withRenderingMode":
      return read[0].flatMap { choice($0, UIImage.RenderingMode.self) }
        .map(image.withRenderingMode) ?? image
    case "withTintColor":
      guard let color = read[0].flatMap(color) else { return image }
      let mode = read.value("renderingMode").flatMap { choice($0, UIImage.RenderingMode.self) }
      return mode.map { image.withTintColor(color, renderingMode: $0) }
        ?? image.withTintColor(color)
    case "isTemplate":
      guard !change.isCall, let isTemplate = change.arguments.first?.value.truth else {
        return image
      }
      return image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
    case "withConfiguration", "applyingSymbolConfiguration", "withSymbolConfiguration":
      return read[0].flatMap(symbol).map { image.withConfiguration(ImageConfiguration(symbol: $0)) }
        ?? image
    default: return image
    }
  }

  private func image(_ call: HostCall) -> UIImage? {
    let read = KitCall(kit: self, name: call.name, arguments: call.arguments, place: call.place)
    switch call.name {
    case "UIImage", "NSImage", "init":
      if let name = read.text("systemSymbolName") { return UIImage(systemName: name) }
      if let name = read.text("systemName") ?? SymbolNames.name(of: read.value("systemSymbol")) {
        let configuration = (read.value("withConfiguration") ?? read.value("configuration"))
          .flatMap(symbol)
        return UIImage(systemName: name, withConfiguration: configuration)
      }
      if let value = read.value("named") {
        if let standard = standard(value) { return standard }
        return text(value).flatMap { catalog($0, read) }
      }
      if let drawn = read.value("drawn") { return object(drawn, KitPicture.self)?.image }
      if let file = read.text("contentsOfFile") ?? read.value("data").flatMap(file) {
        return catalog(file, read)
      }
      for label in ["resource", "cgImage", "data"] {
        if let inner = read.value(label) { return image(inner) }
      }
      return nil
    case "checkmark", "add", "remove", "actions", "strokedCheckmark":
      return UIImage(systemName: call.name == "checkmark" ? "checkmark" : "plus")
    default:
      return call.isCall ? nil : assets.imageOfSymbol(call.name).flatMap { UIImage(named: $0) }
    }
  }

  /// The name of the file whose data a value is; nil for other data.
  private func file(_ data: Value) -> String? {
    guard case .host(let hosted) = data.unwrapped, let call = hosted.call,
      call.name == "Data" || call.name == "NSData"
    else { return nil }
    let source = call.argument("contentsOf") ?? call.argument("contentsOfFile")
    guard case .host(let url)? = source?.unwrapped else { return source.flatMap(text) }
    return (url.call?.argument("fileURLWithPath") ?? url.call?.argument("filePath"))
      .flatMap(text)
  }

  /// An image that AppKit has itself; nil for another one.
  private func standard(_ value: Value) -> UIImage? {
    guard isMac, let name = identifier(value) else { return nil }
    let word = name.hasSuffix("Name") ? String(name.dropLast("Name".count)) : name
    let key = word.hasPrefix("NS") ? word : "NS\(word.prefix(1).uppercased())\(word.dropFirst())"
    return UIImage.standardSymbols[key].flatMap { UIImage(systemName: $0) }
  }

  private func catalog(_ name: String, _ call: KitCall) -> UIImage? {
    if assets.hasImage(name), let image = UIImage(named: name) { return image }
    call.note("the image \(name) is missing")
    return nil
  }

  /// The look of a symbol; nil for what is none.
  func symbol(_ value: Value) -> UIImage.SymbolConfiguration? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    let made = hosted.modifiers.last(where: { $0.isCall && !$0.arguments.isEmpty }) ?? call
    let read = KitCall(kit: self, name: made.name, arguments: made.arguments, place: made.place)
    var configuration = UIImage.SymbolConfiguration()
    if let size = read.number("pointSize") { configuration.pointSize = Double(size) }
    if let font = read.value("font").flatMap(font) {
      configuration.pointSize = Double(font.pointSize)
      configuration.weight = font.weight
    }
    if let style = read.value("textStyle") {
      let name = word(style) ?? "body"
      let known = UIFont.TextStyle.allCases.first { "\($0)" == name } ?? .body
      configuration.pointSize = Double(UIFont.preferredFont(forTextStyle: known).pointSize)
    }
    if let weight = read.value("weight").flatMap(weight) {
      configuration.weight = UIFont.systemFont(ofSize: 1, weight: weight).weight
    }
    if let scale = read.value("scale").flatMap({
      choice($0, UIImage.SymbolConfiguration.SymbolScale.self)
    }) {
      configuration = UIImage.SymbolConfiguration(scale: scale).applying(configuration)
    }
    return configuration
  }
}
