// SPDX-License-Identifier: MIT

import ChiaroColor

/// Turns the numbers that code writes down into colors.
enum ColorComponents {
  /// The components in sRGB of numbers by name; nil where they are not those of a color.
  static func rgb(_ numbers: [String: Double]) -> [Double]? {
    if let white = numbers["white"] { return [white, white, white] }
    if let gray = numbers["gray"] { return scaled([gray, gray, gray]) }
    if let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"] {
      return scaled([red, green, blue])
    }
    if let hue = numbers["hue"], let saturation = numbers["saturation"],
      let brightness = numbers["brightness"]
    {
      return rgb(hue, saturation, brightness)
    }
    return nil
  }

  /// Components up to 255 are brought down to 1.
  static func scaled(_ components: [Double]) -> [Double] {
    components.contains { $0 > 1.5 } ? components.map { $0 / 255 } : components
  }

  private static func rgb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Double] {
    [5.0, 3, 1].map { offset in
      let place = (offset + min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
  }

  /// A color of components, by the name that a person would write.
  static func color(
    _ components: [Double], _ alpha: Double, _ framework: ColorValue.Framework
  ) -> ColorValue {
    // Odd numbers such as 1e400 / 1e400 are none: they count as 0.
    let clamped = components.map { $0 > 0 ? min($0, 1) : 0 }
    return ColorValue(
      name: Color(.sRGB, clamped[0], clamped[1], clamped[2]).hexText, components: clamped,
      alpha: alpha, framework: framework)
  }

  /// The components of `2F3944`, `#FFF` or `#FF2F3944`; nil for other texts.
  static func hex(_ digits: Substring) -> [Double]? {
    var text = digits.hasPrefix("#") ? digits.dropFirst() : digits
    if text.hasPrefix("0x") { text = text.dropFirst(2) }
    if text.count == 3 { text = text.map { "\($0)\($0)" }.joined()[...] }
    // Of eight digits two are alpha, which stand behind on the web and before in Android.
    if text.count == 8, text.lowercased().hasPrefix("ff"), !text.lowercased().hasSuffix("ff") {
      text = text.dropFirst(2)
    }
    guard text.count == 6 || text.count == 8, let number = UInt32(text.prefix(6), radix: 16) else {
      return nil
    }
    return [number >> 16 & 255, number >> 8 & 255, number & 255].map { Double($0) / 255 }
  }
}
