// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  public import ChiaroControls
  public import ChiaroViews

  /// UIKit's name for `ViewControllerTransitioningDelegate`.
  public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
  /// UIKit's name for `ViewControllerAnimatedTransitioning`.
  public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
  /// UIKit's name for `ViewControllerContextTransitioning`.
  public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
  /// UIKit's name for `TransitionContextViewControllerKey`.
  public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
  /// UIKit's name for `TransitionContextViewKey`.
  public typealias UITransitionContextViewKey = TransitionContextViewKey
  /// UIKit's name for `TextContainer`.
  public typealias NSTextContainer = TextContainer
  /// UIKit's name for `TextStorage`.
  public typealias NSTextStorage = TextStorage
  /// UIKit's name for `GlyphLayout`.
  public typealias NSLayoutManager = GlyphLayout
  /// Core Animation's name for `LayerContentsGravity`.
  public typealias CALayerContentsGravity = LayerContentsGravity
  /// UIKit's name for `ConfigurationTextAttributesTransformer`.
  public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
  /// UIKit's name for `TransitionCoordinator`, a protocol in UIKit and a class here.
  public typealias UIViewControllerTransitionCoordinatorContext = TransitionCoordinator
  /// UIKit's name for `PopoverArrowDirection`.
  public typealias UIPopoverArrowDirection = PopoverArrowDirection
  /// UIKit's name for `PopoverPresentationControllerDelegate`.
  public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
  /// UIKit's name for `SpringTimingParameters`.
  public typealias UISpringTimingParameters = SpringTimingParameters
  /// UIKit's name for `CubicTimingParameters`.
  public typealias UICubicTimingParameters = CubicTimingParameters
  /// UIKit's name for `TimingCurveProvider`.
  public typealias UITimingCurveProvider = TimingCurveProvider
#endif
