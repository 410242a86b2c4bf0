// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroViews

  /// UIKit's name for `LayoutConstraint`.
  ///
  /// Apple counterpart: `NSLayoutConstraint` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutConstraint = LayoutConstraint
  /// UIKit's name for `LayoutAnchor`.
  ///
  /// Apple counterpart: `NSLayoutAnchor` · Source: UIKit reference · Fidelity: approximate, its
  /// parameter is an axis
  public typealias NSLayoutAnchor = LayoutAnchor
  /// UIKit's name for `LayoutXAxisAnchor`.
  ///
  /// Apple counterpart: `NSLayoutXAxisAnchor` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
  /// UIKit's name for `LayoutYAxisAnchor`.
  ///
  /// Apple counterpart: `NSLayoutYAxisAnchor` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
  /// UIKit's name for `LayoutDimension`.
  ///
  /// Apple counterpart: `NSLayoutDimension` · Source: UIKit reference · Fidelity: exact
  public typealias NSLayoutDimension = LayoutDimension
  /// UIKit's name for `LayoutGuide`.
  ///
  /// Apple counterpart: `UILayoutGuide` · Source: UIKit reference · Fidelity: exact
  public typealias UILayoutGuide = LayoutGuide
  /// UIKit's name for `LayoutPriority`.
  ///
  /// Apple counterpart: `UILayoutPriority` · Source: UIKit reference · Fidelity: exact
  public typealias UILayoutPriority = LayoutPriority
  /// UIKit's name for `EdgeInsets`.
  ///
  /// Apple counterpart: `UIEdgeInsets` · Source: UIKit reference · Fidelity: exact
  public typealias UIEdgeInsets = EdgeInsets
  /// UIKit's name for `DirectionalEdgeInsets`.
  ///
  /// Apple counterpart: `NSDirectionalEdgeInsets` · Source: UIKit reference · Fidelity: exact
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
  /// UIKit's name for `SemanticContentAttribute`.
  ///
  /// Apple counterpart: `UISemanticContentAttribute` · Source: UIKit reference · Fidelity: exact
  public typealias UISemanticContentAttribute = SemanticContentAttribute
  /// UIKit's name for `KeyboardLayoutGuide`.
  ///
  /// Apple counterpart: `UIKeyboardLayoutGuide` · Source: UIKit reference · Fidelity: approximate,
  /// no keyboard appears on the screen
  public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
  /// UIKit's name for `LineBreakMode`.
  ///
  /// Apple counterpart: `NSLineBreakMode` · Source: UIKit reference · Fidelity: approximate, a last
  /// line that does not fit always ends with an ellipsis
  public typealias NSLineBreakMode = LineBreakMode
  /// UIKit's name for `ContentSizeCategoryAdjusting`.
  ///
  /// Apple counterpart: `UIContentSizeCategoryAdjusting` · Source: UIKit reference ·
  /// Fidelity: exact
  public typealias UIContentSizeCategoryAdjusting = ContentSizeCategoryAdjusting
  /// UIKit's name for `TransitionCoordinator`, a protocol in UIKit and a class here.
  ///
  /// Apple counterpart: `UIViewControllerTransitionCoordinator` · Source: UIKit reference ·
  /// Fidelity: exact
  public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator
#endif
