// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import ChiaroViews

/// A function that a configuration uses to derive a color from another color.
///
/// Apple counterpart: `UIConfigurationColorTransformer` · Source: UIConfigurationColorTransformer.h
/// (statement S221) · Fidelity: exact
public struct ConfigurationColorTransformer: Sendable {
  private let transform: @Sendable (DynamicColor) -> DynamicColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (DynamicColor) -> DynamicColor) {
    self.transform = transform
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: DynamicColor) -> DynamicColor { transform(input) }

  /// A transformer that returns the gray with the same lightness in OKLab.
  public static let grayscale = ConfigurationColorTransformer { input in
    DynamicColor { traits in
      let color = input.resolved(with: traits)
      let oklab = color.converted(to: .oklab)
      return DynamicColor(
        Color(.oklab, [oklab.components.x, 0, 0], alpha: color.alpha).converted(to: .sRGB))
    }
  }

  /// A transformer that returns the accent color that the user chose for all apps.
  ///
  /// It returns the input if the platform has no accent colors or the user chose multicolor.
  public static let preferredTint = ConfigurationColorTransformer { input in
    DynamicColor { traits in
      let hasAccent = Platform(traits.userInterfaceIdiom).has(TraitAccentColor.self)
      return hasAccent && traits.accentColor != .multicolor ? .controlAccentColor : input
    }
  }

  /// A transformer that returns `secondaryLabel` for any color, for lists without tint colors.
  public static let monochromeTint = ConfigurationColorTransformer { _ in .secondaryLabel }
}
