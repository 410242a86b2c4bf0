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
  /// Apple counterpart: `UIResponder` · Source: UIKit reference · Fidelity: approximate, without
  /// undo and without text input modes
  public typealias UIResponder = Responder
  /// UIKit's name for the protocol of editing commands; here it is the class `Responder`.
  ///
  /// Every `Responder` has the commands cut, copy, paste, delete, select and select all; a subclass
  /// overrides them.
  public typealias UIResponderStandardEditActions = Responder
  /// UIKit's name for `KeyInput`.
  ///
  /// Apple counterpart: `UIKeyInput` · Source: UIKit reference · Fidelity: exact
  public typealias UIKeyInput = KeyInput
  /// UIKit's name for `InputEvent`.
  ///
  /// Apple counterpart: `UIEvent` · Source: UIKit reference · Fidelity: approximate, an enumeration
  public typealias UIEvent = InputEvent
  /// UIKit's name for `KeyModifiers`.
  ///
  /// Apple counterpart: `UIKeyModifierFlags` · Source: UIKit reference · Fidelity: exact
  public typealias UIKeyModifierFlags = KeyModifiers
  /// UIKit's name for `PopoverPresentationController`.
  ///
  /// Apple counterpart: `UIPopoverPresentationController` · Source: UIKit reference · Fidelity:
  /// approximate, without an arrow
  public typealias UIPopoverPresentationController = PopoverPresentationController
  /// UIKit's name for `SheetPresentationController`.
  ///
  /// Apple counterpart: `UISheetPresentationController` · Source: UIKit reference · Fidelity:
  /// approximate, without animation
  public typealias UISheetPresentationController = SheetPresentationController
  /// UIKit's name for `SheetPresentationControllerDelegate`.
  ///
  /// Apple counterpart: `UISheetPresentationControllerDelegate` · Source: UIKit reference ·
  /// Fidelity: exact
  public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
  /// UIKit's name for `Touch`.
  public typealias UITouch = Touch
  /// UIKit's name for `GestureRecognizer`.
  public typealias UIGestureRecognizer = GestureRecognizer
  /// UIKit's name for `GestureRecognizerDelegate`.
  public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
  /// UIKit's name for `TapGestureRecognizer`.
  public typealias UITapGestureRecognizer = TapGestureRecognizer
  /// UIKit's name for `LongPressGestureRecognizer`.
  public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
  /// UIKit's name for `PanGestureRecognizer`.
  public typealias UIPanGestureRecognizer = PanGestureRecognizer
  /// UIKit's name for `SwipeGestureRecognizer`.
  public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
  /// UIKit's name for `ScreenEdgePanGestureRecognizer`.
  public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
  /// UIKit's name for `PinchGestureRecognizer`.
  public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
  /// UIKit's name for `RotationGestureRecognizer`.
  public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
  /// UIKit's name for `RectEdge`.
  public typealias UIRectEdge = RectEdge
  /// UIKit's name for `DirectionalRectEdge`.
  public typealias NSDirectionalRectEdge = DirectionalRectEdge
  /// UIKit's name for `ViewPropertyAnimator`.
  public typealias UIViewPropertyAnimator = ViewPropertyAnimator
  /// UIKit's name for `ViewPropertyAnimator.Position`.
  public typealias UIViewAnimatingPosition = ViewPropertyAnimator.Position
  /// UIKit's name for `ViewPropertyAnimator.State`.
  public typealias UIViewAnimatingState = ViewPropertyAnimator.State
  /// UIKit's name for `InterfaceOrientation`.
  public typealias UIInterfaceOrientation = InterfaceOrientation
  /// UIKit's name for `InterfaceOrientationMask`.
  public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
  /// UIKit's name for `StatusBarAnimation`.
  public typealias UIStatusBarAnimation = StatusBarAnimation
  /// UIKit's name for `ModalTransitionStyle`.
  public typealias UIModalTransitionStyle = ModalTransitionStyle
  /// UIKit's name for `StoryboardSegue`.
  public typealias UIStoryboardSegue = StoryboardSegue
  /// UIKit's name for `AdaptivePresentationControllerDelegate`.
  public typealias UIAdaptivePresentationControllerDelegate =
    AdaptivePresentationControllerDelegate
  /// UIKit's name for `AccessibilityCustomAction`.
  public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
  /// UIKit's name for `Press`.
  ///
  /// Apple counterpart: `UIPress` · Source: UIKit reference · Fidelity: approximate, has only the
  /// phase
  public typealias UIPress = Press
  /// UIKit's name for the event of a press; here it is `InputEvent`, the type of all events.
  ///
  /// Apple counterpart: `UIPressesEvent` · Source: UIKit reference · Fidelity: approximate, an
  /// enumeration
  public typealias UIPressesEvent = InputEvent
#endif
