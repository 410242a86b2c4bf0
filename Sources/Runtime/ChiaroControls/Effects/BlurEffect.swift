// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// A blur of the content behind a view, in one of 21 styles.
///
/// Apple counterpart: `UIBlurEffect` · Source: UIBlurEffect.h; WWDC19 214 (statements S167–S171) ·
/// Fidelity: exact
public struct BlurEffect: VisualEffect {
  /// The style of the blur.
  public var style: Style

  /// Creates a blur effect with a style.
  public init(style: Style) { self.style = style }

  /// The appearance of a blur.
  ///
  /// Apple counterpart: `UIBlurEffect.Style` · Source: UIBlurEffect.h (statement S167) · Fidelity:
  /// exact
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    /// An extra dark blur; available only on tvOS.
    case extraDark = 3
    /// The style `light` or `dark`, depending on the user interface style.
    case regular = 4
    /// The style `extraLight` or `dark`, depending on the user interface style; on tvOS,
    /// `extraDark` replaces `dark`.
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The blur effect as a `VisualEffectKind`.
  public var kind: VisualEffectKind { VisualEffectKind(.blur(self)) }
}

extension BlurEffect.Style {
  /// Whether the style is a system material; tvOS has no system materials.
  public var isSystemMaterial: Bool { rawValue >= Self.systemUltraThinMaterial.rawValue }

  /// Whether the style is different in light and dark.
  public var isAdaptive: Bool {
    self == .regular || self == .prominent || isSystemMaterial && rawValue <= 10
  }

  /// Returns whether the style is available on a platform.
  public func isAvailable(on platform: Platform) -> Bool {
    switch self {
    case .extraDark: platform == .tvOS
    default: !isSystemMaterial || platform != .tvOS
    }
  }

  /// Returns the fixed light or dark style for the user interface style of the traits.
  ///
  /// For example, `systemMaterial` becomes `systemMaterialLight` or `systemMaterialDark`. A style
  /// that is not adaptive is returned unchanged.
  public func resolved(with traits: TraitCollection) -> BlurEffect.Style {
    let isDark = traits.userInterfaceStyle == .dark
    switch self {
    case .regular: return isDark ? .dark : .light
    case .prominent:
      guard isDark else { return .extraLight }
      return Platform(traits.userInterfaceIdiom) == .tvOS ? .extraDark : .dark
    default:
      guard isAdaptive else { return self }
      return BlurEffect.Style(rawValue: rawValue + (isDark ? 10 : 5)) ?? self
    }
  }

  /// The name of the material recipe.
  var recipeName: String {
    // No recipe of tvOS's own is known; dark is the nearest.
    self == .extraDark ? "dark" : "\(self)"
  }
}
