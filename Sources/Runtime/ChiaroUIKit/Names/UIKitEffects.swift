// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroControls
  @_exported public import ChiaroFoundation

  /// UIKit's name for any `VisualEffect`.
  ///
  /// Apple counterpart: `UIVisualEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIVisualEffect = any VisualEffect
  /// UIKit's name for `BlurEffect`.
  ///
  /// Apple counterpart: `UIBlurEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIBlurEffect = BlurEffect
  /// UIKit's name for `VibrancyEffect`.
  ///
  /// Apple counterpart: `UIVibrancyEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIVibrancyEffect = VibrancyEffect
  /// UIKit's name for `VibrancyEffect.Style`.
  ///
  /// Apple counterpart: `UIVibrancyEffectStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIVibrancyEffectStyle = VibrancyEffect.Style
  /// UIKit's name for `GlassEffect`.
  ///
  /// Apple counterpart: `UIGlassEffect` · Source: UIKit reference · Fidelity: exact
  public typealias UIGlassEffect = GlassEffect
  /// UIKit's name for `VisualEffectView`.
  ///
  /// Apple counterpart: `UIVisualEffectView` · Source: UIKit reference · Fidelity: exact
  public typealias UIVisualEffectView = VisualEffectView
#endif
