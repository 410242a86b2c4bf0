// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Paths, gradients and contexts in which AppKit draws.
@MainActor
enum MacPathNames {
  static let classes: [String: KitClass] = [
    "NSBezierPath": KitClass(
      make: { path($0) },
      properties: [
        "cgPath": KitProperty(get: { object, kit in kit.value(object, "NSBezierPath") }),
        "lineWidth": .length(\NSBezierPath.lineWidth),
        "lineCapStyle": .named(
          \NSBezierPath.lineCapStyle, "NSBezierPath.LineCapStyle",
          ["butt": .butt, "round": .round, "square": .square]),
        "lineJoinStyle": .named(
          \NSBezierPath.lineJoinStyle, "NSBezierPath.LineJoinStyle",
          ["miter": .miter, "round": .round, "bevel": .bevel]),
        "windingRule": .named(
          \NSBezierPath.windingRule, "NSBezierPath.WindingRule",
          ["evenOdd": .evenOdd, "nonZero": .nonZero]),
        "bounds": .computed(NSBezierPath.self) { path, _ in .rect(path.bounds) },
        "isEmpty": .computed(NSBezierPath.self) { path, _ in .bool(path.isEmpty) },
        "currentPoint": .computed(NSBezierPath.self) { path, _ in .point(path.currentPoint) },
      ], methods: methods,
      statics: [
        "fill": { _, call in
          call[0].flatMap(call.kit.rect).map { NSBezierPath.fill($0) }
          return .void
        },
        "stroke": { _, call in
          call[0].flatMap(call.kit.rect).map { NSBezierPath.stroke($0) }
          return .void
        },
        "strokeLine": { _, call in
          let path = NSBezierPath()
          call.value("from").flatMap(call.kit.point).map { path.move(to: $0) }
          call.value("to").flatMap(call.kit.point).map { if !path.isEmpty { path.line(to: $0) } }
          path.stroke()
          return .void
        },
        "defaultLineWidth": { _, _ in .double(1) },
      ]),
    "NSGradient": KitClass(
      make: { gradient($0) },
      methods: [
        "draw": KitMethods.does(NSGradient.self) { gradient, call in
          let angle = KitGeometry.bounded(call.number("angle") ?? 0)
          if let path = call.kit.object(call.value("in"), NSBezierPath.self) {
            gradient.draw(in: path, angle: angle)
          } else if let rect = call.rect("in") {
            gradient.draw(in: rect, angle: angle)
          }
        }
      ]),
    "NSGraphicsContext": KitClass(
      properties: [
        "cgContext": .part("CGContext", NSGraphicsContext.self) { $0.cgContext },
        "isFlipped": .computed(NSGraphicsContext.self) { context, _ in .bool(context.isFlipped) },
        "shouldAntialias": .unseen, "imageInterpolation": .unseen,
        "compositingOperation": .unseen, "patternPhase": .unseen,
      ],
      methods: [
        "saveGraphicsState": KitMethods.does(NSGraphicsContext.self) { context, _ in
          context.saveGraphicsState()
        },
        "restoreGraphicsState": KitMethods.does(NSGraphicsContext.self) { context, _ in
          context.restoreGraphicsState()
        },
      ],
      statics: [
        "current": { _, call in
          guard let context = NSGraphicsContext.current else { return .nothing }
          call.kit.hold(context)
          return call.kit.value(context, "NSGraphicsContext")
        },
        "saveGraphicsState": { _, _ in
          NSGraphicsContext.saveGraphicsState()
          return .void
        },
        "restoreGraphicsState": { _, _ in
          NSGraphicsContext.restoreGraphicsState()
          return .void
        },
      ]),
  ]

  private static func path(_ call: KitCall) -> NSBezierPath {
    if let rect = call.rect("roundedRect") {
      return NSBezierPath(
        roundedRect: rect, xRadius: max(0, KitGeometry.bounded(call.number("xRadius") ?? 0)),
        yRadius: max(0, KitGeometry.bounded(call.number("yRadius") ?? 0)))
    }
    if let rect = call.rect("ovalIn") { return NSBezierPath(ovalIn: rect) }
    if let rect = call.rect("rect") { return NSBezierPath(rect: rect) }
    if let path = call.value("cgPath").flatMap(call.kit.path) { return NSBezierPath(cgPath: path) }
    return NSBezierPath()
  }

