// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The numbers by which a renderer draws a material over the content behind it.
///
/// On a background of a single color, which the blur does not change, the result is the color that
/// `colorStage` computes.
///
/// Apple counterpart: `UIBlurEffect`, `NSVisualEffectView.Material` · Source: Data/materials.json ·
/// Fidelity: measured where `confidence` is high, otherwise approximate
public struct MaterialRecipe: Hashable, Sendable {
  /// The confidence in a recipe's numbers.
  public enum Confidence: String, Sendable {
    /// Two or more independent readings agree.
    case high
    /// One careful reading supports the numbers.
    case medium
    /// No reading: the numbers are this project's own choice.
    case low
  }

  /// A mix towards a tone that depends on the luma of the content behind.
  public typealias Luminance = ColorStage.Luminance

  /// A gray laid over the result of the earlier steps.
  public struct Fill: Hashable, Sendable {
    /// The mode in which a fill is blended with the color below it.
    public typealias Mode = ColorStage.Fill.Mode
    /// The gray as an encoded sRGB component, from 0 to 1.
    public var white: Double
    /// The opacity of the fill, from 0 to 1.
    public var alpha: Double
    /// The mode in which the fill is blended.
    public var mode: Mode
  }

  /// The name of the material, such as `systemThinMaterial`, `light` or `sidebar`.
  public var name: String
  /// The platform of the material.
  public var platform: Platform
  /// The style that the recipe is for; unspecified when the material looks the same in both.
  public var style: UserInterfaceStyle
  /// The confidence in the recipe's numbers.
  public var confidence: Confidence
  /// The blur's radius in points: the standard deviation (sigma) of the Gaussian.
  public var blurRadius: Double
  /// Whether the colors are changed before the blur instead of after it.
  ///
  /// If the blur is wide, the change then applies to averages of a few pixels, not to single ones.
  public var blursLast: Bool
  /// The factor by which saturation is multiplied; 1 leaves it unchanged.
  public var saturation: Double
  /// Whether the components are clamped to 0…1 after `saturation` was applied.
  public var clampsSaturation: Bool
  /// The amount added to each color component, of 0 to 1, before the fills; negative to darken.
  public var brightness: Double
  /// The mix towards a tone that depends on the luma behind the material; nil for none.
  public var luminance: Luminance?
  /// The grays laid over the result, in order.
  public var fills: [Fill]

  /// Returns the recipe of a material in a style, or nil when unknown.
  ///
  /// `name` is the name of a recipe or of a material style: `regular` and `prominent` select a
  /// light or dark material by the style, and `systemThinMaterialDark` is `systemThinMaterial` in
  /// dark, whatever the style.
  public static func named(
    _ name: String, on platform: Platform, style: UserInterfaceStyle
  ) -> MaterialRecipe? {
    let isDark = style == .dark
    switch name {
    case "regular": return named(isDark ? "dark" : "light", on: platform, style: style)
    case "prominent": return named(isDark ? "dark" : "extraLight", on: platform, style: style)
    case _ where name.hasSuffix("MaterialLight"):
      return named(String(name.dropLast("Light".count)), on: platform, style: .light)
    case _ where name.hasSuffix("MaterialDark"):
      return named(String(name.dropLast("Dark".count)), on: platform, style: .dark)
    default:
      let shown = isDark ? UserInterfaceStyle.dark : .light
      return all.first {
        $0.name == name && $0.platform == platform
          && ($0.style == shown || $0.style == .unspecified)
      }
    }
  }
}
