// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The numbers with which a renderer draws a material over the content behind it.
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

  /// A mix with a tone that depends on the luma of the content behind the material.
  public typealias Luminance = ColorStage.Luminance

  /// A gray that is drawn over the result of the earlier steps.
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
  /// The style for which the recipe is used; unspecified if the material looks the same in both
  /// styles.
  public var style: UserInterfaceStyle
  /// The confidence in the recipe's numbers.
  public var confidence: Confidence
  /// The blur radius in points, which is the standard deviation (sigma) of the Gaussian.
  public var blurRadius: Double
  /// Whether the colors are changed before the blur instead of after it.
  ///
  /// If the blur is wide, the change then applies to averages of a few pixels instead of single
  /// pixels.
  public var blursLast: Bool
  /// The factor by which saturation is multiplied; 1 means no change.
  public var saturation: Double
  /// Whether the components are clamped to 0…1 after the change of saturation.
  public var clampsSaturation: Bool
  /// The amount added to each color component before the fills.
  ///
  /// Components range from 0 to 1, and a negative amount darkens the color.
  public var brightness: Double
  /// The mix with a tone that depends on the luma behind the material; nil for none.
  public var luminance: Luminance?
  /// The grays that are drawn over the result, in order.
  public var fills: [Fill]

  /// Returns the recipe for a material in a style; nil if it is not known.
  ///
  /// `name` is the name of a recipe or of a material style. For `regular` and `prominent`, the
  /// style selects a light or dark material; `systemThinMaterialDark` is the dark
  /// `systemThinMaterial` in either style.
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
