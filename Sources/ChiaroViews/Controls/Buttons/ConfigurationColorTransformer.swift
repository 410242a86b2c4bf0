// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor

/// Makes the color of a configuration from another.
///
/// Apple counterpart: `UIConfigurationColorTransformer` · Source:
/// UIConfigurationColorTransformer.h (S221) · Fidelity: exact
public struct ConfigurationColorTransformer: Sendable {
  private let transform: @Sendable (DynamicColor) -> DynamicColor

  /// A transformer that does what a closure does.
  public init(_ transform: @escaping @Sendable (DynamicColor) -> DynamicColor) {
    self.transform = transform
  }

  /// The color for another.
  public func callAsFunction(_ input: DynamicColor) -> DynamicColor { transform(input) }

  /// The gray of the same lightness.
  public static let grayscale = ConfigurationColorTransformer { input in
    DynamicColor { traits in
      let color = input.resolved(with: traits)
      let oklab = color.converted(to: .oklab)
      return DynamicColor(
        Color(.oklab, [oklab.components.x, 0, 0], alpha: color.alpha).converted(to: .sRGB))
    }
  }

  /// The color that the person chose for all apps; the input where none was chosen or the platform
  /// has no such choice.
  public static let preferredTint = ConfigurationColorTransformer { input in
    DynamicColor { traits in
      let hasAccent = Platform(traits.userInterfaceIdiom).has(TraitAccentColor.self)
      return hasAccent && traits.accentColor != .multicolor ? .controlAccentColor : input
    }
  }

  /// The label color in place of a tint, for lists without colors.
  public static let monochromeTint = ConfigurationColorTransformer { _ in .secondaryLabel }
}
