// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// What values draw themselves while a view draws: colors, rectangles, texts and images.

extension Kit {
  /// Draws what a call on a value draws; nil for a call that draws nothing, or while nothing draws.
  func drawn(_ call: HostCall, _ value: HostValue) -> Value? {
    guard let context = GraphicsContext.current else { return nil }
    switch call.name {
    case "set", "setFill", "setStroke":
      guard call.arguments.isEmpty, let color = color(.host(value)) else { return nil }
      if call.name != "setStroke" { context.fillColor = color }
      if call.name != "setFill" { context.strokeColor = color }
      return .void
    case "fill", "frame", "clip":
      guard isRect(.host(value)), let rect = rect(.host(value)) else { return nil }
      if call.name == "fill" { context.fill(rect) }
      if call.name == "clip" { context.clip(to: rect) }
      if call.name == "frame" {
        rect.frame(withWidth: call.argument("withWidth").flatMap(number) ?? 1)
      }
      return .void
    case "draw": return drawn(call, text: value) ?? drawn(call, image: value)
    default: return nil
    }
  }

  private func drawn(_ call: HostCall, text value: HostValue) -> Value? {
    guard ["NSAttributedString", "NSMutableAttributedString", "NSString"].contains(value.name),
      let text = attributed(.host(value))
    else { return nil }
    draw(text, call)
    return .void
  }

  /// Draws a text as a call says.
  func draw(_ text: NSAttributedString, _ call: HostCall) {
    let rect = call.argument("in") ?? call.argument("with")
    if let rect = rect.flatMap(rect(_:)) {
      text.draw(in: rect)
    } else if let point = call.argument("at").flatMap(point) {
      text.draw(at: point)
    }
  }

  private func drawn(_ call: HostCall, image value: HostValue) -> Value? {
    guard let rect = call.argument("in").flatMap(rect), let image = image(.host(value)) else {
      return nil
    }
    let share = call.argument("fraction").flatMap(number) ?? 1
    image.draw(in: rect, from: .zero, operation: .sourceOver, fraction: min(1, max(0, share)))
    return .void
  }

  /// What a plain text knows of its size as it would be drawn, or draws; nil for another call.
  func drawn(_ call: HostCall, plain text: String) -> Value? {
    guard call.argument("withAttributes") != nil || call.argument("attributes") != nil else {
      return nil
    }
    let attributes = attributes(call.argument("withAttributes") ?? call.argument("attributes"))
    switch call.name {
    case "size": return .size(text.size(withAttributes: attributes))
    case "boundingRect":
      let size = call.argument("with").flatMap(size) ?? .zero
      return .rect(
        text.boundingRect(
          with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil))
    case "draw":
      if GraphicsContext.current != nil {
        draw(NSAttributedString(string: text, attributes: attributes), call)
      }
      return .void
    default: return nil
    }
  }

  /// Whether a value is a rectangle.
  func isRect(_ value: Value) -> Bool {
    guard case .host(let hosted) = value.unwrapped else { return false }
    return ["CGRect", "NSRect", "NSMakeRect"].contains(hosted.call?.name)
  }
}
