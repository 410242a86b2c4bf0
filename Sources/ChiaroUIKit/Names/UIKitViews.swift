// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroViews

  /// UIKit's name for `View`.
  ///
  /// Apple counterpart: `UIView` · Source: UIKit reference · Fidelity: exact
  public typealias UIView = View
  /// UIKit's name for `Window`.
  ///
  /// Apple counterpart: `UIWindow` · Source: UIKit reference · Fidelity: exact
  public typealias UIWindow = Window
  /// UIKit's name for `WindowScene`.
  ///
  /// Apple counterpart: `UIWindowScene` · Source: UIKit reference · Fidelity: exact
  public typealias UIWindowScene = WindowScene
  /// UIKit's name for `Screen`.
  ///
  /// Apple counterpart: `UIScreen` · Source: UIKit reference · Fidelity: exact
  public typealias UIScreen = Screen
  /// UIKit's name for `ViewController`.
  ///
  /// Apple counterpart: `UIViewController` · Source: UIKit reference · Fidelity: exact
  public typealias UIViewController = ViewController
  /// UIKit's name for `PresentationController`.
  ///
  /// Apple counterpart: `UIPresentationController` · Source: UIKit reference · Fidelity: exact
  public typealias UIPresentationController = PresentationController
  /// UIKit's name for `ModalPresentationStyle`.
  ///
  /// Apple counterpart: `UIModalPresentationStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIModalPresentationStyle = ModalPresentationStyle
  /// UIKit's name for `Responder`.
  ///
  /// Apple counterpart: `UIResponder` · Source: UIKit reference · Fidelity: approximate
  public typealias UIResponder = Responder
  /// UIKit's name for `KeyInput`.
  ///
  /// Apple counterpart: `UIKeyInput` · Source: UIKit reference · Fidelity: exact
  public typealias UIKeyInput = KeyInput
  /// UIKit's name for `InputEvent`.
  ///
  /// Apple counterpart: `UIEvent` · Source: UIKit reference · Fidelity: approximate
  public typealias UIEvent = InputEvent
  /// UIKit's name for `KeyModifiers`.
  ///
  /// Apple counterpart: `UIKeyModifierFlags` · Source: UIKit reference · Fidelity: exact
  public typealias UIKeyModifierFlags = KeyModifiers
  /// UIKit's name for `PopoverPresentationController`.
  ///
  /// Apple counterpart: `UIPopoverPresentationController` · Source: UIKit reference ·
  /// Fidelity: approximate
  public typealias UIPopoverPresentationController = PopoverPresentationController
  /// UIKit's name for `SheetPresentationController`.
  ///
  /// Apple counterpart: `UISheetPresentationController` · Source: UIKit reference ·
  /// Fidelity: approximate
  public typealias UISheetPresentationController = SheetPresentationController
  public typealias UITouch = Touch
  public typealias UIGestureRecognizer = GestureRecognizer
  public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
  public typealias UITapGestureRecognizer = TapGestureRecognizer
  public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
  public typealias UIPanGestureRecognizer = PanGestureRecognizer
  public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
  public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
  public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
  public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
  public typealias UIRectEdge = RectEdge
  public typealias UIViewPropertyAnimator = ViewPropertyAnimator
  public typealias UIViewAnimatingPosition = ViewPropertyAnimator.Position
  public typealias UIViewAnimatingState = ViewPropertyAnimator.State
  public typealias UIInterfaceOrientation = InterfaceOrientation
  public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
  public typealias UIStatusBarAnimation = StatusBarAnimation
  public typealias UIModalTransitionStyle = ModalTransitionStyle
  public typealias UIStoryboardSegue = StoryboardSegue
  public typealias UIAdaptivePresentationControllerDelegate =
    AdaptivePresentationControllerDelegate
  public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
  public typealias CAShapeLayer = ShapeLayer
  public typealias CAGradientLayer = GradientLayer
  public typealias CACornerMask = CornerMask
#endif
