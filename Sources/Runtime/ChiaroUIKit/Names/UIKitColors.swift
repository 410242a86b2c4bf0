// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroAppearance
  @_exported public import ChiaroColor

  /// UIKit's name for `DynamicColor`.
  ///
  /// Apple counterpart: `UIColor` · Source: UIKit reference · Fidelity: exact
  public typealias UIColor = DynamicColor
  /// UIKit's name for `Image`.
  ///
  /// Apple counterpart: `UIImage` · Source: UIKit reference · Fidelity: exact
  public typealias UIImage = Image
  /// UIKit's name for `ImageAsset`.
  ///
  /// Apple counterpart: `UIImageAsset` · Source: UIKit reference · Fidelity: exact
  public typealias UIImageAsset = ImageAsset
#endif
