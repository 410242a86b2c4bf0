// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Colors of UIKit.

extension Kit {
  /// A color; nil for what is none.
  func color(_ value: Value) -> UIColor? {
    switch value.unwrapped {
    case .host(let hosted):
      guard let call = hosted.call, var color = systemColor(hosted.origin) ?? color(call) else {
        return nil
      }
      for modifier in hosted.modifiers { color = changed(color, modifier) }
      return color
    case .unknown(let unknown):
      note("the color \(unknown.name) is not known and is drawn as gray", unknown.place)
      return .systemGray
    default: return nil
    }
  }

  /// A color of a layer, which does not follow the traits.
  func fixed(_ value: Value) -> CGColor? { color(value)?.cgColor }

  private func changed(_ color: UIColor, _ modifier: HostCall) -> UIColor {
    switch modifier.name {
    case "withAlphaComponent", "opacity", "copy":
      let alpha = modifier.argument("alpha") ?? modifier.arguments.first?.value
      return alpha.flatMap(number).map { color.withAlphaComponent(Double($0)) } ?? color
    case "resolvedColor":
      guard let traits = modifier.arguments.first.flatMap({ KitTraits.read($0.value, self) })
      else { return color }
      return color.resolvedColor(with: traits)
    case "cgColor": return UIColor(cgColor: color.cgColor)
    default:
      return named(modifier.name) ?? color
    }
  }

  /// SwiftUI's `Color.red` is the system's red; UIKit's is that of screens.
  private func systemColor(_ origin: HostValue.Origin) -> UIColor? {
    guard case .call("Color"?, let call) = origin, !call.isCall else { return nil }
    return UIColor(
      systemName: "system\(call.name.prefix(1).uppercased())\(call.name.dropFirst())", on: .iOS)
  }

  private func color(_ call: HostCall) -> UIColor? {
    let read = KitCall(kit: self, name: call.name, arguments: call.arguments, place: call.place)
    switch call.name {
    case "UIColor", "Color", "init", "CGColor": return made(read)
    default: return call.isCall ? nil : named(call.name)
    }
  }

  private func made(_ call: KitCall) -> UIColor? {
    for label in ["cgColor", "color", "resource"] {
      if let inner = call.value(label) { return color(inner) }
    }
    if let name = call.value("named") ?? call.value("name") { return catalog(name, call) }
    if let closure = call.value("dynamicProvider") ?? call.arguments.last?.value,
      case .function(let function) = closure.unwrapped
    {
      return provided(function)
    }
    let alpha = call.number("alpha") ?? call.number("opacity") ?? 1
    if let red = call.number("red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let red = call.number("displayP3Red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = call.number("white") ?? call.number("gray") {
      return UIColor(white: white, alpha: alpha)
    }
    if let hue = call.number("hue"), let saturation = call.number("saturation"),
      let brightness = call.number("brightness")
    {
      return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    guard let first = call[0] else { return nil }
    return first.text == nil ? color(first) : catalog(first, call)
  }

  /// What a closure gives for each appearance.
  private func provided(_ closure: FunctionValue) -> UIColor? {
    guard let evaluator else { return nil }
    var seen: [UserInterfaceStyle: UIColor] = [:]
    for style in [UserInterfaceStyle.light, .dark] {
      let traits = KitTraits.value(UITraitCollection(userInterfaceStyle: style))
      guard let value = try? evaluator.call(closure, [traits]), let color = color(value) else {
        continue
      }
      seen[style] = color
    }
    guard let light = seen[.light] ?? seen[.dark] else { return nil }
    let dark = seen[.dark] ?? light
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private func catalog(_ value: Value, _ call: KitCall) -> UIColor? {
    guard let name = text(value) else { return nil }
    if assets.hasColor(name), let color = UIColor(named: name) { return color }
    call.note("no color \(name) is there; it is drawn as gray")
    return .systemGray
  }

  /// A color that is only named.
  private func named(_ name: String) -> UIColor? {
    if let plain = Self.plain[name] { return plain }
    if let system = UIColor(systemName: name, on: .iOS) { return system }
    return assets.colorOfSymbol(name).flatMap { UIColor(named: $0) }
  }

  private static let plain: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "tintColor": .tintColor,
  ]
}
