// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroAppearance
  @_exported public import ChiaroColor

  /// `DynamicColor`, by UIKit's name.
  ///
  /// Apple counterpart: `UIColor` · Source: UIKit reference · Fidelity: exact
  public typealias UIColor = DynamicColor
  /// `Color`, by UIKit's name.
  ///
  /// Apple counterpart: `CGColor` · Source: UIKit reference · Fidelity: exact
  public typealias CGColor = Color
  /// `Image`, by UIKit's name.
  ///
  /// Apple counterpart: `UIImage` · Source: UIKit reference · Fidelity: exact
  public typealias UIImage = Image
  /// `ImageAsset`, by UIKit's name.
  ///
  /// Apple counterpart: `UIImageAsset` · Source: UIKit reference · Fidelity: exact
  public typealias UIImageAsset = ImageAsset
#endif
