// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroViews

  /// `VisualEffect`, by UIKit's name: any of the effects.
  ///
  /// Apple counterpart: `UIVisualEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIVisualEffect = any VisualEffect
  /// `BlurEffect`, by Apple's name.
  ///
  /// Apple counterpart: `UIBlurEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIBlurEffect = BlurEffect
  /// `VibrancyEffect`, by Apple's name.
  ///
  /// Apple counterpart: `UIVibrancyEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIVibrancyEffect = VibrancyEffect
  /// `VibrancyEffect.Style`, by Apple's name.
  ///
  /// Apple counterpart: `UIVibrancyEffectStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIVibrancyEffectStyle = VibrancyEffect.Style
  /// `GlassEffect`, by Apple's name.
  ///
  /// Apple counterpart: `UIGlassEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIGlassEffect = GlassEffect
  /// `VisualEffectView`, by Apple's name.
  ///
  /// Apple counterpart: `UIVisualEffectView` · Source: UIKit reference · Fidelity: exact
  public typealias UIVisualEffectView = VisualEffectView
#endif
