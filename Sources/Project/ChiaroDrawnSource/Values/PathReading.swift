// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// The types of paths, and the methods that add to them.
enum PathNames {
  static let types: Set = ["Path", "UIBezierPath", "CGMutablePath"]
  static let changing: Set = [
    "move", "addLine", "addLines", "addQuadCurve", "addCurve", "addRect", "addRects",
    "addRoundedRect", "addArc", "addEllipse", "addPath", "addRelativeArc", "closeSubpath",
    "append", "close",
  ]
}

/// A path as the calls that were made on it: `move(to:)`, `addLine(to:)` and their like, on a path
/// of SwiftUI, of UIKit or of Core Graphics.
@MainActor
struct PathReading {
  let drawing: Drawing
  private var path = KernelPath()

  init(drawing: Drawing) { self.drawing = drawing }

  /// The path that a value records.
  func path(of value: Value?) -> KernelPath {
    if let value, let path = drawing.host.kit?.kit.path(value) { return path }
    guard case .host(let hosted)? = value?.unwrapped else { return KernelPath() }
    var reading = self
    if let call = hosted.call { reading.begin(call) }
    for call in hosted.modifiers { reading.add(call) }
    return reading.path
  }

  /// What a path begins with: nothing, a form, another path, or what a closure adds.
  private mutating func begin(_ call: HostCall) {
    let arguments = Arguments(drawing: drawing, call: call)
    if let closure = arguments.closure(nil) {
      path = path(
        of: drawing.session.changed(Value.made("Path", []), by: closure))
      return
    }
    if let rect = HostGeometry.readRect(call.argument("roundedRect")) {
      return rounded(rect, arguments)
    }
    if let rect = HostGeometry.readRect(call.argument("ellipseIn") ?? call.argument("ovalIn")) {
      return addEllipse(rect)
    }
    if let rect = HostGeometry.readRect(call.argument("rect") ?? arguments[0]) {
      return addRect(rect)
    }
    if call.argument("arcCenter") != nil { return addArc(arguments, center: "arcCenter") }
    // A path of another type: `Path(bezier.cgPath)`.
    if let other = call.argument("cgPath") ?? arguments[0] { path = path(of: other) }
  }

  private mutating func rounded(_ rect: CGRect, _ arguments: Arguments) {
    let radii = HostGeometry.readSize(
      arguments.value("cornerRadii") ?? arguments.value("cornerSize"))
    let length = arguments.length("cornerRadius") ?? radii?.width ?? 0
    let most = min(rect.width, rect.height) / 2
    let radius = length.isFinite ? min(max(0, length), most) : most
    let words = arguments.value("byRoundingCorners").flatMap(drawing.words) ?? ["allCorners"]
    let has = { (corner: String) in words.contains("allCorners") || words.contains(corner) }
    let form = ShapeForm.uneven(
      ["topLeft", "bottomLeft", "bottomRight", "topRight"].map { has($0) ? radius : 0 })
    path.elements += form.path(in: rect).elements
  }

  private mutating func add(_ call: HostCall) {
    let arguments = Arguments(drawing: drawing, call: call)
    let point = { (label: String) in
      HostGeometry.readPoint(call.argument(label)).map { Point($0) }
    }
    let first = call.arguments.first?.value
    switch call.name {
    case "move": point("to").map { path.move(to: $0) }
    case "addLine": point("to").map { path.line(to: $0) }
    case "addLines": addLines(first)
    case "addQuadCurve":
      guard let end = point("to"),
        let control = point("control") ?? point("controlPoint")
      else { return }
      path.curve(to: end, control1: control, control2: control)
    case "addCurve":
      guard let end = point("to"), let one = point("control1") ?? point("controlPoint1"),
        let two = point("control2") ?? point("controlPoint2")
      else { return }
      path.curve(to: end, control1: one, control2: two)
    case "addRect": HostGeometry.readRect(first).map { addRect($0) }
    case "addEllipse": HostGeometry.readRect(call.argument("in")).map { addEllipse($0) }
    case "addRoundedRect": HostGeometry.readRect(call.argument("in")).map { rounded($0, arguments) }
    case "addArc":
      addArc(arguments, center: call.argument("center") == nil ? "withCenter" : "center")
    case "addRelativeArc": addRelativeArc(arguments)
    case "addPath", "append": path.elements += path(of: first).elements
    case "closeSubpath", "close": path.close()
    case "offsetBy":
      path = path.offsetBy(dx: arguments.length("dx") ?? 0, dy: arguments.length("dy") ?? 0)
    case "trimmedPath":
      path = path.trimmedPath(from: arguments.length("from") ?? 0, to: arguments.length("to") ?? 1)
    default: break
    }
  }

  private mutating func addLines(_ value: Value?) {
    guard case .array(let values)? = value else { return }
    for (number, value) in values.enumerated() {
      guard let point = HostGeometry.readPoint(value).map({ Point($0) }) else { continue }
      if number == 0 { path.move(to: point) } else { path.line(to: point) }
    }
  }

  private mutating func addRect(_ rect: CGRect) {
    path.elements += ShapeForm.rectangle.path(in: rect).elements
  }

  private mutating func addEllipse(_ rect: CGRect) {
    path.elements += ShapeForm.ellipse.path(in: rect).elements
  }

  /// An arc between two angles, of SwiftUI or as numbers.
  private mutating func addArc(_ arguments: Arguments, center: String) {
    guard let center = HostGeometry.readPoint(arguments.value(center)),
      let radius = arguments.length("radius"), let start = angle("startAngle", arguments),
      let end = angle("endAngle", arguments)
    else { return }
    path.addArc(
      center: center, radius: radius, startAngle: start, endAngle: end,
      clockwise: arguments.flag("clockwise") ?? false)
  }

  private mutating func addRelativeArc(_ arguments: Arguments) {
    guard let center = HostGeometry.readPoint(arguments.value("center")),
      let radius = arguments.length("radius"), let start = angle("startAngle", arguments),
      let delta = angle("delta", arguments)
    else { return }
    path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
  }

  private func angle(_ label: String, _ arguments: Arguments) -> Angle? {
    guard let value = arguments.value(label) else { return nil }
    return drawing.angle(value) ?? drawing.length(value).map { .radians(Double($0)) }
  }
}
