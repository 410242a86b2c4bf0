// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

// Points, sizes, rectangles and insets that code changes, and what rectangles make of each other.

extension HostGeometry {
  /// The types whose parts are arguments of the call that makes them.
  private static let types: Set = [
    "CGPoint", "CGSize", "CGVector", "UIEdgeInsets", "NSEdgeInsets", "EdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "NSRange",
  ]

  /// The insets without any length, by their types.
  static func noInsets(_ name: String) -> Value? {
    let labels: [String]? =
      switch name {
      case "UIEdgeInsets.zero": ["top", "left", "bottom", "right"]
      case "NSDirectionalEdgeInsets.zero": ["top", "leading", "bottom", "trailing"]
      default: nil
      }
    return labels.map { labels in
      .made(String(name.prefix { $0 != "." }), labels.map { ($0, Value.double(0)) })
    }
  }

  /// A value with another part in place of one; nil for what is no geometry.
  static func replacing(_ name: String, by part: Value, in value: HostValue) -> Value? {
    guard value.modifiers.isEmpty, let call = value.call else { return nil }
    if value.typeName == "CGRect" {
      guard var rect = readRect(.host(value)) ?? (call.arguments.isEmpty ? .zero : nil) else {
        return nil
      }
      switch name {
      case "origin": readPoint(part).map { rect.origin = $0 }
      case "size": readSize(part).map { rect.size = $0 }
      default: return nil
      }
      return .rect(rect)
    }
    guard let type = value.typeName, types.contains(type), let number = part.number else {
      return nil
    }
    var parts = call.arguments
    if let place = parts.firstIndex(where: { $0.label == name }) {
      parts[place].value = .double(number)
    } else {
      parts.append(CallArgument(name, .double(number)))
    }
    return .made(type, parts.compactMap { part in part.label.map { ($0, part.value) } })
  }

  /// What a call on a rectangle gives; nil for another call.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    guard value.typeName == "CGRect", let rect = readRect(.host(value)) else { return nil }
    let length = { (label: String) in CGFloat(call.argument(label)?.number ?? 0) }
    let other = readRect(call.arguments.first?.value)
    switch call.name {
    case "insetBy": return .rect(rect.insetBy(dx: length("dx"), dy: length("dy")))
    case "offsetBy": return .rect(rect.offsetBy(dx: length("dx"), dy: length("dy")))
    case "inset":
      guard case .host(let insets)? = call.argument("by")?.unwrapped else { return nil }
      let side = { (labels: String...) in
        labels.lazy.compactMap { insets.call?.argument($0)?.number }.first.map { CGFloat($0) } ?? 0
      }
      let (left, right) = (side("left", "leading"), side("right", "trailing"))
      return .rect(
        CGRect(
          x: rect.minX + left, y: rect.minY + side("top"), width: rect.width - left - right,
          height: rect.height - side("top") - side("bottom")))
    case "union": return other.map { .rect(rect.union($0)) }
    case "intersection": return other.map { .rect(rect.intersection($0)) }
    case "intersects": return other.map { .bool(rect.intersects($0)) }
    case "contains":
      if let other { return .bool(rect.contains(other)) }
      return readPoint(call.arguments.first?.value).map { .bool(rect.contains($0)) }
    default: return nil
    }
  }
}
