// SPDX-License-Identifier: MIT

public import ChiaroColor

/// What a material does to what lies behind it, as numbers; the renderer turns it into pixels.
///
/// What becomes of a flat background is the formula of `ColorStage`. The blur comes on top and
/// leaves such a background as it is.
///
/// Apple counterpart: `UIBlurEffect`, `NSVisualEffectView.Material` · Source: Data/materials.json ·
/// Fidelity: measured where the confidence is high, approximate where it is medium
public struct MaterialRecipe: Hashable, Sendable {
  /// How sure the numbers are.
  public enum Confidence: String, Sendable {
    /// Two or more independent readings agree.
    case high
    /// One careful reading.
    case medium
    /// No reading at all: this project's own choice.
    case low
  }

  /// A mix towards a tone that depends on what lies behind.
  public typealias Luminance = ColorStage.Luminance

  /// A gray laid over what came before.
  public struct Fill: Hashable, Sendable {
    /// How a fill meets what is under it.
    public typealias Mode = ColorStage.Fill.Mode
    /// The gray, encoded sRGB from 0 to 1.
    public var white: Double
    /// How much it covers.
    public var alpha: Double
    /// How it meets what is under it.
    public var mode: Mode
  }

  /// The material: `systemThinMaterial`, `light`, `sidebar`.
  public var name: String
  /// Where it exists.
  public var platform: Platform
  /// The style it is for; unspecified when it looks the same in both.
  public var style: UserInterfaceStyle
  /// How sure the numbers are.
  public var confidence: Confidence
  /// The radius of the blur, in points: the Gaussian's sigma.
  public var blurRadius: Double
  /// Whether colors change before the blur, on averages over a few pixels, and not after it.
  public var blursLast: Bool
  /// What saturation is multiplied by.
  public var saturation: Double
  /// Whether the saturated components are clamped before the next step.
  public var clampsSaturation: Bool
  /// What is added in the end.
  public var brightness: Double
  /// The mix towards a tone, or nil.
  public var luminance: Luminance?
  /// The grays laid over it, in order.
  public var fills: [Fill]

  /// The recipe of a material in a style, or nil when it is not known.
  ///
  /// Names are those of recipes or of styles: `regular` and `prominent` stand for light or dark,
  /// and `systemThinMaterialDark` is `systemThinMaterial` in dark, whatever the style.
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
