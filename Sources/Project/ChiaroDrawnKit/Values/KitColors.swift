// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroColor
import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Colors of UIKit and AppKit.

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
      note("the color \(unknown.name) is unknown and is drawn as gray", unknown.place)
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
    case "blended":
      guard let share = modifier.argument("withFraction").flatMap(number),
        let other = modifier.argument("of").flatMap(self.color)
      else { return color }
      return Self.mean(color, other, min(1, max(0, share)))
    // What changes how a color is written leaves it as it is.
    case "usingColorSpace", "usingType": return color
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
    case "UIColor", "NSColor", "Color", "init", "CGColor": return made(read)
    default: return call.isCall ? nil : named(call.name)
    }
  }

  private func made(_ call: KitCall) -> UIColor? {
    for label in ["cgColor", "color", "resource"] {
      if let inner = call.value(label) { return color(inner) }
    }
    if let name = call.value("named") ?? call.value("name"), text(name) != nil {
      return catalog(name, call)
    }
    if let closure = call.value("dynamicProvider") ?? call.arguments.last?.value,
      case .function(let function) = closure.unwrapped
    {
      return provided(function)
    }
    let alpha = call.number("alpha") ?? call.number("opacity") ?? 1
    if let green = call.number("green"), let blue = call.number("blue") {
      if let red = Self.reds.lazy.compactMap({ call.number($0) }).first {
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      if let red = call.number("displayP3Red") {
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }
    if let white = Self.whites.lazy.compactMap({ call.number($0) }).first {
      return UIColor(white: white, alpha: alpha)
    }
    if let hue = Self.hues.lazy.compactMap({ call.number($0) }).first,
      let saturation = call.number("saturation"),
      let brightness = call.number("brightness")
    {
      return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    guard let first = call[0] else { return nil }
    return first.text == nil ? color(first) : catalog(first, call)
  }

  // The first components, which AppKit names after their space.
  private static let reds = ["red", "srgbRed", "calibratedRed", "deviceRed"]
  private static let whites = [
    "white", "gray", "calibratedWhite", "deviceWhite", "genericGamma22White",
  ]
  private static let hues = ["hue", "calibratedHue", "deviceHue"]

  /// What a closure gives for each appearance.
  private func provided(_ closure: FunctionValue) -> UIColor? {
    guard let evaluator else { return nil }
    var seen: [UserInterfaceStyle: UIColor] = [:]
    for style in [UserInterfaceStyle.light, .dark] {
      let traits =
        isMac
        ? self.value(style == .dark ? NSAppearance(named: .darkAqua) : NSAppearance(named: .aqua))
        : KitTraits.value(UITraitCollection(userInterfaceStyle: style))
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
    call.note("the color \(name) is missing; it is drawn as gray")
    return .systemGray
  }

  /// A color that is only named.
  private func named(_ name: String) -> UIColor? {
    if let plain = Self.plain[name] { return plain }
    if let system = systemColor(name) { return system }
    return assets.colorOfSymbol(name).flatMap { UIColor(named: $0) }
  }

  /// A color of the system's; nil for a name that it has not.
  func systemColor(_ name: String) -> UIColor? {
    UIColor(systemName: name, on: platform)
      // Objective-C's names of AppKit end in the word, Swift's do not.
      ?? (isMac ? UIColor(systemName: "\(name)Color", on: platform) : nil)
  }

  /// A color between two, in each appearance.
  private static func mean(_ first: UIColor, _ second: UIColor, _ share: CGFloat) -> UIColor {
    UIColor { traits in
      let one = first.resolvedColor(with: traits)
      return one.blended(withFraction: share, of: second.resolvedColor(with: traits)) ?? one
    }
  }

  private static let plain: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "tintColor": .tintColor,
  ]
}
