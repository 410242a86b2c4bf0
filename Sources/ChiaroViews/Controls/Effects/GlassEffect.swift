// SPDX-License-Identifier: MIT

public import ChiaroAppearance
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
    guard size.height <= largestFlippingHeight else { return current }
    if luminance > 0.6 { return .light }
    if luminance < 0.4 { return .dark }
    return current
  }

  /// A glass.
  public var kind: VisualEffectKind { VisualEffectKind(.glass(self)) }

  /// How opaque the glass is; large elements are more so.
  public func opacity(of size: CGSize) -> Double {
    let base = style == .regular ? 0.5 : 0.15
    return size.height > Self.largestFlippingHeight ? base + 0.3 : base
  }

  /// The height of a large navigation bar, in points: bars flip, sheets and sidebars do not.
  private static let largestFlippingHeight: CGFloat = 96
}
