// SPDX-License-Identifier: MIT

public import ChiaroColor

extension MaterialRecipe {
  /// The unique identifier of the recipe, such as `ios/systemThinMaterial/dark`.
  public var id: String {
    let style =
      switch style {
      case .light: "light"
      case .dark: "dark"
      case .unspecified: "any"
      }
    return "\(platform.rawValue)/\(name)/\(style)"
  }

  /// Returns the recipe with an identifier; nil if there is none.
  public static func withID(_ id: String) -> MaterialRecipe? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether the material darkens the content behind it.
  public var isDark: Bool {
    style == .unspecified ? name == "dark" : style == .dark
  }

  /// The change that the material makes to each color behind it, without the blur.
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

  /// Returns the color of the material over an opaque, flat color, clipped to sRGB.
  ///
  /// The blur is omitted, because it does not change a flat color.
  public func applied(to backdrop: Color) -> Color {
    let base = backdrop.converted(to: .sRGB).components
      .clamped(lowerBound: .zero, upperBound: .one)
    return Color(.sRGB, colorStage.exact(base))
  }
}
