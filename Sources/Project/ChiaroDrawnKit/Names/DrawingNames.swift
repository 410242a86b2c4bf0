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
    call.kit.pictured = nil
    let image = renderer.image { context in
      do {
        _ = try evaluator.call(closure, [call.kit.value(context.cgContext, "CGContext")])
      } catch { failure = error }
    }
    if let failure { throw failure }
    return call.kit.value(of: image)
  }
}
