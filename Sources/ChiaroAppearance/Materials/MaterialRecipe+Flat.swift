// SPDX-License-Identifier: MIT

public import ChiaroColor

extension MaterialRecipe {
  /// What tells the recipe from all others: `ios/systemThinMaterial/dark`.
  public var id: String {
    let style =
      switch style {
      case .light: "light"
      case .dark: "dark"
      case .unspecified: "any"
      }
    return "\(platform.rawValue)/\(name)/\(style)"
  }

  /// The recipe of an id, or nil when there is none.
  public static func withID(_ id: String) -> MaterialRecipe? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether the material makes what lies behind it dark.
  public var isDark: Bool {
    style == .unspecified ? name == "dark" : style == .dark
  }

  /// What the material makes of an opaque flat color, clipped to sRGB; the blur leaves such a one
  /// as it is.
  public func applied(to backdrop: Color) -> Color {
    let base = Self.clamped(backdrop.converted(to: .sRGB).components)
    let luma = 0.2126 * base.x + 0.7152 * base.y + 0.0722 * base.z
    var mixed = luma + saturation * (base - luma)
    if clampsSaturation { mixed = Self.clamped(mixed) }
    if let luminance {
      mixed =
        (1 - luminance.amount) * mixed + luminance.amount * luminance.tone(at: luma)
    }
    mixed = Self.clamped(mixed + brightness)
    return Color(.sRGB, fills.reduce(mixed) { $1.laid(over: $0) })
  }

  fileprivate static func clamped(_ components: ColorComponents) -> ColorComponents {
    components.clamped(
      lowerBound: ColorComponents(repeating: 0), upperBound: ColorComponents(repeating: 1))
  }
}

extension MaterialRecipe.Luminance {
  /// The cubic Bézier curve at a luma.
  fileprivate func tone(at luma: Double) -> Double {
    let rest = 1 - luma
    return curve[0] * rest * rest * rest + 3 * curve[1] * rest * rest * luma
      + 3 * curve[2] * rest * luma * luma + curve[3] * luma * luma * luma
  }
}

extension MaterialRecipe.Fill {
  fileprivate func laid(over base: ColorComponents) -> ColorComponents {
    let gray = ColorComponents(repeating: white)
    let met =
      switch mode {
      case .sourceOver: gray
      case .darken: pointwiseMin(gray, base)
      case .lighten: pointwiseMax(gray, base)
      }
    return base + alpha * (met - base)
  }
}
