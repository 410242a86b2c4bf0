// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroRaster
import ChiaroViews
import Foundation

extension SceneBuilder {
  /// The image that an attribute of an element names; nil if there is none.
  func image(
    of element: InterfaceElement, attribute: String = "image", catalog: String = "catalog"
  ) -> Image? {
    guard let name = imageName(of: element, attribute: attribute) else { return nil }
    guard classes.attribute(attribute, of: element) == nil,
      let reference = reference(of: element, attribute)
    else { return resources.image(name, isSystem: element[attribute: catalog] == "system") }
    let isSystem = reference[attribute: "catalog"] == "system"
    let image = resources.image(name, isSystem: isSystem)
    let shown = image?.content.isSymbol == true ? image?.asked(by: reference) : image
    return switch reference[attribute: "renderingMode"] {
    case "template": shown?.withRenderingMode(.alwaysTemplate)
    case "original": shown?.withRenderingMode(.alwaysOriginal)
    default: shown
    }
  }

  /// The name of the image that an attribute of an element means; nil for none.
  func imageName(of element: InterfaceElement, attribute: String = "image") -> String? {
    classes.attribute(attribute, of: element)
      ?? reference(of: element, attribute)?[attribute: "image"]
  }

  private func reference(of element: InterfaceElement, _ key: String) -> InterfaceElement? {
    element.child(key: key).flatMap { $0.isNamed("imageReference") ? $0 : nil }
  }

  /// Returns the size of an image in points: the one that the interface file keeps, else that of
  /// its file; nil where neither is known.
  func size(
    ofImage image: Image?, named name: String, _ element: InterfaceElement
  ) -> CGSize? {
    if case .symbol(let symbol)? = image?.content {
      // A picture of the system's that a symbol stands for has a size of its own.
      if symbol != name, let kept = document.resources.images[name]?.size, kept.width > 0,
        kept.height > 0
      {
        return CGSize(width: min(kept.width, 10_000), height: min(kept.height, 10_000))
      }
      return symbolSize(symbol, image?.configuration.symbol?.points(usual: 17) ?? 17)
    }
    // A file's own name need not tell its scale, which the interface file knows.
    if let kept = document.resources.images[name]?.size, kept.width > 0, kept.height > 0 {
      return CGSize(width: min(kept.width, 10_000), height: min(kept.height, 10_000))
    }
    guard let content = image?.content,
      let size = Stage.current.resources.pictures?.naturalSize(of: content.reference),
      size.width > 0, size.height > 0
    else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the size of a symbol; files keep it for a height of about 109 points.
  private func symbolSize(_ name: String, _ points: Double) -> CGSize {
    let size = document.resources.images[name]?.size
    let kept =
      size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? (width: 128, height: 123)
    let factor = points / 109
    return CGSize(
      width: min(10_000, (kept.width * factor * 3).rounded() / 3),
      height: min(10_000, (kept.height * factor * 3).rounded() / 3))
  }
}

extension Image {
  private static let scales: [String: SymbolConfiguration.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]

  /// The symbol in the scale and weight that a reference to it asks for.
  fileprivate func asked(by reference: InterfaceElement) -> Image {
    let scale = reference[attribute: "symbolScale"].flatMap { Self.scales[$0] }
    let weight = reference[attribute: "weight"].flatMap { FontReading.weights[$0] }
    let symbol = SymbolConfiguration(
      pointSize: nil, weight: weight, scale: scale ?? .unspecified)
    return withConfiguration(ImageConfiguration(traits: configuration.traits, symbol: symbol))
  }
}
