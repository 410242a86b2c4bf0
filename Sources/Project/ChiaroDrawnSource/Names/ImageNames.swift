// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSwiftUI

/// Images, and what modifies them.
@MainActor
enum ImageNames {
  static let views: [String: Names.Maker] = [
    "Image": { arguments in
      if let symbol = arguments.symbol("systemName") {
        return Draft(image: Image(systemName: symbol))
      }
      guard let value = arguments.first, value.unwrapped.isNothing == false else { return nil }
      return arguments.drawing.image(named: value, arguments.place)
    },
    "AsyncImage": { arguments in
      if let placeholder = arguments.closure("placeholder") {
        return Draft(arguments.drawing.node(placeholder))
      }
      let phase = Value.made("empty", [])
      if let content = arguments.closure(anyOf: "content") {
        return Draft(arguments.drawing.node(content, [phase]))
      }
      return Draft(Color.gray.opacity(0.3))
    },
  ]

  static let modifiers: [String: Names.Change] = [
    "resizable": { draft, _ in
      guard let image = draft.image else { return draft }
      return Draft(image: image.resizable())
    },
    "renderingMode": { draft, arguments in
      guard let image = draft.image else { return draft }
      let word = arguments.word(0)
      return Draft(
        image: image.renderingMode(
          word == "template" ? .template : word == "original" ? .original : nil))
    },
    "interpolation": { draft, _ in draft },
    "antialiased": { draft, _ in draft },
    "symbolRenderingMode": { draft, _ in draft },
    "imageScale": { draft, arguments in
      switch arguments.word(0) {
      case "small": Draft(draft.view.imageScale(.small))
      case "large": Draft(draft.view.imageScale(.large))
      default: Draft(draft.view.imageScale(.medium))
      }
    },
  ]
}

extension Arguments {
  /// The name of a symbol, which a text or a member names.
  func symbol(_ label: String) -> String? {
    value(label).map(drawing.text) ?? SymbolNames.name(of: value("systemSymbol"))
  }
}

extension Drawing {
  /// The image of a name or of a value of UIKit's; a gray place where there is none.
  func image(named value: Value, _ place: Place) -> Draft {
    if case .host(let hosted) = value.unwrapped, let call = hosted.call {
      if let image = host.kit?.drawnImage(value) { return Draft(image: Image(uiImage: image)) }
      if call.name == "UIImage" || call.name == "NSImage" || call.name == "ImageResource" {
        if let symbol = call.argument("systemName")?.text {
          return Draft(image: Image(systemName: symbol))
        }
        if let name = call.argument("named") ?? call.argument("name") ?? call.argument("data") {
          return image(named: name, place)
        }
      } else if !call.isCall,
        let name = ([call] + hosted.modifiers).reversed().lazy
          .compactMap({ self.assets.imageName(ofSymbol: $0.name) }).first
      {
        // Groups of a catalog are names before that of a set.
        return Draft(image: Image(name))
      }
    }
    let name = text(value)
    if value.text != nil, assets.hasImage(name) { return Draft(image: Image(name)) }
    note("Image", "the image \(name) is missing; a gray box is drawn", place)
    let paint = ShapePaint.fill(Color.gray.opacity(0.3).style)
    return Draft(Node(.shape(ShapeValue(Drawing.unknownName, .rectangle, paint))))
  }
}
