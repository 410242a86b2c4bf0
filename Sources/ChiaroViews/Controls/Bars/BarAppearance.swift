// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// How a bar looks: what lies behind it, and the line at its edge.
///
/// Apple counterpart: `UIBarAppearance` · Source: UIBarAppearance.h · Fidelity: approximate
public struct BarAppearance: Hashable, Sendable {
  /// The blur or glass behind the bar, or nil.
  public var backgroundEffect: (any VisualEffect)? {
    get { effectKind?.effect }
    set { effectKind = newValue?.kind }
  }
  var effectKind: VisualEffectKind?
  /// The color over the effect, or nil.
  public var backgroundColor: DynamicColor?
  /// The color of the line at the edge, or nil for none.
  public var shadowColor: DynamicColor?
  /// The color of the title.
  public var titleColor = DynamicColor.label

  /// A bar that lets what is behind shine through.
  public static func defaultBackground() -> BarAppearance {
    BarAppearance(
      effectKind: BlurEffect(style: .systemChromeMaterial).kind, shadowColor: .separator)
  }

  /// A bar that covers what is behind.
  public static func opaqueBackground() -> BarAppearance {
    BarAppearance(backgroundColor: .systemBackground, shadowColor: .separator)
  }

  /// A bar without a background.
  public static func transparentBackground() -> BarAppearance { BarAppearance() }
}
