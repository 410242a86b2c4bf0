// SPDX-License-Identifier: MIT

import ChiaroColor

/// Colors in CSS.
enum CSSColorText {
  /// Returns a color exactly: in hexadecimal where eight bits hold it, else in its own space.
  static func exact(_ color: TokenColor) -> String {
    let own = space(of: color.color)
    let values = own.color.components
    if color.missing == 0, own.isSRGB, isBytes(own.color) { return own.color.hexText.lowercased() }
    var parts = (0..<3).map { index in
      color.missing & (1 << index) != 0 ? "none" : TokenNumber.text(values[index])
    }
    if color.missing & 8 != 0 {
      parts += ["/", "none"]
    } else if own.color.alpha != 1 {
      parts += ["/", TokenNumber.text(own.color.alpha)]
    }
    let inside = parts.joined(separator: " ")
    switch own.color.space {
    case .lab, .lch, .oklab, .oklch: return "\(own.name)(\(inside))"
    default: return "color(\(own.name) \(inside))"
    }
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
    if let color = try? Color(css: text) {
      return TokenColor(color, missing: missing(in: text, color.space))
    }
    return other(text)
  }

  /// The components that are `none`, where they are those of the color's own space.
  private static func missing(in text: String, _ space: ColorSpace) -> UInt8 {
    guard text.lowercased().contains("none"), let open = text.firstIndex(of: "("),
      text.hasSuffix(")")
    else { return 0 }
    let name = text[..<open].lowercased()
    guard ["color", "lab", "lch", "oklab", "oklch"].contains(name) else { return 0 }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = inside.replacing("/", with: " / ").split { $0.isWhitespace }
      .dropFirst(name == "color" ? 1 : 0).filter { $0 != "/" }
    return parts.prefix(4).enumerated().reduce(0) {
      $1.element.lowercased() == "none" ? $0 | 1 << UInt8($1.offset) : $0
    }
  }

  /// Reads `color()` of spaces that the library lacks.
  private static func other(_ text: String) -> TokenColor? {
    guard text.lowercased().hasPrefix("color("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(6).dropLast().replacing("/", with: " / ")
      .split { $0.isWhitespace }.map(String.init)
    guard parts.count == 4 || parts.count == 6 && parts[4] == "/" else { return nil }
    let numbers = (parts[1...3] + parts.dropFirst(5)).map { Double($0) ?? .nan }
    guard numbers.allSatisfy({ $0.magnitude < 1e30 }) else { return nil }
    let components = ColorComponents(numbers[0], numbers[1], numbers[2])
    let alpha = numbers.count == 4 ? min(max(numbers[3], 0), 1) : 1
    return DTCGSpace.color(parts[0].lowercased(), components, alpha: alpha).map { TokenColor($0) }
  }
}
