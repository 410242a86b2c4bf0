// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Insets as values of interpreted code, and lengths within bounds.
enum KitGeometry {
  static func insets(_ insets: UIEdgeInsets) -> Value {
    .made(
      "UIEdgeInsets",
      [
        ("top", .double(insets.top)), ("left", .double(insets.left)),
        ("bottom", .double(insets.bottom)), ("right", .double(insets.right)),
      ])
  }

  static func directional(_ insets: NSDirectionalEdgeInsets) -> Value {
    .made(
      "NSDirectionalEdgeInsets",
      [
        ("top", .double(insets.top)), ("leading", .double(insets.leading)),
        ("bottom", .double(insets.bottom)), ("trailing", .double(insets.trailing)),
      ])
  }

  /// The greatest length or place that a view gets, in points.
  static let bound: CGFloat = 100_000

  /// A length that can be drawn: what is no number is 0.
  static func bounded(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(bound, max(-bound, length))
  }

  static func bounded(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, bounded(size.width)), height: max(0, bounded(size.height)))
  }

  static func bounded(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: bounded(rect.origin.x), y: bounded(rect.origin.y)),
      size: bounded(rect.size))
  }
}

extension Kit {
  /// A number; nil for what is none.
  func number(_ value: Value) -> CGFloat? {
    if let number = value.number { return CGFloat(number) }
    guard case .host(let hosted) = value.unwrapped else { return nil }
    switch hosted.modifiers.last?.name ?? hosted.call?.name {
    case "infinity", "greatestFiniteMagnitude": return .greatestFiniteMagnitude
    case "zero": return 0
    case "leastNormalMagnitude", "leastNonzeroMagnitude": return .leastNormalMagnitude
    case "pi": return .pi
    case "systemFontSize": return isMac ? 13 : 14
    case "smallSystemFontSize": return isMac ? 11 : 12
    case "labelFontSize": return isMac ? 10 : 17
    default: return nil
    }
  }

  /// A whole number; nil for what is none.
  func whole(_ value: Value) -> Int? {
    if let whole = value.wholeNumber { return whole }
    guard let number = number(value), number.isFinite else { return nil }
    return Int(min(1e9, max(-1e9, number)))
  }

  /// A size; nil for what is none.
  func size(_ value: Value) -> CGSize? {
    parts(value).map { parts in
      KitGeometry.bounded(
        CGSize(width: parts["width"] ?? 0, height: parts["height"] ?? 0))
    }
  }

  /// A point; nil for what is none.
  func point(_ value: Value) -> CGPoint? {
    parts(value).map { parts in
      CGPoint(
        x: KitGeometry.bounded(parts["x"] ?? 0), y: KitGeometry.bounded(parts["y"] ?? 0))
    }
  }

  /// A rectangle; nil for what is none.
  func rect(_ value: Value) -> CGRect? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var rect = CGRect.zero
    if let origin = call.argument("origin").flatMap(point) { rect.origin = origin }
    if let size = call.argument("size").flatMap(size) { rect.size = size }
    for argument in call.arguments {
      if let number = number(argument.value) { set(argument.label ?? "", number, &rect) }
    }
    for change in hosted.modifiers {
      guard let first = change.arguments.first?.value else { continue }
      if change.isCall {
        rect = changed(rect, change)
      } else if change.name == "size" {
        size(first).map { rect.size = $0 }
      } else if change.name == "origin" {
        point(first).map { rect.origin = $0 }
      } else if let number = number(first) {
        set(change.name, number, &rect)
      }
    }
    return KitGeometry.bounded(rect)
  }

  private func set(_ name: String, _ number: CGFloat, _ rect: inout CGRect) {
    switch name {
    case "x": rect.origin.x = number
    case "y": rect.origin.y = number
    case "width": rect.size.width = number
    case "height": rect.size.height = number
    default: break
    }
  }

  private func changed(_ rect: CGRect, _ change: HostCall) -> CGRect {
    let x = change.argument("dx").flatMap(number) ?? 0
    let y = change.argument("dy").flatMap(number) ?? 0
    switch change.name {
    case "insetBy": return rect.insetBy(dx: x, dy: y)
    case "offsetBy": return rect.offsetBy(dx: x, dy: y)
    case "inset":
      return change.argument("by").flatMap(insets).map { inset in
        CGRect(
          x: rect.minX + inset.left, y: rect.minY + inset.top,
          width: rect.width - inset.left - inset.right,
          height: rect.height - inset.top - inset.bottom)
      } ?? rect
    case "integral": return rect.integral
    default: return rect
    }
  }

  /// Insets; nil for what is none.
  func insets(_ value: Value) -> UIEdgeInsets? {
    parts(value).map { parts in
      UIEdgeInsets(
        top: parts["top"] ?? 0, left: parts["left"] ?? parts["leading"] ?? 0,
        bottom: parts["bottom"] ?? 0, right: parts["right"] ?? parts["trailing"] ?? 0)
    }
  }

  /// Insets that follow the direction of reading; nil for what is none.
  func directional(_ value: Value) -> NSDirectionalEdgeInsets? {
    insets(value).map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  /// The numbers with which a value was made, as they were changed later.
  private func parts(_ value: Value) -> [String: CGFloat]? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var parts: [String: CGFloat] = [:]
    if call.name != "zero", call.arguments.isEmpty, hosted.modifiers.isEmpty, !call.isCall {
      return nil
    }
    for argument in call.arguments {
      guard let label = argument.label, let number = number(argument.value) else { continue }
      parts[label] = KitGeometry.bounded(number)
    }
    for change in hosted.modifiers where !change.isCall {
      if let number = change.arguments.first.flatMap({ number($0.value) }) {
        parts[change.name] = KitGeometry.bounded(number)
      }
    }
    return parts
  }
}
