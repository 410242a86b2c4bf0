// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

/// Points, sizes and rectangles as host values: their parts are arguments of the call that made
/// them.
enum HostGeometry {
  /// A name of its own for each value that a program makes unique.
  static func counted(_ call: HostCall) -> Value? {
    guard call.arguments.isEmpty else { return call.arguments.first?.value }
    return .string("UUID-\(call.place.file)-\(call.place.offset)")
  }

  /// Constants such as `CGSize.zero`.
  static func constant(_ name: String) -> Value? {
    switch name {
    case "CGSize.zero": .size(.zero)
    case "CGPoint.zero": .point(.zero)
    case "CGRect.zero": .rect(.zero)
    case "UIEdgeInsets.zero", "NSDirectionalEdgeInsets.zero": noInsets(name)
    default:
      cases[name].map { cases in
        .array(cases.map { .word($0, type: String(name.prefix { $0 != "." })) })
      }
    }
  }

  /// The cases of enumerations that tests and previews go through.
  private static let cases = [
    "ColorScheme.allCases": ["light", "dark"],
    "LayoutDirection.allCases": ["leftToRight", "rightToLeft"],
    "DynamicTypeSize.allCases": sizes,
    "Axis.allCases": ["horizontal", "vertical"],
    "Edge.allCases": ["top", "leading", "bottom", "trailing"],
    "TextAlignment.allCases": ["leading", "center", "trailing"],
  ]

  /// The sizes of text, the smallest first.
  static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// What a value of geometry has under a name.
  static func member(_ name: String, of value: HostValue) -> Value? {
    if let last = value.modifiers.last, last.name == "frame", value.name == "GeometryProxy",
      let frame = value.call?.argument("size")
    {
      var rect = CGRect(origin: .zero, size: readSize(frame) ?? .zero)
      // A space of a name is taken to begin where the screen does.
      if case .host(let space)? = last.argument("in")?.unwrapped, space.call?.name != "local" {
        rect.origin = readPoint(value.call?.argument("origin")) ?? .zero
      }
      return member(name, of: rect)
    }
    guard value.modifiers.isEmpty else { return nil }
    if name == "isAccessibilitySize" || name == "isAccessibilityCategory",
      let size = value.call?.name
    {
      return .bool(size.hasPrefix("accessibility"))
    }
    // Nothing has no sides.
    if value.call?.name == "zero", value.call?.isCall == false, sides.contains(name) {
      return .double(0)
    }
    switch value.name {
    case "CGRect": return readRect(.host(value)).flatMap { member(name, of: $0) }
    case "TimeZone.current" where name == "identifier": return .string("GMT")
    default: return nil
    }
  }

  /// The names of the lengths that sizes, points and insets are made of.
  private static let sides: Set = [
    "width", "height", "x", "y", "dx", "dy", "top", "bottom", "left", "right", "leading",
    "trailing",
  ]

  private static func member(_ name: String, of rect: CGRect) -> Value? {
    switch name {
    case "width": .double(rect.width)
    case "height": .double(rect.height)
    case "minX": .double(rect.minX)
    case "midX": .double(rect.midX)
    case "maxX": .double(rect.maxX)
    case "minY": .double(rect.minY)
    case "midY": .double(rect.midY)
    case "maxY": .double(rect.maxY)
    case "size": .size(rect.size)
    case "origin": .point(rect.origin)
    case "isEmpty": .bool(rect.isEmpty)
    default: nil
    }
  }

  /// A proposal with lengths in place of those that it leaves open.
  static func filled(_ proposal: HostValue, by other: Value?) -> Value {
    let other = readSize(other) ?? CGSize(width: 10, height: 10)
    return .size(
      CGSize(
        width: proposal.call?.argument("width")?.number ?? Double(other.width),
        height: proposal.call?.argument("height")?.number ?? Double(other.height)))
  }

  // MARK: Reading

  static func readSize(_ value: Value?) -> CGSize? {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else { return nil }
    if call.name == "zero" { return .zero }
    guard let width = call.argument("width")?.number, let height = call.argument("height")?.number
    else { return nil }
    return CGSize(width: width, height: height)
  }

  static func readPoint(_ value: Value?) -> CGPoint? {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else { return nil }
    if call.name == "zero" { return .zero }
    guard let x = call.argument("x")?.number, let y = call.argument("y")?.number else { return nil }
    return CGPoint(x: x, y: y)
  }

  static func readRect(_ value: Value?) -> CGRect? {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else { return nil }
    if let size = readSize(call.argument("size")) {
      return CGRect(origin: readPoint(call.argument("origin")) ?? .zero, size: size)
    }
    guard let x = call.argument("x")?.number, let y = call.argument("y")?.number,
      let width = call.argument("width")?.number, let height = call.argument("height")?.number
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
