// SPDX-License-Identifier: MIT

/// A color function of CSS, which parses its arguments.
enum CSSColorFunction: String, CaseIterable {
  case rgb
  case rgba
  case hsl
  case hsla
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case color

  /// Parses the function's arguments, up to and including the closing parenthesis, into a color.
  func read(_ scanner: inout CSSScanner) throws(ColorError) -> Color {
    switch self {
    case .rgb, .rgba: try Self.rgb(CSSArguments(&scanner, canBeLegacy: true))
    case .hsl, .hsla: try Self.hsl(CSSArguments(&scanner, canBeLegacy: true))
    case .hwb: try Self.hwb(CSSArguments(&scanner, canBeLegacy: false))
    case .lab: try Self.color(in: .lab, CSSArguments(&scanner, canBeLegacy: false))
    case .lch: try Self.color(in: .lch, CSSArguments(&scanner, canBeLegacy: false))
    case .oklab: try Self.color(in: .oklab, CSSArguments(&scanner, canBeLegacy: false))
    case .oklch: try Self.color(in: .oklch, CSSArguments(&scanner, canBeLegacy: false))
    case .color: try Self.spaced(&scanner)
    }
  }

  // MARK: sRGB

  private static func rgb(_ arguments: CSSArguments) throws(ColorError) -> Color {
    let percentages = arguments.values.count(where: \.isPercentage)
    if arguments.isLegacy && percentages % 3 != 0 {
      throw ColorError(
        .value, met: arguments.values.map(\.text).joined(separator: ", "),
        expected: "three numbers or three percentages")
    }
    let bytes = try components(arguments.values, hundredPercent: 255)
    return Color(.sRGB, clamped(bytes / 255), alpha: arguments.alpha)
  }

  private static func hsl(_ arguments: CSSArguments) throws(ColorError) -> Color {
    let (hue, others) = try hueFirst(arguments)
    let numbers = arguments.values.dropFirst().filter { !$0.isPercentage }
    if arguments.isLegacy, let number = numbers.first {
      throw ColorError(.value, met: number.text, expected: "a percentage")
    }
    let saturation = max(0, others.x / 100)
    let lightness = others.y / 100
    let reach = saturation * min(lightness, 1 - lightness)
    // §7.1: each channel runs along the hue circle, a third of it from the next.
    let channels = ColorComponents(0, 8, 4).mapped { offset in
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return Color(.sRGB, clamped(channels), alpha: arguments.alpha)
  }

  private static func hwb(_ arguments: CSSArguments) throws(ColorError) -> Color {
    let (hue, others) = try hueFirst(arguments)
    let white = others.x / 100
    let black = others.y / 100
    if white + black >= 1 {
      let gray = ColorComponents(repeating: white / (white + black))
      return Color(.sRGB, clamped(gray), alpha: arguments.alpha)
    }
    let pure = ColorComponents(5, 3, 1).mapped { offset in
      let place = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
      return 1 - max(0, min(place, 4 - place, 1))
    }
    return Color(.sRGB, clamped(pure * (1 - black) + (1 - pure) * white), alpha: arguments.alpha)
  }

  /// Returns the hue and two further values, for which 100 % is 100 (z is unused).
  private static func hueFirst(
    _ arguments: CSSArguments
  ) throws(ColorError) -> (hue: Double, others: ColorComponents) {
    guard let hue = arguments.values[0].hue else {
      throw ColorError(.value, met: arguments.values[0].text, expected: "a number or an angle")
    }
    let others = try components(Array(arguments.values.dropFirst()), hundredPercent: 100)
    return (hue, others)
  }

  /// Clamps components to 0…1, because sRGB is unbounded only in `color()`.
  private static func clamped(_ components: ColorComponents) -> ColorComponents {
    components.clamped(lowerBound: .zero, upperBound: .one)
  }

  private static func components(
    _ values: [CSSValue], hundredPercent: Double
  ) throws(ColorError) -> ColorComponents {
    var components = ColorComponents.zero
    for (index, value) in values.enumerated() {
      guard let number = value.number(hundredPercent: hundredPercent) else {
        throw ColorError(.value, met: value.text, expected: "a number or a percentage")
      }
      components[index] = number
    }
    return components
  }

  // MARK: Other spaces

  /// Parses the arguments of `color(display-p3 …)`: the name of a space, then its components.
  private static func spaced(_ scanner: inout CSSScanner) throws(ColorError) -> Color {
    let token = scanner.next()
    guard case .word(let name) = token, let space = ColorSpace(cssName: name), space.isCSSParameter
    else {
      let known = ColorSpace.allCases.filter(\.isCSSParameter).compactMap(\.cssName)
      throw ColorError(
        .space, met: scanner.lastText, expected: (known + ["xyz"]).joined(separator: ", "))
    }
    return try color(in: space, CSSArguments(&scanner, canBeLegacy: false))
  }

  /// Creates a color from arguments, for which 100 % is the upper end of each channel's range.
  private static func color(
    in space: ColorSpace, _ arguments: CSSArguments
  ) throws(ColorError) -> Color {
    var components = ColorComponents.zero
    for (index, channel) in space.channels.enumerated() {
      let value = arguments.values[index]
      let number =
        channel.name == "hue" ? value.hue : value.number(hundredPercent: channel.range.upperBound)
      guard let number else {
        let expected = channel.name == "hue" ? "a number or an angle" : "a number or a percentage"
        throw ColorError(.value, met: value.text, expected: expected)
      }
      components[index] = channel.parsed(number)
    }
    return Color(space, components, alpha: arguments.alpha)
  }
}

extension ColorChannel {
  /// Clamps a parsed lightness to its range, and a chroma to 0 and above (§9.3, §9.4).
  fileprivate func parsed(_ number: Double) -> Double {
    switch name {
    case "lightness": max(range.lowerBound, min(number, range.upperBound))
    case "chroma": max(0, number)
    default: number
    }
  }
}

extension ColorComponents {
  fileprivate func mapped(_ transform: (Double) -> Double) -> ColorComponents {
    TransferCurve.map(self, transform)
  }
}
