// SPDX-License-Identifier: MIT

package import ChiaroInterpreter
package import ChiaroRaster
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Layers: corners, borders, shadows, gradients and shapes.
@MainActor
enum LayerNames {
  static let classes: [String: KitClass] = [
    "CALayer": KitClass(
      make: { _ in CALayer() }, properties: properties, methods: methods),
    "CAGradientLayer": KitClass(
      upper: "CALayer", make: { _ in CAGradientLayer() },
      properties: [
        "colors": KitProperty(
          type: "[CGColor]?",
          set: { object, value, kit in
            (object as? CAGradientLayer)?.colors = kit.list(value).compactMap { kit.fixed($0) }
            return true
          }),
        "locations": KitProperty(
          type: "[Double]?",
          set: { object, value, kit in
            let numbers = kit.list(value).compactMap { kit.number($0) }
            (object as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: Double($0)) }
            return true
          }),
        "startPoint": .point(\CAGradientLayer.startPoint),
        "endPoint": .point(\CAGradientLayer.endPoint),
      ]),
    "CAShapeLayer": KitClass(
      upper: "CALayer", make: { _ in CAShapeLayer() },
      properties: [
        "path": KitProperty(
          type: "CGPath?",
          set: { object, value, kit in
            (object as? CAShapeLayer)?.path = kit.path(value)
            return true
          }),
        "fillColor": .fixed(\CAShapeLayer.fillColor),
        "strokeColor": .fixed(\CAShapeLayer.strokeColor),
        "lineWidth": .length(\CAShapeLayer.lineWidth),
        "lineDashPattern": KitProperty(
          type: "[Double]?",
          set: { object, value, kit in
            let numbers = kit.list(value).compactMap { kit.number($0) }
            (object as? CAShapeLayer)?.lineDashPattern =
              numbers.isEmpty ? nil : numbers.map { NSNumber(value: max(0, Double($0))) }
            return true
          }),
        "strokeStart": .length(\CAShapeLayer.strokeStart, 0.25),
        "strokeEnd": .length(\CAShapeLayer.strokeEnd, 0.5),
        "lineCap": KitProperty(), "lineJoin": KitProperty(),
      ]),
    "UIBezierPath": KitClass(
      make: { path($0) },
      properties: [
        "cgPath": KitProperty(get: { object, kit in kit.value(object, "UIBezierPath") }),
        "lineWidth": .length(\UIBezierPath.lineWidth),
        "bounds": .computed(UIBezierPath.self) { path, _ in Value.rect(path.bounds) },
      ], methods: pathMethods),
  ]

  private static let properties: [String: KitProperty] = [
    "frame": .rect(\CALayer.frame), "bounds": .rect(\CALayer.bounds),
    "cornerRadius": .length(\CALayer.cornerRadius), "borderWidth": .length(\CALayer.borderWidth),
    "borderColor": .fixed(\CALayer.borderColor),
    "backgroundColor": .fixed(\CALayer.backgroundColor),
    "shadowColor": .fixed(\CALayer.shadowColor), "shadowRadius": .length(\CALayer.shadowRadius),
    "shadowOpacity": .single(\CALayer.shadowOpacity),
    "shadowOffset": .size(\CALayer.shadowOffset), "opacity": .single(\CALayer.opacity),
    "masksToBounds": .flag(\CALayer.masksToBounds), "isHidden": .flag(\CALayer.isHidden),
    "zPosition": .length(\CALayer.zPosition),
    "cornerCurve": .choice(\CALayer.cornerCurve, "CALayerCornerCurve"),
    "maskedCorners": KitProperty(
      type: "CACornerMask",
      set: { object, value, kit in
        guard let words = kit.words(value) else { return false }
        (object as? CALayer)?.maskedCorners = words.reduce(into: []) { mask, word in
          corners[word].map { mask.formUnion($0) }
        }
        return true
      }),
    "mask": .object(\CALayer.mask, "CALayer"),
    "sublayers": .computed(CALayer.self) { layer, kit in
      .some(.array((layer.sublayers ?? []).map { kit.value($0, "CALayer") }))
    },
    "superlayer": .computed(CALayer.self) { layer, kit in
      kit.value(layer.superlayer, "CALayer")
    },
    "shadowPath": KitProperty(), "contentsScale": KitProperty(), "contents": KitProperty(),
  ]

  private static let corners: [String: CACornerMask] = [
    "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
    "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
  ]

  /// Puts a layer into another, where that makes no circle.
  private static func insert(_ object: AnyObject, at index: Int?, _ call: KitCall) {
    guard let parent = object as? CALayer, let layer = call.kit.object(call[0], CALayer.self)
    else { return }
    let line = sequence(first: parent, next: \.superlayer).prefix(1_000)
    guard !line.contains(where: { $0 === layer }) else {
      return call.note("a layer cannot be added to itself or to a layer in it")
    }
    let count = parent.sublayers?.count ?? 0
    parent.insertSublayer(layer, at: UInt32(min(max(0, index ?? count), count)))
  }

  private static let methods: [String: KitMethod] = [
    "addSublayer": { object, call in
      insert(object, at: nil, call)
      return nil
    },
    "insertSublayer": { object, call in
      insert(object, at: call.whole("at") ?? (call.has("below") ? 0 : nil), call)
      return nil
    },
    "removeFromSuperlayer": { object, _ in
      (object as? CALayer)?.removeFromSuperlayer()
      return nil
    },
    "render": { object, call in
      call.kit.take(pictureOf: (object as? CALayer)?.view)
      return nil
    },
    "add": { _, _ in nil }, "removeAllAnimations": { _, _ in nil },
    "setNeedsDisplay": { _, _ in nil }, "setNeedsLayout": { _, _ in nil },
    "layoutIfNeeded": { _, _ in nil }, "removeAnimation": { _, _ in nil },
  ]

  // MARK: Paths

  private static func path(_ call: KitCall) -> UIBezierPath {
    if let other = call.value("cgPath") {
      return UIBezierPath(cgPath: call.kit.path(other) ?? Path())
    }
    if let rect = call.rect("roundedRect") {
      if let size = call.value("cornerRadii").flatMap(call.kit.size) {
        var corners: UIRectCorner = []
        for word in call.value("byRoundingCorners").flatMap(call.kit.words) ?? ["allCorners"] {
          rounded[word].map { corners.formUnion($0) }
        }
        return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size)
      }
      return UIBezierPath(
        roundedRect: rect,
        cornerRadius: KitGeometry.bounded(max(0, call.number("cornerRadius") ?? 0)))
    }
    if let rect = call.rect("ovalIn") { return UIBezierPath(ovalIn: rect) }
    if let rect = call.rect("rect") { return UIBezierPath(rect: rect) }
    if let center = call.value("arcCenter").flatMap(call.kit.point) {
      return UIBezierPath(
        arcCenter: center, radius: KitGeometry.bounded(max(0, call.number("radius") ?? 0)),
        startAngle: KitGeometry.bounded(call.number("startAngle") ?? 0),
        endAngle: KitGeometry.bounded(call.number("endAngle") ?? 2 * .pi),
        clockwise: call.value("clockwise")?.truth ?? true)
    }
    return UIBezierPath()
  }

  private static let rounded: [String: UIRectCorner] = [
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight, "allCorners": .allCorners,
  ]

  private static let pathMethods: [String: KitMethod] = [
    "move": { object, call in
      call.value("to").flatMap(call.kit.point).map { (object as? UIBezierPath)?.move(to: $0) }
      return nil
    },
    "addLine": { object, call in
      if let path = object as? UIBezierPath, !path.isEmpty {
        call.value("to").flatMap(call.kit.point).map { path.addLine(to: $0) }
      }
      return nil
    },
    "addCurve": { object, call in
      guard let path = object as? UIBezierPath, !path.isEmpty,
        let end = call.value("to").flatMap(call.kit.point),
        let one = call.value("controlPoint1").flatMap(call.kit.point),
        let two = call.value("controlPoint2").flatMap(call.kit.point)
      else { return nil }
      path.addCurve(to: end, controlPoint1: one, controlPoint2: two)
      return nil
    },
    "addQuadCurve": { object, call in
      guard let path = object as? UIBezierPath, !path.isEmpty,
        let end = call.value("to").flatMap(call.kit.point),
        let control = call.value("controlPoint").flatMap(call.kit.point)
      else { return nil }
      path.addQuadCurve(to: end, controlPoint: control)
      return nil
    },
    "addArc": { object, call in
      guard let path = object as? UIBezierPath,
        let center = call.value("withCenter").flatMap(call.kit.point)
      else { return nil }
      path.addArc(
        withCenter: center, radius: KitGeometry.bounded(max(0, call.number("radius") ?? 0)),
        startAngle: KitGeometry.bounded(call.number("startAngle") ?? 0),
        endAngle: KitGeometry.bounded(call.number("endAngle") ?? 2 * .pi),
        clockwise: call.value("clockwise")?.truth ?? true)
      return nil
    },
    "close": { object, _ in
      if let path = object as? UIBezierPath, !path.isEmpty { path.close() }
      return nil
    },
    "append": { object, call in
      call.kit.object(call[0], UIBezierPath.self).map { (object as? UIBezierPath)?.append($0) }
      return nil
    },
    "fill": { object, _ in
      (object as? UIBezierPath)?.fill()
      return nil
    },
    "stroke": { object, _ in
      (object as? UIBezierPath)?.stroke()
      return nil
    },
    "addClip": { object, _ in
      (object as? UIBezierPath)?.addClip()
      return nil
    },
  ]
}

extension Kit {
  /// A path; nil for what is none.
  package func path(_ value: Value) -> Path? { object(value, UIBezierPath.self)?.cgPath }
}
