// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

// How colors, gradients and other styles are read.

extension Drawing {
  /// A style; nil for what is none, such as a view.
  func style(_ value: Value) -> StyleValue? {
    switch value.unwrapped {
    case .host(let hosted):
      guard let call = hosted.call, var style = style(call, hosted.typeName) else { return nil }
      for modifier in hosted.modifiers {
        guard let next = changed(style, modifier) else { return nil }
        style = next
      }
      return style
    case .unknown(let unknown):
      guard ["Color", "UIColor", "ShapeStyle"].contains(session.typeName(value) ?? "") else {
        return nil
      }
      note("Color", "the color \(unknown.name) is unknown and is drawn as gray", unknown.place)
      return ChiaroSwiftUI.Color.gray.style
    default: return nil
    }
  }

  /// A style with where its expression stands.
  func placed(_ style: StyleValue, _ value: Value, at use: Place) -> StyleValue {
    guard let own = sourcePlace(use) else { return style }
    var origin: SourcePlace?
    if case .host(let hosted) = value.unwrapped, let call = hosted.call {
      origin = sourcePlace(call.place)
    }
    let isAssumed = isAssumed(value) || style.place?.isAssumed == true
    return .placed(
      style, StylePlace(own, origin: origin, isAssumed: isAssumed, name: colorName(value)))
  }

