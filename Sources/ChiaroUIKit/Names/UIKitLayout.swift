// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroViews

  /// `LayoutConstraint`, by Apple's name.
  ///
  /// Apple counterpart: `NSLayoutConstraint` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutConstraint = LayoutConstraint
  /// `LayoutXAxisAnchor`, by Apple's name.
  ///
  /// Apple counterpart: `NSLayoutXAxisAnchor` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
  /// `LayoutYAxisAnchor`, by Apple's name.
  ///
  /// Apple counterpart: `NSLayoutYAxisAnchor` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
  /// `LayoutDimension`, by Apple's name.
  ///
  /// Apple counterpart: `NSLayoutDimension` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutDimension = LayoutDimension
  /// `LayoutGuide`, by Apple's name.
  ///
  /// Apple counterpart: `UILayoutGuide` · Source: UIKit reference · Fidelity: exact
  public typealias UILayoutGuide = LayoutGuide
  /// `LayoutPriority`, by Apple's name.
  ///
  /// Apple counterpart: `UILayoutPriority` · Source: UIKit reference · Fidelity: exact
  public typealias UILayoutPriority = LayoutPriority
  /// `EdgeInsets`, by Apple's name.
  ///
  /// Apple counterpart: `UIEdgeInsets` · Source: UIKit reference · Fidelity: exact
  public typealias UIEdgeInsets = EdgeInsets
  /// `DirectionalEdgeInsets`, by Apple's name.
  ///
  /// Apple counterpart: `NSDirectionalEdgeInsets` · Source: UIKit reference · Fidelity: exact
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
  /// `SemanticContentAttribute`, by Apple's name.
  ///
  /// Apple counterpart: `UISemanticContentAttribute` · Source: UIKit reference · Fidelity: exact
  public typealias UISemanticContentAttribute = SemanticContentAttribute
  /// `TransitionCoordinator`, by Apple's name.
  ///
  /// Apple counterpart: `UIViewControllerTransitionCoordinator` · Source: UIKit reference ·
  /// Fidelity: exact
  public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator
  /// `SnapshotLayer`, by Apple's name.
  ///
  /// Apple counterpart: `CALayer` · Source: UIKit reference · Fidelity: approximate
  public typealias CALayer = SnapshotLayer
#endif
