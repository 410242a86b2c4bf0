// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import ChiaroViews

/// An effect that derives the colors of content from the blur behind it.
///
/// Use it in the content view of an effect view that has the same blur.
///
/// Apple counterpart: `UIVibrancyEffect` · Source: UIVibrancyEffect.h; WWDC19 214 (statements
/// S172–S175) · Fidelity: approximate, translucent system colors replace Apple's blending
public struct VibrancyEffect: VisualEffect {
  /// The blur that is behind the content.
  public var blurEffect: BlurEffect
  /// The style of the vibrancy; nil for an effect without a style, which draws content like
  /// `label`.
  public var style: Style?

  /// Creates a vibrancy effect for content in front of a blur.
  public init(blurEffect: BlurEffect, style: Style? = nil) {
    self.blurEffect = blurEffect
    self.style = style
  }

  /// The vibrancy effect as a `VisualEffectKind`.
  public var kind: VisualEffectKind { VisualEffectKind(.vibrancy(self)) }

  /// The style of a vibrancy effect: four styles are for text, three for fills and one for
  /// separators.
  ///
  /// Apple counterpart: `UIVibrancyEffectStyle` · Source: UIVibrancyEffect.h (statement S172) ·
  /// Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7

    /// Returns whether the style is available on a platform.
    public func isAvailable(on platform: Platform) -> Bool { platform != .tvOS }
  }
}

/// The replacement of colors under a vibrancy effect; most colors keep only their alpha.
///
/// The renderer has no vibrancy of its own yet; the system's color of the same name, which is
/// translucent as well, stands for it. Apple's color matrices are not public.
struct VibrantInk: ContentColorReplacement, Hashable {
  var style: VibrancyEffect.Style

  /// Returns the color to draw with in place of a color that the content uses.
  func color(for declared: DynamicColor) -> DynamicColor {
    // Labels let colors through (S175).
    guard style != .label else { return declared }
    let base = color
    return DynamicColor { traits in
      let alpha = declared.resolved(with: traits).alpha
      let own = base.resolved(with: traits)
      return DynamicColor(own.withAlpha(own.alpha * alpha))
    }
  }

  private var color: DynamicColor {
    switch style {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
