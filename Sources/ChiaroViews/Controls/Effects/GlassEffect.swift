// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import Foundation

/// Liquid Glass: it has no color of its own and takes it from what lies behind.
///
/// Apple counterpart: `UIGlassEffect` · Source: UIKit reference; HIG Color, Liquid Glass color
/// (S181, S182) · Fidelity: approximate
public struct GlassEffect: VisualEffect {
  /// How much of what lies behind is seen.
  ///
  /// Apple counterpart: `UIGlassEffect.Style` · Source: UIKit reference (S181) · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case regular = 0
    case clear = 1
  }

  /// How much of what lies behind is seen.
  public var style: Style
  /// Whether the glass reacts to touches.
  public var isInteractive = false
  /// A color that the glass is stained with, or nil.
  public var tintColor: DynamicColor?

  /// Creates an effect.
  public init(style: Style = .regular) { self.style = style }

  /// Light or dark glass, by the luminance from 0 to 1 of what lies behind.
  ///
  /// Small elements flip when what is behind becomes clearly lighter or darker than the middle;
  /// in between they stay as they are, so that scrolling does not make them flicker. Large ones
  /// are too opaque to need it and keep the style of the interface.
  ///
  /// Apple's thresholds are not public.
  public static func style(
    over luminance: Double, size: CGSize, current: UserInterfaceStyle
  ) -> UserInterfaceStyle {
    var glass = GlassAdaptation(style: current)
    glass.observe(luminance: luminance, height: size.height)
    return glass.style
  }

  /// A glass.
  public var kind: VisualEffectKind { VisualEffectKind(.glass(self)) }

  /// How opaque the glass is; large elements are more so.
  public func opacity(of size: CGSize) -> Double {
    GlassAdaptation.opacity(isClear: style == .clear, height: size.height)
  }

  /// What display lists call the glass of an element in an environment; large ones are their own.
  public func materialID(with traits: TraitCollection, size: CGSize) -> String {
    let shown = traits.userInterfaceStyle == .dark ? "dark" : "light"
    let isSmall = GlassAdaptation.isSmall(height: size.height)
    return "glass/\(style)/\(shown)" + (isSmall ? "" : "/large")
  }

  /// The glass of an element in an environment, for a display list.
  func material(with traits: TraitCollection, size: CGSize) -> DisplayList.Material {
    let style: UserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    let recipe = GlassAdaptation(style: style).recipe(
      isClear: self.style == .clear, height: size.height)
    return DisplayList.Material(recipe, name: materialID(with: traits, size: size))
  }

  /// The recipe of such a name, or nil when it is none.
  static func recipe(ofID id: String) -> MaterialRecipe? { recipes[id] }

  private static let recipes: [String: MaterialRecipe] = {
    var recipes: [String: MaterialRecipe] = [:]
    for glass in Style.allCases.map(GlassEffect.init(style:)) {
      for style in [UserInterfaceStyle.light, .dark] {
        for height in [1, GlassAdaptation.largestSmallHeight + 1] {
          let id = glass.materialID(
            with: TraitCollection(userInterfaceStyle: style), size: CGSize(width: 1, height: height)
          )
          recipes[id] = GlassAdaptation(style: style).recipe(
            isClear: glass.style == .clear, height: height)
        }
      }
    }
    return recipes
  }()
}
