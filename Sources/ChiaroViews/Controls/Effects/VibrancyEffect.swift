// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor

/// Content whose colors come from what lies behind a blur.
///
/// It is made for one blur and belongs into the content of an effect view with that blur.
///
/// Apple counterpart: `UIVibrancyEffect` · Source: UIVibrancyEffect.h; WWDC19 214 (S172–S175) ·
/// Fidelity: approximate
public struct VibrancyEffect: VisualEffect {
  /// The blur that it is made for.
  public var blurEffect: BlurEffect
  /// The kind of content; nil is the one style there was before iOS 13.
  public var style: Style?

  /// Creates an effect.
  public init(blurEffect: BlurEffect, style: Style? = nil) {
    self.blurEffect = blurEffect
    self.style = style
  }

  /// A vibrancy.
  public var kind: VisualEffectKind { VisualEffectKind(.vibrancy(self)) }

  /// A kind of content: four for text, three for larger areas, one for lines.
  ///
  /// Apple counterpart: `UIVibrancyEffectStyle` · Source: UIVibrancyEffect.h (S172) ·
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

    /// Whether a platform has the style.
    public func isAvailable(on platform: Platform) -> Bool { platform != .tvOS }
  }
}

/// What a vibrancy makes of a color: of most, only the alpha is left.
///
/// The renderer has no vibrancy of its own yet; the system's color of the same name, which is
/// translucent as well, stands for it. Apple's color matrices are not public.
struct VibrantInk: ContentInk, Hashable {
  var style: VibrancyEffect.Style

  /// The color to draw with, in place of the one that the content declares.
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
