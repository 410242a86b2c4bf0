// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroViews

  /// `View`, by UIKit's name.
  ///
  /// Apple counterpart: `UIView` · Source: UIKit reference · Fidelity: exact
  public typealias UIView = View
  /// `Window`, by UIKit's name.
  ///
  /// Apple counterpart: `UIWindow` · Source: UIKit reference · Fidelity: exact
  public typealias UIWindow = Window
  /// `WindowScene`, by UIKit's name.
  ///
  /// Apple counterpart: `UIWindowScene` · Source: UIKit reference · Fidelity: exact
  public typealias UIWindowScene = WindowScene
  /// `Screen`, by UIKit's name.
  ///
  /// Apple counterpart: `UIScreen` · Source: UIKit reference · Fidelity: exact
  public typealias UIScreen = Screen
  /// `ViewController`, by UIKit's name.
  ///
  /// Apple counterpart: `UIViewController` · Source: UIKit reference · Fidelity: exact
  public typealias UIViewController = ViewController
  /// `PresentationController`, by UIKit's name.
  ///
  /// Apple counterpart: `UIPresentationController` · Source: UIKit reference · Fidelity: exact
  public typealias UIPresentationController = PresentationController
  /// `ModalPresentationStyle`, by UIKit's name.
  ///
  /// Apple counterpart: `UIModalPresentationStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIModalPresentationStyle = ModalPresentationStyle
  /// `Responder`, by UIKit's name.
  ///
  /// Apple counterpart: `UIResponder` · Source: UIKit reference · Fidelity: approximate
  public typealias UIResponder = Responder
  /// `KeyInput`, by UIKit's name.
  ///
  /// Apple counterpart: `UIKeyInput` · Source: UIKit reference · Fidelity: exact
  public typealias UIKeyInput = KeyInput
  /// `InputEvent`, by UIKit's name.
  ///
  /// Apple counterpart: `UIEvent` · Source: UIKit reference · Fidelity: approximate
  public typealias UIEvent = InputEvent
  /// `KeyModifiers`, by UIKit's name.
  ///
  /// Apple counterpart: `UIKeyModifierFlags` · Source: UIKit reference · Fidelity: exact
  public typealias UIKeyModifierFlags = KeyModifiers
  /// `PopoverPresentationController`, by UIKit's name.
  ///
  /// Apple counterpart: `UIPopoverPresentationController` · Source: UIKit reference ·
  /// Fidelity: approximate
  public typealias UIPopoverPresentationController = PopoverPresentationController
  /// `SheetPresentationController`, by UIKit's name.
  ///
  /// Apple counterpart: `UISheetPresentationController` · Source: UIKit reference ·
  /// Fidelity: approximate
  public typealias UISheetPresentationController = SheetPresentationController
#endif
