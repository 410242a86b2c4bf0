// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

/// The appearance of a bar: its background, separator line and title color.
///
/// Apple counterpart: `UIBarAppearance` · Source: UIBarAppearance.h · Fidelity: approximate
public struct BarAppearance: Hashable, Sendable {
  /// The blur or glass effect behind the bar; nil for none.
  public var backgroundEffect: (any VisualEffect)? {
    get { effectKind?.effect }
    set { effectKind = newValue?.kind }
  }
  var effectKind: VisualEffectKind?
  /// The background color, drawn over the effect; nil for none.
  public var backgroundColor: DynamicColor?
  /// The color of the separator line at the bar's edge; nil for none.
  public var shadowColor: DynamicColor?
  /// The color of the title; the default is `label`.
  public var titleColor = DynamicColor.label

  /// Returns an appearance with a translucent background of the chrome material.
  public static func defaultBackground() -> BarAppearance {
    BarAppearance(
      effectKind: BlurEffect(style: .systemChromeMaterial).kind, shadowColor: .separator)
  }

  /// Returns an appearance with an opaque background.
  public static func opaqueBackground() -> BarAppearance {
    BarAppearance(backgroundColor: .systemBackground, shadowColor: .separator)
  }

  /// Returns an appearance without a background or separator line.
  public static func transparentBackground() -> BarAppearance { BarAppearance() }
}
