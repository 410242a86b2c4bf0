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
  ///  u i touch.
  public typealias UITouch = Touch
  ///  u i gesture recognizer.
  public typealias UIGestureRecognizer = GestureRecognizer
  ///  u i gesture recognizer delegate.
  public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
  ///  u i tap gesture recognizer.
  public typealias UITapGestureRecognizer = TapGestureRecognizer
  ///  u i long press gesture recognizer.
  public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
  ///  u i pan gesture recognizer.
  public typealias UIPanGestureRecognizer = PanGestureRecognizer
  ///  u i swipe gesture recognizer.
  public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
  ///  u i screen edge pan gesture recognizer.
  public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
  ///  u i pinch gesture recognizer.
  public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
  ///  u i rotation gesture recognizer.
  public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
  ///  u i rect edge.
  public typealias UIRectEdge = RectEdge
  ///  u i view property animator.
  public typealias UIViewPropertyAnimator = ViewPropertyAnimator
  ///  u i view animating position.
  public typealias UIViewAnimatingPosition = ViewPropertyAnimator.Position
  ///  u i view animating state.
  public typealias UIViewAnimatingState = ViewPropertyAnimator.State
  ///  u i interface orientation.
  public typealias UIInterfaceOrientation = InterfaceOrientation
  ///  u i interface orientation mask.
  public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
  ///  u i status bar animation.
  public typealias UIStatusBarAnimation = StatusBarAnimation
  ///  u i modal transition style.
  public typealias UIModalTransitionStyle = ModalTransitionStyle
  ///  u i storyboard segue.
  public typealias UIStoryboardSegue = StoryboardSegue
  ///  u i adaptive presentation controller delegate.
  public typealias UIAdaptivePresentationControllerDelegate =
    AdaptivePresentationControllerDelegate
  ///  u i accessibility custom action.
  public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
  ///  c a shape layer.
  public typealias CAShapeLayer = ShapeLayer
  ///  c a gradient layer.
  public typealias CAGradientLayer = GradientLayer
  ///  c a corner mask.
  public typealias CACornerMask = CornerMask
#endif