  /// The most colors of a gradient.
  private static let mostColors = 50

  private static func gradient(_ call: KitCall) -> NSGradient? {
    let color = { (label: String) in call.value(label).flatMap(call.kit.color) }
    if call.arguments.isEmpty { return NSGradient(starting: .black, ending: .white) }
    if let start = color("starting"), let end = color("ending") {
      return NSGradient(starting: start, ending: end)
    }
    let colors = call.kit.list(call.value("colors")).prefix(mostColors).compactMap(call.kit.color)
    let places = call.kit.list(call.value("atLocations")).prefix(mostColors)
      .compactMap(call.kit.number)
    return places.count == colors.count && !places.isEmpty
      ? NSGradient(colors: colors, atLocations: places) : NSGradient(colors: colors)
  }

  /// A method that adds to a path, at a point.
  private static func at(
    _ label: String, _ work: @escaping @MainActor (NSBezierPath, CGPoint, KitCall) -> Void
  ) -> KitMethod {
    KitMethods.does(NSBezierPath.self) { path, call in
      call.value(label).flatMap(call.kit.point).map { work(path, $0, call) }
    }
  }

  private static let methods: [String: KitMethod] = [
    "move": at("to") { path, point, _ in path.move(to: point) },
    "line": at("to") { path, point, _ in if !path.isEmpty { path.line(to: point) } },
    "curve": at("to") { path, point, call in
      guard !path.isEmpty else { return }
      let control = { (label: String) in call.value(label).flatMap(call.kit.point) ?? point }
      path.curve(
        to: point, controlPoint1: control("controlPoint1"), controlPoint2: control("controlPoint2"))
    },
    "relativeLine": at("to") { path, point, _ in if !path.isEmpty { path.relativeLine(to: point) }
    },
    "appendArc": at("withCenter") { path, point, call in
      path.appendArc(
        withCenter: point, radius: max(0, KitGeometry.bounded(call.number("radius") ?? 0)),
        startAngle: KitGeometry.bounded(call.number("startAngle") ?? 0),
        endAngle: KitGeometry.bounded(call.number("endAngle") ?? 360),
        clockwise: call.value("clockwise")?.truth ?? false)
    },
    "appendRect": KitMethods.does(NSBezierPath.self) { path, call in
      call[0].flatMap(call.kit.rect).map { path.appendRect($0) }
    },
    "appendOval": KitMethods.does(NSBezierPath.self) { path, call in
      call.rect("in").map { path.appendOval(in: $0) }
    },
    "appendRoundedRect": KitMethods.does(NSBezierPath.self) { path, call in
      call[0].flatMap(call.kit.rect).map {
        path.appendRoundedRect(
          $0, xRadius: max(0, KitGeometry.bounded(call.number("xRadius") ?? 0)),
          yRadius: max(0, KitGeometry.bounded(call.number("yRadius") ?? 0)))
      }
    },
    "append": KitMethods.does(NSBezierPath.self) { path, call in
      call.kit.object(call[0], NSBezierPath.self).map { path.append($0) }
    },
    "close": KitMethods.does(NSBezierPath.self) { path, _ in if !path.isEmpty { path.close() } },
    "removeAllPoints": KitMethods.does(NSBezierPath.self) { path, _ in path.removeAllPoints() },
    "fill": KitMethods.does(NSBezierPath.self) { path, _ in path.fill() },
    "stroke": KitMethods.does(NSBezierPath.self) { path, _ in path.stroke() },
    "addClip": KitMethods.does(NSBezierPath.self) { path, _ in path.addClip() },
    "setClip": KitMethods.does(NSBezierPath.self) { path, _ in path.setClip() },
    "setLineDash": { _, _ in nil }, "transform": { _, _ in nil },
    "contains": KitMethods.gives(NSBezierPath.self) { path, call in
      call[0].flatMap(call.kit.point).map { .bool(path.contains($0)) }
    },
  ]
}