  /// The name of a color that has one, in a catalog or of the system; nil for others.
  private func colorName(_ value: Value) -> String? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    if !call.isCall { return assets.colorName(ofSymbol: call.name) ?? call.name }
    let arguments = Arguments(drawing: self, call: call)
    guard let name = arguments.value("named") ?? arguments[0] else { return nil }
    return name.text == nil ? colorName(name) : text(name)
  }

  /// Whether nobody knows a color, so that another is drawn.
  private func isAssumed(_ value: Value) -> Bool {
    switch value.unwrapped {
    case .unknown: return true
    case .host(let hosted):
      guard let call = hosted.call else { return false }
      let arguments = Arguments(drawing: self, call: call)
      if let name = arguments.value("named") ?? arguments[0], name.text != nil {
        return !assets.hasColor(text(name))
      }
      return call.arguments.contains { $0.value.isUnknown }
        || hosted.modifiers.contains { $0.arguments.contains { $0.value.isUnknown } }
    default: return false
    }
  }

  private func changed(_ style: StyleValue, _ modifier: HostCall) -> StyleValue? {
    let arguments = Arguments(drawing: self, call: modifier)
    switch modifier.name {
    case "opacity": return arguments.length(0).map { .opacity(Double($0), style) }
    case "withAlphaComponent": return arguments.length(0).map { .opacity(Double($0), style) }
    case "secondary": return .levelOf(1, style)
    case "tertiary": return .levelOf(2, style)
    case "quaternary": return .levelOf(3, style)
    case "gradient", "shadow", "blendMode", "resolvedColor", "mix", "cgColor": return style
    default: return nil
    }
  }

  private func style(_ call: HostCall, _ type: String?) -> StyleValue? {
    let arguments = Arguments(drawing: self, call: call)
    switch call.name {
    case "Color", "NSColor", "UIColor", "init": return color(arguments)
    case "AnyShapeStyle": return arguments[0].flatMap(style)
    default:
      guard let course = course(call.name, arguments) else { return named(call.name, type, call) }
      return stops(arguments).map { .gradient(GradientValue(course, $0)) }
    }
  }

  /// The course of a gradient; nil for what is none.
  private func course(_ name: String, _ arguments: Arguments) -> GradientValue.Course? {
    let center = arguments.unitPoint("center") ?? .center
    switch name {
    case "LinearGradient", "linearGradient":
      return .linear(
        arguments.unitPoint("startPoint") ?? .top, arguments.unitPoint("endPoint") ?? .bottom)
    case "RadialGradient", "radialGradient":
      return .radial(
        center, start: arguments.length("startRadius") ?? 0,
        end: arguments.length("endRadius") ?? 100)
    case "EllipticalGradient", "ellipticalGradient":
      return .elliptical(
        center, start: arguments.length("startRadiusFraction") ?? 0,
        end: arguments.length("endRadiusFraction") ?? 0.5)
    case "AngularGradient", "angularGradient", "conicGradient":
      let start = (arguments.value("startAngle") ?? arguments.value("angle")).flatMap(angle)
      let end = arguments.value("endAngle").flatMap(angle)
      let first = start ?? .zero
      return .angular(center, start: first, end: end ?? .degrees(first.degrees + 360))
    default: return nil
    }
  }

  // MARK: Names

  /// A color or style that is only named: `.red`, `Color.accentColor`, `UIColor.systemBackground`.
  private func named(_ name: String, _ type: String?, _ call: HostCall) -> StyleValue? {
    guard !call.isCall else { return nil }
    if type == "UIColor" || type == "NSColor" {
      if let color = Self.fixed[name] { return .color(DynamicColor(ChiaroColor.Color(color))) }
      if let color = system(name, of: type) { return .color(color) }
    }
    switch name {
    case "primary": return type == "Color" ? .color(.label) : .level(0)
    case "secondary": return type == "Color" ? .color(.secondaryLabel) : .level(1)
    case "tertiary": return .level(2)
    case "quaternary": return .level(3)
    case "quinary": return .level(4)
    case "foreground": return .level(0)
    case "background": return .background(0)
    case "windowBackground": return .background(1)
    case "ultraThinMaterial", "ultraThin": return .material(.ultraThin)
    case "thinMaterial", "thin": return .material(.thin)
    case "regularMaterial", "regular": return .material(.regular)
    case "thickMaterial", "thick": return .material(.thick)
    case "ultraThickMaterial", "ultraThick": return .material(.ultraThick)
    case "bar": return .material(.bar)
    case "tint", "accentColor": return .tint
    case "separator": return .color(.separator)
    case "placeholder": return .color(.placeholderText)
    default: break
    }
    if Self.plain.contains(name), let color = system(name) { return .color(color) }
    if let color = system(name), name.hasPrefix("system") || type != nil { return .color(color) }
    return assets.colorName(ofSymbol: name).map { .named($0) }
  }

  /// The colors of UIKit and AppKit that are the same in each appearance.
  ///
  /// Source: UIColor reference, "Fixed colors"
  private static let fixed: [String: SRGB8] = [
    "red": SRGB8(red: 255, green: 0, blue: 0), "green": SRGB8(red: 0, green: 255, blue: 0),
    "blue": SRGB8(red: 0, green: 0, blue: 255), "cyan": SRGB8(red: 0, green: 255, blue: 255),
    "yellow": SRGB8(red: 255, green: 255, blue: 0),
    "magenta": SRGB8(red: 255, green: 0, blue: 255),
    "orange": SRGB8(red: 255, green: 128, blue: 0),
    "purple": SRGB8(red: 128, green: 0, blue: 128),
    "brown": SRGB8(red: 153, green: 102, blue: 51),
    "gray": SRGB8(red: 128, green: 128, blue: 128),
    "darkGray": SRGB8(red: 85, green: 85, blue: 85),
    "lightGray": SRGB8(red: 170, green: 170, blue: 170),
  ]

  private static let plain: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear",
  ]

  /// A color of the system, by SwiftUI's name, by UIKit's or by AppKit's.
  private func system(_ name: String, of type: String? = nil) -> DynamicColor? {
    switch name {
    case "clear": return .clear
    case "black": return .black
    case "white": return .white
    default: break
    }
    if Self.plain.contains(name) {
      let system = "system\(name.prefix(1).uppercased())\(name.dropFirst())"
      return host.isMac
        ? DynamicColor(systemName: "\(system)Color", on: .macOS)
        : DynamicColor(systemName: system, on: .iOS)
    }
    guard host.isMac || type == "NSColor" else { return DynamicColor(systemName: name, on: .iOS) }
    // Objective-C's names of AppKit end in the word, Swift's do not always.
    return DynamicColor(systemName: name, on: .macOS)
      ?? DynamicColor(systemName: "\(name)Color", on: .macOS)
  }

  // MARK: Values

  private func color(_ arguments: Arguments) -> StyleValue? {
    if let inner = arguments.value("uiColor") ?? arguments.value("nsColor")
      ?? arguments.value("cgColor")
    {
      return style(inner) ?? nil
    }
    if let name = arguments.value("named") { return catalogColor(name, arguments) }
    if let closure = arguments.closure("dynamicProvider") ?? arguments.closure(nil) {
      return provided(closure)
    }
    let alpha = Double(arguments.length("opacity") ?? arguments.length("alpha") ?? 1)
    let number = { (label: String) in arguments.length(label).map { Double($0) } }
    if let red = number("red") ?? number("displayP3Red"), let green = number("green"),
      let blue = number("blue")
    {
      let isWide = arguments.word(0) == "displayP3" || arguments.value("displayP3Red") != nil
      return ChiaroSwiftUI.Color(
        isWide ? .displayP3 : .sRGB, red: red, green: green, blue: blue, opacity: alpha
      ).style
    }
    if let white = number("white") {
      return ChiaroSwiftUI.Color(white: white, opacity: alpha).style
    }
    if let hue = number("hue"), let saturation = number("saturation"),
      let brightness = number("brightness")
    {
      return ChiaroSwiftUI.Color(
        hue: hue, saturation: saturation, brightness: brightness, opacity: alpha
      ).style
    }
    guard let first = arguments[0] else { return nil }
    if first.text != nil { return catalogColor(first, arguments) }
    if let word = word(first) {
      // `Color(.systemBackground)` names a color of UIKit, or one of the catalog.
      if let color = system(word) { return .color(color) }
      if let name = assets.colorName(ofSymbol: word) { return .named(name) }
    }
    return style(first)
  }

  private func catalogColor(_ name: Value, _ arguments: Arguments) -> StyleValue? {
    let name = text(name)
    if !assets.hasColor(name) {
      note("Color", "the color \(name) is missing; it is drawn as gray", arguments.place)
      return ChiaroSwiftUI.Color.gray.style
    }
    return .named(name)
  }

  /// What the closure of a color gives for the traits of now.
  private func provided(_ closure: FunctionValue) -> StyleValue? {
    let scheme = host.surroundings.system("colorScheme") ?? Value.word("light")
    let traits = Value.made(
      "UITraitCollection",
      [
        ("userInterfaceStyle", scheme), ("accessibilityContrast", Value.word("normal")),
        ("userInterfaceLevel", Value.word("base")), ("name", Value.word("aqua")),
      ])
    return session.call(closure, [traits]).flatMap(style)
  }

  /// The stops of a gradient, in order.
  private func stops(_ arguments: Arguments) -> [GradientValue.Stop]? {
    var source = arguments
    let given = arguments.value("gradient") ?? arguments[0]
    if case .host(let gradient)? = given?.unwrapped, let call = gradient.call,
      call.name == "Gradient" || call.name == "init"
    {
      source = Arguments(drawing: self, call: call)
    }
    if case .array(let values)? = source.value("stops")?.unwrapped {
      return values.compactMap { value in
        guard case .host(let stop) = value.unwrapped, let call = stop.call else { return nil }
        let inner = Arguments(drawing: self, call: call)
        guard let color = inner.style("color") else { return nil }
        return GradientValue.Stop(inner.length("location") ?? 0, color)
      }.sorted { $0.position < $1.position }
    }
    guard case .array(let values)? = (source.value("colors") ?? source[0])?.unwrapped else {
      return nil
    }
    let colors = values.compactMap(style)
    let last = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { GradientValue.Stop(CGFloat($0) / last, $1) }
  }
}
