// SPDX-License-Identifier: MIT

import ChiaroColor

/// Colors in CSS.
enum CSSColorText {
  /// Returns a color exactly: in hexadecimal where eight bits hold it, else in its own space.
  static func exact(_ color: TokenColor) -> String {
    if let written = color.written { return text(written, color) }
    let own = space(of: color.color)
    let values = own.color.components
    if color.missing == 0, own.isSRGB, isBytes(own.color) { return own.color.hexText.lowercased() }
    var parts = (0..<3).map { index in
      color.missing & (1 << index) != 0 ? "none" : TokenNumber.text(values[index])
    }
    parts += alpha(color)
    let inside = parts.joined(separator: " ")
    switch own.color.space {
    case .lab, .lch, .oklab, .oklch: return "\(own.name)(\(inside))"
    default: return "color(\(own.name) \(inside))"
    }
  }

  /// The slash and alpha; nothing for an opaque color.
  private static func alpha(_ color: TokenColor) -> [String] {
    if color.missing & 8 != 0 { return ["/", "none"] }
    return color.color.alpha == 1 ? [] : ["/", TokenNumber.text(color.color.alpha)]
  }

  /// Returns a color in the space in which it was written.
  private static func text(_ written: TokenNotation, _ color: TokenColor) -> String {
    let isPolar = written.space.isPolar
    let parts = written.components.enumerated().map { index, value in
      if written.missing & (1 << UInt8(index)) != 0 { return "none" }
      return TokenNumber.text(value) + (isPolar && index > 0 ? "%" : "")
    }
    let inside = (parts + alpha(color)).joined(separator: " ")
    let name = written.space.rawValue
    return isPolar ? "\(name)(\(inside))" : "color(\(name) \(inside))"
  }

  /// Returns a color for screens that have sRGB only: exactly where it can be shown, else clipped.
  static func narrow(_ color: TokenColor) -> String {
    if color.color.isInGamut(of: .sRGB) { return exact(color) }
    return exact(TokenColor(Color(SRGB8(color.color))))
  }

  private static func isBytes(_ color: Color) -> Bool { Color(SRGB8(color)) == color }

  /// Returns a color in a space that CSS has, and the name of that.
  private static func space(of color: Color) -> (color: Color, name: String, isSRGB: Bool) {
    switch color.space {
    case .sRGB, .extendedSRGB:
      return (Color(.sRGB, color.components, alpha: color.alpha), "srgb", true)
    case .grayGamma22, .extendedGray: return (color.converted(to: .sRGB), "srgb", true)
    case .extendedLinearSRGB:
      return (Color(.linearSRGB, color.components, alpha: color.alpha), "srgb-linear", false)
    case .linearDisplayP3: return (color.converted(to: .displayP3), "display-p3", false)
    default: return (color, color.space.cssName ?? "srgb", false)
    }
  }

  /// Returns the color of a text; nil when it is none.
  static func color(_ text: String) -> TokenColor? {
    if let written = written(text) { return written }
    guard let color = try? Color(css: text) else { return nil }
    return TokenColor(color, missing: missing(in: text, color.space))
  }

  /// Whether a value is a color that the page or the system decides.
  static func isDecidedElsewhere(_ text: String) -> Bool {
    systemColors.contains(text.lowercased())
  }

  /// CSS Color 4 §6.2 and §7.
  private static let systemColors: Set<String> = [
    "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface",
    "buttontext", "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight",
    "highlighttext", "linktext", "mark", "marktext", "selecteditem", "selecteditemtext",
    "visitedtext",
  ]

  /// The components that are `none`, where they are those of the color's own space.
  private static func missing(in text: String, _ space: ColorSpace) -> UInt8 {
    guard text.lowercased().contains("none"), let function = CSSFunction(text),
      ["color", "lab", "lch", "oklab", "oklch"].contains(function.name)
    else { return 0 }
    let words = CSSFunction.words(function.inside)
    return missing(in: words.dropFirst(function.name == "color" ? 1 : 0).filter { $0 != "/" })
  }

  private static func missing(in parts: [String]) -> UInt8 {
    parts.prefix(4).enumerated().reduce(0) {
      $1.element.lowercased() == "none" ? $0 | 1 << UInt8($1.offset) : $0
    }
  }

  /// Reads colors of the spaces that the library lacks.
  private static func written(_ text: String) -> TokenColor? {
    guard let function = CSSFunction(text) else { return nil }
    var words = CSSFunction.words(function.inside)
    let name = function.name == "color" ? words.first?.lowercased() : function.name
    guard let name, let space = TokenNotation.Space(rawValue: name == "hsla" ? "hsl" : name),
      space.isPolar == (function.name != "color")
    else { return nil }
    if function.name == "color" { words.removeFirst() }
    if function.arguments.count > 2 {
      words = function.arguments
    } else if words.count == 5, words[3] == "/" {
      words.remove(at: 3)
    } else if words.count != 3 {
      return nil
    }
    guard words.count == 3 || words.count == 4, !space.isPolar || !words[0].hasSuffix("%")
    else { return nil }
    let full: [Double] = space.isPolar ? [360, 100, 100, 1] : [1, 1, 1, 1]
    var values: [Double] = []
    for (index, word) in words.enumerated() {
      var sum = CSSSum(word, [:], full: full[index])
      guard let value = sum.value, value.magnitude < 1e30 else { return nil }
      values.append(value)
    }
    let missing = missing(in: words)
    let alpha = values.count == 4 ? min(max(values[3], 0), 1) : 1
    if space.isPolar { values[0] = HueShape.wrapped(values[0]) }
    let components = ColorComponents(values[0], values[1], values[2])
    return DTCGSpace.color(space.rawValue, components, alpha: alpha).map {
      TokenColor(
        $0, missing: missing & 8,
        written: TokenNotation(space, Array(values.prefix(3)), missing: missing))
    }
  }
}
