// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// The methods that add to a path.
enum PathNames {
  static let changing: Set = [
    "move", "addLine", "addLines", "addQuadCurve", "addCurve", "addRect", "addRoundedRect",
    "addArc",
    "addEllipse", "addPath", "addRelativeArc", "closeSubpath",
  ]
}

/// A path as the calls that were made on it: `move(to:)`, `addLine(to:)` and their like.
@MainActor
struct PathReading {
  let drawing: Drawing
  private var path = KernelPath()

  init(drawing: Drawing) { self.drawing = drawing }

  /// The path that a value records.
  func path(of value: Value?) -> KernelPath {
    guard case .host(let hosted)? = value?.unwrapped else { return KernelPath() }
    var reading = self
    for call in hosted.modifiers { reading.add(call) }
    return reading.path
  }

  private mutating func add(_ call: HostCall) {
    let point = { (label: String) in
      HostGeometry.readPoint(call.argument(label)).map { Point($0) }
    }
    switch call.name {
    case "move": point("to").map { path.move(to: $0) }
    case "addLine": point("to").map { path.line(to: $0) }
    case "addLines":
      guard case .array(let values)? = call.arguments.first?.value else { return }
      for (number, value) in values.enumerated() {
        guard let point = HostGeometry.readPoint(value).map({ Point($0) }) else { continue }
        if number == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    case "addQuadCurve":
      guard let end = point("to"), let control = point("control") else { return }
      path.curve(to: end, control1: control, control2: control)
    case "addCurve":
      guard let end = point("to"), let first = point("control1"), let second = point("control2")
      else { return }
      path.curve(to: end, control1: first, control2: second)
    case "addRect":
      guard let rect = HostGeometry.readRect(call.arguments.first?.value) else { return }
      path.move(to: Point(rect.origin))
      path.line(to: Point(CGPoint(x: rect.maxX, y: rect.minY)))
      path.line(to: Point(CGPoint(x: rect.maxX, y: rect.maxY)))
      path.line(to: Point(CGPoint(x: rect.minX, y: rect.maxY)))
      path.close()
    case "closeSubpath": path.close()
    default: break
    }
  }
}
