// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Responder {
    /// The name of UIKit's notification that the keyboard will appear; never posted here.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
      "UIKeyboardWillShowNotification")
    /// The name of UIKit's notification that the keyboard appeared; never posted here.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
      "UIKeyboardDidShowNotification")
    /// The name of UIKit's notification that the keyboard will hide; never posted here.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
      "UIKeyboardWillHideNotification")
    /// The name of UIKit's notification that the keyboard is hidden; never posted here.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
      "UIKeyboardDidHideNotification")
    /// The name of UIKit's notification that the keyboard's frame will change; never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// The name of UIKit's notification that the keyboard's frame changed; never posted here.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame at the end of its animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the keyboard's frame at the start of its animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the duration of the keyboard's animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
