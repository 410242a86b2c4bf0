// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Drawing into images and views.
@MainActor
enum DrawingNames {
  static let classes: [String: KitClass] = [
    "UIGraphicsImageRendererFormat": KitClass(
      make: { _ in UIGraphicsImageRendererFormat() },
      properties: [
        "scale": .length(\UIGraphicsImageRendererFormat.scale, 2),
        "opaque": .flag(\UIGraphicsImageRendererFormat.opaque),
      ],
      statics: [
        "default": { kit, call in
          call.kit.value(UIGraphicsImageRendererFormat(), "UIGraphicsImageRendererFormat")
        },
        "preferred": { kit, call in
          call.kit.value(UIGraphicsImageRendererFormat(), "UIGraphicsImageRendererFormat")
        },
      ]),
    "UIGraphicsImageRenderer": KitClass(
      make: renderer, methods: ["image": image, "pngData": image, "jpegData": image]),
    "CGContext": KitClass(
      properties: [
        "cgContext": KitProperty(get: { object, kit in kit.value(object, "CGContext") })
      ], methods: ViewNames.joined([pens, paths, rooms])),
  ]

  private static func renderer(_ call: KitCall) -> AnyObject? {
    let size = call.value("size").flatMap(call.kit.size) ?? call.rect("bounds")?.size ?? .zero
    let format = call.kit.object(call.value("format"), UIGraphicsImageRendererFormat.self)
    return UIGraphicsImageRenderer(
      size: KitPicture.bounded(size), format: format ?? UIGraphicsImageRendererFormat())
  }

  private static let image: KitMethod = { object, call in
    guard let renderer = object as? UIGraphicsImageRenderer, let closure = call.closure("actions"),
      let evaluator = call.kit.evaluator
    else { return nil }
    var failure: (any Error)?
    let image = renderer.image { context in
      do {
        _ = try evaluator.call(closure, [call.kit.value(context.cgContext, "CGContext")])
      } catch { failure = error }
    }
    if let failure { throw failure }
    return call.kit.value(of: image)
  }

  /// A method of a context.
  private static func drawing(
    _ work: @escaping @MainActor (CGContext, KitCall) -> Void
  ) -> KitMethod {
    { object, call in
      if let context = object as? CGContext { work(context, call) }
      return nil
    }
  }

  private static let pens: [String: KitMethod] = [
    "setFillColor": drawing { context, call in
      call[0].flatMap(call.kit.fixed).map { context.setFillColor($0) }
    },
    "setStrokeColor": drawing { context, call in
      call[0].flatMap(call.kit.fixed).map { context.setStrokeColor($0) }
    },
    "setLineWidth": drawing { context, call in
      call.number(0).map { context.setLineWidth(KitGeometry.bounded($0)) }
    },
    "setBlendMode": { _, _ in nil }, "setAlpha": { _, _ in nil }, "setLineCap": { _, _ in nil },
    "setLineJoin": { _, _ in nil }, "setShouldAntialias": { _, _ in nil },
    "setAllowsAntialiasing": { _, _ in nil }, "interpolationQuality": { _, _ in nil },
  ]

  private static let paths: [String: KitMethod] = [
    "fill": drawing { context, call in call[0].flatMap(call.kit.rect).map { context.fill($0) } },
    "stroke": drawing { context, call in
      call[0].flatMap(call.kit.rect).map { context.stroke($0) }
    },
    "fillEllipse": drawing { context, call in
      call.rect("in").map { context.fillEllipse(in: $0) }
    },
    "strokeEllipse": drawing { context, call in
      call.rect("in").map { context.strokeEllipse(in: $0) }
    },
    "beginPath": drawing { context, _ in context.beginPath() },
    "move": drawing { context, call in
      call.value("to").flatMap(call.kit.point).map { context.move(to: $0) }
    },
    "addLine": drawing { context, call in
      call.value("to").flatMap(call.kit.point).map { context.addLine(to: $0) }
    },
    "addRect": drawing { context, call in
      call[0].flatMap(call.kit.rect).map { context.addRect($0) }
    },
    "addEllipse": drawing { context, call in
      call.rect("in").map { context.addEllipse(in: $0) }
    },
    "addPath": drawing { context, call in
      call[0].flatMap(call.kit.path).map { context.addPath($0) }
    },
    "closePath": drawing { context, _ in context.closePath() },
    "fillPath": drawing { context, _ in context.fillPath() },
    "strokePath": drawing { context, _ in context.strokePath() },
    "clip": drawing { context, call in
      if let rect = call.rect("to") { context.clip(to: rect) } else { context.clip() }
    },
  ]

  private static let rooms: [String: KitMethod] = [
    "saveGState": drawing { context, _ in context.saveGState() },
    "restoreGState": drawing { context, _ in context.restoreGState() },
    "translateBy": drawing { context, call in
      context.translateBy(
        x: KitGeometry.bounded(call.number("x") ?? 0), y: KitGeometry.bounded(call.number("y") ?? 0)
      )
    },
    "scaleBy": drawing { context, call in
      context.scaleBy(
        x: KitGeometry.bounded(call.number("x") ?? 1), y: KitGeometry.bounded(call.number("y") ?? 1)
      )
    },
    "rotate": drawing { context, call in
      context.rotate(by: KitGeometry.bounded(call.number("by") ?? 0))
    },
  ]
}
