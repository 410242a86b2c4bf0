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

  /// What the material does to each color behind it.
  public var colorStage: ColorStage {
    var stage = ColorStage()
    stage.saturation = saturation
    stage.clampsSaturation = clampsSaturation
    stage.luminance = luminance
    stage.brightness = brightness
    stage.fills = fills.map { fill in
      ColorStage.Fill(
        color: ColorComponents(repeating: fill.white), alpha: fill.alpha, mode: fill.mode)
    }
    return stage
  }

  /// What the material makes of an opaque flat color, clipped to sRGB; the blur leaves such a one
  /// as it is.
  public func applied(to backdrop: Color) -> Color {
    let base = backdrop.converted(to: .sRGB).components
      .clamped(lowerBound: .zero, upperBound: .one)
    return Color(.sRGB, colorStage.exact(base))
  }
}
