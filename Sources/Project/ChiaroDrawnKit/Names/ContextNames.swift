// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Contexts of Core Graphics, in which views of both kits draw.
@MainActor
enum ContextNames {
  static let classes: [String: KitClass] = [
    "CGContext": KitClass(
      properties: [
        "interpolationQuality": KitProperty(),
        "cgContext": KitProperty(get: { object, kit in kit.value(object, "CGContext") }),
      ],
      methods: ViewNames.joined([colors, paths, areas, places]))
  ]

  private static func does(
    _ work: @escaping @MainActor (GraphicsContext, KitCall) -> Void
  ) -> KitMethod {
    KitMethods.does(GraphicsContext.self) { context, call in work(context, call) }
  }

  /// A method that does something with a rectangle.
  private static func within(
    _ label: String?, _ work: @escaping @MainActor (GraphicsContext, CGRect) -> Void
  ) -> KitMethod {
    does { context, call in
      let value = label.map { call.value($0) } ?? call[0]
      value.flatMap(call.kit.rect).map { work(context, $0) }
    }
  }

  private static let colors: [String: KitMethod] = [
    "setFillColor": does { context, call in
      call.kit.color(ofContext: call).map { context.fillColor = $0 }
    },
    "setStrokeColor": does { context, call in
      call.kit.color(ofContext: call).map { context.strokeColor = $0 }
    },
    "setLineWidth": does { context, call in
      context.setLineWidth(KitGeometry.bounded(max(0, call.number(0) ?? 1)))
    },
    "setLineCap": does { context, call in
      if call.word(0) == "round" { context.setLineCap(.round) }
    },
    "setLineJoin": does { context, call in
      if call.word(0) == "round" { context.setLineJoin(.round) }
    },
    "setShadow": { _, _ in nil }, "setAlpha": { _, _ in nil }, "setBlendMode": { _, _ in nil },
    "setShouldAntialias": { _, _ in nil }, "setAllowsAntialiasing": { _, _ in nil },
    "setLineDash": does { context, call in
      let lengths = call.kit.list(call.value("lengths")).prefix(20).compactMap(call.kit.number)
      context.setLineDash(
        phase: KitGeometry.bounded(call.number("phase") ?? 0),
        lengths: lengths.map { max(0, KitGeometry.bounded($0)) })
    },
  ]

  private static let paths: [String: KitMethod] = [
    "beginPath": does { context, _ in context.beginPath() },
    "closePath": does { context, _ in context.closePath() },
    "move": does { context, call in
      call.value("to").flatMap(call.kit.point).map { context.move(to: $0) }
    },
    "addLine": does { context, call in
      call.value("to").flatMap(call.kit.point).map { context.addLine(to: $0) }
    },
    "addLines": does { context, call in
      let points = call.kit.list(call.value("between")).prefix(2_000).compactMap(call.kit.point)
      if !points.isEmpty { context.addLines(between: points) }
    },
    "addRect": within(nil) { $0.addRect($1) },
    "addEllipse": within("in") { $0.addEllipse(in: $1) },
    "addPath": does { context, call in
      call[0].flatMap(call.kit.path).map { context.addPath($0) }
    },
    "addArc": does { context, call in
      guard let center = call.value("center").flatMap(call.kit.point) else { return }
      context.addArc(
        center: center, radius: max(0, KitGeometry.bounded(call.number("radius") ?? 0)),
        startAngle: KitGeometry.bounded(call.number("startAngle") ?? 0),
        endAngle: KitGeometry.bounded(call.number("endAngle") ?? 2 * .pi),
        clockwise: call.value("clockwise")?.truth ?? false)
    },
    "fillPath": does { context, _ in context.fillPath() },
    "strokePath": does { context, _ in context.strokePath() },
    "drawPath": does { context, call in
      switch call.word("using") {
      case "stroke": context.drawPath(using: .stroke)
      case "fillStroke": context.drawPath(using: .fillStroke)
      default: context.drawPath(using: .fill)
      }
    },
    "clip": does { context, call in
      if let rect = call.rect("to") { context.clip(to: rect) } else { context.clip() }
    },
  ]

  private static let areas: [String: KitMethod] = [
    "fill": within(nil) { $0.fill($1) }, "stroke": within(nil) { $0.stroke($1) },
    "fillEllipse": within("in") { $0.fillEllipse(in: $1) },
    "strokeEllipse": within("in") { $0.strokeEllipse(in: $1) },
    "clear": { _, _ in nil }, "draw": { _, _ in nil }, "flush": { _, _ in nil },
  ]

  private static let places: [String: KitMethod] = [
    "saveGState": does { context, _ in context.saveGState() },
    "restoreGState": does { context, _ in context.restoreGState() },
    "translateBy": does { context, call in
      context.translateBy(
        x: KitGeometry.bounded(call.number("x") ?? 0), y: KitGeometry.bounded(call.number("y") ?? 0)
      )
    },
    "scaleBy": does { context, call in
      context.scaleBy(
        x: KitGeometry.bounded(call.number("x") ?? 1), y: KitGeometry.bounded(call.number("y") ?? 1)
      )
    },
    "rotate": does { context, call in
      context.rotate(by: KitGeometry.bounded(call.number("by") ?? 0))
    },
    "concatenate": { _, _ in nil },
  ]
}

extension Kit {
  /// The color that a call sets in a context; nil for none.
  func color(ofContext call: KitCall) -> UIColor? {
    if let white = call.number("gray") {
      return UIColor(white: white, alpha: call.number("alpha") ?? 1)
    }
    if let red = call.number("red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: call.number("alpha") ?? 1)
    }
    return call[0].flatMap(color)
  }
}
