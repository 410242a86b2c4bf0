// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
public import Foundation

/// A Liquid Glass effect, which takes its color from the content behind it.
///
/// Apple counterpart: `UIGlassEffect` · Source: UIKit reference; HIG Color, Liquid Glass color
/// (statements S181, S182) · Fidelity: approximate, Apple's colors and thresholds are not public
public struct GlassEffect: VisualEffect {
  /// The transparency of the glass.
  ///
  /// Apple counterpart: `UIGlassEffect.Style` · Source: UIKit reference (statement S181) ·
  /// Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case regular = 0
    case clear = 1
  }

  /// The transparency of the glass.
  public var style: Style
  /// Whether the glass reacts to touches, false by default; stored, but without effect.
  ///
  /// Fidelity: inert
  public var isInteractive = false
  /// The tint color of the glass; nil for none.
  public var tintColor: DynamicColor?

  /// Creates a glass effect; the default style is `regular`.
  public init(style: Style = .regular) { self.style = style }

  /// Returns whether glass is light or dark over content of a given brightness.
  ///
  /// Small glass becomes light above a luminance of 0.6 and dark below 0.4. In between it keeps its
  /// style, so that it does not flicker during scrolling. Large glass is more opaque and always
  /// keeps its style. Apple's thresholds are not public.
  ///
  /// - Parameters:
  ///   - luminance: the mean relative luminance of the content, from 0 to 1
  ///   - size: the size of the glass, in points
  ///   - current: the style that the glass has now
  /// - Returns: the style of the glass
  public static func style(
    over luminance: Double, size: CGSize, current: UserInterfaceStyle
  ) -> UserInterfaceStyle {
    var glass = GlassAdaptation(style: current)
    glass.observe(luminance: luminance, height: size.height)
    return glass.style
  }

  /// The glass effect as a `VisualEffectKind`.
  public var kind: VisualEffectKind { VisualEffectKind(.glass(self)) }

  /// Returns the opacity, from 0 to 1, of glass with a size in points; large glass is more opaque.
  public func opacity(of size: CGSize) -> Double {
    GlassAdaptation.opacity(isClear: style == .clear, height: size.height)
  }

  /// Returns the identifier of the glass material for given traits and a size in points.
  ///
  /// `BackdropFilter.init(material:scale:)` creates a filter from it. Small and large glass have
  /// different materials.
  public func materialID(with traits: TraitCollection, size: CGSize) -> String {
    let shown = traits.userInterfaceStyle == .dark ? "dark" : "light"
    let isSmall = GlassAdaptation.isSmall(height: size.height)
    return "glass/\(style)/\(shown)" + (isSmall ? "" : "/large")
  }

  /// Returns the material of glass of a size, in points, for a display list.
  func material(with traits: TraitCollection, size: CGSize) -> DisplayList.Material {
    let style: UserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    let recipe = GlassAdaptation(style: style).recipe(
      isClear: self.style == .clear, height: size.height)
    return DisplayList.Material(recipe, name: materialID(with: traits, size: size))
  }

  /// Returns the recipe of a glass material from its identifier; nil for an unknown one.
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
