// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Modifiers that change what is drawn as a whole: effects, masks, glass and what is at edges.
@MainActor
enum EffectNames {
  static let modifiers: [String: Names.Change] = [
    "blur": { draft, arguments in
      arguments.length("radius").map { Draft(draft.view.blur(radius: $0)) }
    },
    "saturation": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.saturation(Double($0))) }
    },
    "brightness": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.brightness(Double($0))) }
    },
    "contrast": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.contrast(Double($0))) }
    },
    "grayscale": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.grayscale(Double($0))) }
    },
    "colorInvert": { draft, _ in Draft(draft.view.colorInvert()) },
    "hueRotation": { draft, arguments in
      arguments[0].flatMap(arguments.drawing.angle).map { Draft(draft.view.hueRotation($0)) }
    },
    "blendMode": { draft, arguments in
      let mode = BlendMode.allCases.first { "\($0)" == arguments.word(0) }
      return mode.map { Draft(draft.view.blendMode($0)) }
    },
    "mask": { draft, arguments in
      if let form = arguments.drawing.form(arguments[0]) {
        return Draft(draft.node.modified(.clip(ShapeValue("mask", form, .fill(.level(0))))))
      }
      let mask: Node
      if let value = arguments[0], !value.isFunction {
        mask = arguments.drawing.node(value, arguments.place)
      } else {
        mask = arguments.content("mask")
      }
      return Draft(draft.node.modified(.mask(mask, arguments.alignment())))
    },
    "glassEffect": { draft, arguments in
      let form = arguments.drawing.form(arguments.value("in")) ?? .capsule(isContinuous: true)
      let glass = Node(.shape(ShapeValue("background", form, .fill(.material(.regular)))))
      return Draft(Node(.layered(LayeredValue(.background, .center)), [draft.node, glass]))
    },
    "safeAreaInset": { inset($0, $1) },
    "safeAreaBar": { inset($0, $1) },
    "contentMargins": { draft, arguments in
      if let length = arguments.length(0) { return Draft(draft.view.padding(length)) }
      return Draft(
        draft.view.padding(arguments.edges(arguments[0]) ?? .all, arguments.length(1)))
    },
    "redacted": { draft, arguments in
      let isPrivate = arguments.word("reason") == "privacy"
      return Draft(draft.view.redacted(reason: isPrivate ? .privacy : .placeholder))
    },
    "unredacted": { draft, _ in Draft(draft.view.unredacted()) },
    "symbolVariant": { draft, arguments in
      guard let value = arguments[0], case .host(let hosted) = value.unwrapped,
        let first = hosted.call?.name
      else { return draft }
      var variant = variants[first]
      for call in hosted.modifiers {
        switch call.name {
        case "fill": variant = variant?.fill
        case "circle": variant = variant?.circle
        case "slash": variant = variant?.slash
        default: break
        }
      }
      return variant.map { Draft(draft.view.symbolVariant($0)) }
    },
    "glassEffectID": { draft, _ in draft },
    "glassEffectUnion": { draft, _ in draft },
    "scrollClipDisabled": { draft, _ in draft },
    "backgroundExtensionEffect": { draft, _ in draft },
  ]

  private static let variants: [String: SymbolVariants] = [
    "none": .none, "fill": .fill, "circle": .circle, "square": .square, "rectangle": .rectangle,
    "slash": .slash,
  ]

  private static let edges: [String: Edge] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]

  private static func inset(_ draft: Draft, _ arguments: Arguments) -> Draft? {
    guard let edge = edges[arguments.word("edge") ?? ""] else { return nil }
    let alignment = Alignment(
      horizontal: arguments.horizontal(), vertical: arguments.vertical())
    let value = InsetValue(edge, alignment, spacing: arguments.length("spacing") ?? 0)
    return Draft(Node(.inset(value), [draft.node, arguments.content()]))
  }
}
